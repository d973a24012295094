/** The most characters of a source that are drawn. */
export const sourceMax = 10_000;
