/** How many of the newest notifications are kept current, separately from the fetched list. */
export const newestMax = 50;
