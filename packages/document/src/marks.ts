/** The marks of a text, as Lexical's bits. A text's `format` is their sum. */
export const markBits = { bold: 1, italic: 2, underline: 8 } as const;

/** The name of a mark. */
export type Mark = keyof typeof markBits;

/** Every mark, in the order of nesting and naming. */
export const allMarks: readonly Mark[] = ["bold", "italic", "underline"];

/** The bits of all marks; the format knows no other bit. */
export const knownMarkBits = markBits.bold | markBits.italic | markBits.underline;
