/** The largest body the product stores, in bytes of its JSON in UTF-8. */
export const bodyMaxBytes = 2 * 1024 * 1024;

/** The deepest indent of a block, in steps; a deeper one is read as this. */
export const indentMax = 10;

/** The longest address of a link, in UTF-16 units. */
export const urlMaxCharacters = 4096;
