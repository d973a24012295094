/** The marks a text may carry, as Lexical's bits. A text's `format` is their sum. */
export const markBits = { bold: 1, italic: 2, underline: 8 } as const;

/** A mark of a text, by name. */
export type Mark = keyof typeof markBits;

/** Every mark, in the order in which they are nested and named. */
export const allMarks: readonly Mark[] = ["bold", "italic", "underline"];

/** The bits that `allMarks` take; any other bit is unknown to the format. */
export const knownMarkBits = markBits.bold | markBits.italic | markBits.underline;
