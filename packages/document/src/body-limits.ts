/** The largest stored body, in bytes of its JSON in UTF-8. */
export const bodyMaxBytes = 2 * 1024 * 1024;

/** The deepest indent of a block, in steps. A deeper indent is reduced to this. */
export const indentMax = 10;

/** The longest URL of a link, in UTF-16 units. */
export const urlMaxCharacters = 4096;
