/** The shortest password that the server accepts, in UTF-16 units. */
export const passwordMinCharacters = 8;
