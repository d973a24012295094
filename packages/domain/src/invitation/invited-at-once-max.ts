/** The most people that one call can invite. */
export const invitedAtOnceMax = 50;
