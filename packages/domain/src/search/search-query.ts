/** The longest search query, in UTF-16 units. */
export const queryMaxCharacters = 200;
