/** The longest message that comes with a request, in UTF-16 units. */
export const requestMessageMax = 500;
