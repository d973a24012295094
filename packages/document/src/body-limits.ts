/** The largest stored body, in bytes of its JSON in UTF-8. */
export const bodyMaxBytes = 2 * 1024 * 1024;

/** The deepest indent of a block, in steps. A deeper indent is reduced to this. */
export const indentMax = 10;

/** The deepest level of a list, from 0: eight levels. Deeper rows are raised to it. */
export const listDepthMax = 7;

/** The largest number that a numbered list begins with. Larger ones are reduced to it. */
export const listStartMax = 1_000_000_000;

/** The longest URL of a link, in UTF-16 units. */
export const urlMaxCharacters = 4096;

/** The most columns that a table has. */
export const tableColumnsMax = 50;

/** The most cells that a table has: more would not fit into a body. */
export const tableCellsMax = 10_000;

/** The narrowest width that a column of a table is given, in pixels: one sign and the space beside it. */
export const columnWidthMin = 40;

/** The widest width that a column of a table is given, in pixels: a bit more than the text is wide. */
export const columnWidthMax = 800;
