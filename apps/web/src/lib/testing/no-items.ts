/** The answer of a paginated list without items. */
export const noItems = { items: [], nextCursor: null };
