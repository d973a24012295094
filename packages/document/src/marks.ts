/** The marks of a text, as Lexical's bits. A text's `format` is their sum. */
export const markBits = {
  bold: 1,
  italic: 2,
  strikethrough: 4,
  underline: 8,
  code: 16,
  subscript: 32,
  superscript: 64,
} as const;

/** The name of a mark. */
export type Mark = keyof typeof markBits;

/** Every mark, in the order of naming. */
export const allMarks: readonly Mark[] = [
  "bold",
  "italic",
  "underline",
  "strikethrough",
  "code",
  "subscript",
  "superscript",
];

/** The bits of all marks; the format knows no other bit. */
export const knownMarkBits = allMarks.reduce((bits, mark) => bits | markBits[mark], 0);

/**
 * The marks that a text with these bits has: without bits that the format does not know. Text is lowered or raised, never
 * both: of subscript and superscript, subscript stays.
 */
export function canonicalMarks(bits: number): number {
  const known = bits & knownMarkBits;
  return (known & markBits.subscript) === 0 ? known : known & ~markBits.superscript;
}
