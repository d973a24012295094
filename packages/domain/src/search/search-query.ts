/** The longest search that is answered, in UTF-16 units. */
export const queryMaxCharacters = 200;
