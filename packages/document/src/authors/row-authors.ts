/** A range of a row's text with one author: its length in UTF-16 code units, and the sequence of the version that wrote it. */
export type AuthorSpan = readonly [length: number, sequence: number];

/** The authors of one row's text, from its beginning to its end. The lengths add up to the length of the text. */
export type RowAuthors = readonly AuthorSpan[];
