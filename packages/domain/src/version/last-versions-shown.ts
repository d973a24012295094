/** How many of its last versions a page's view holds. */
export const lastVersionsShown = 12;
