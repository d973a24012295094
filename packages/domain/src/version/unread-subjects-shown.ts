/** How many of the versions since the last reading are named by their subject lines: the newest. */
export const unreadSubjectsShown = 3;
