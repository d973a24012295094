/** The shortest password that the server takes, in UTF-16 units. */
export const passwordMinCharacters = 8;
