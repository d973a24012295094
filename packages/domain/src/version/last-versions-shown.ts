/** The number of latest versions in the answer for one page. */
export const lastVersionsShown = 12;
