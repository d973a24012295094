/** How many people can be invited at once. */
export const invitedAtOnceMax = 50;
