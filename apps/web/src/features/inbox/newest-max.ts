/** How many of the newest notifications are kept up to date beside the list that is read. */
export const newestMax = 50;
