/** The colours of highlighted text, in the order of menus. */
export const highlightColors = ["yellow", "green", "blue", "pink"] as const;

/** A colour of highlighted text. The style sheet says how it looks in light and in dark. */
export type HighlightColor = (typeof highlightColors)[number];

/**
 * The marks of a text, as bits. A text's `format` is their sum. Those up to `superscript` are Lexical's; Lexical knows no
 * colours, but keeps all bits of a format through typing, splitting and undo, and joins only texts with equal ones. The
 * bits of the colours are far from Lexical's, so that it can add marks.
 */
export const markBits = {
  bold: 1,
  italic: 2,
  strikethrough: 4,
  underline: 8,
  code: 16,
  subscript: 32,
  superscript: 64,
  yellow: 0x1_00_00,
  green: 0x2_00_00,
  blue: 0x4_00_00,
  pink: 0x8_00_00,
} as const;

/** The name of a mark. A highlight is one mark for each colour. */
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
  ...highlightColors,
];

/** The bits of all marks; the format knows no other bit. */
export const knownMarkBits = allMarks.reduce((bits, mark) => bits | markBits[mark], 0);

/** The bits of all colours. */
export const highlightBits = highlightColors.reduce((bits, color) => bits | markBits[color], 0);

/**
 * The marks that a text with these bits has: without bits that the format does not know. Text is lowered or raised, never
 * both: of subscript and superscript, subscript stays. Text has one colour at most: the first one stays.
 */
export function canonicalMarks(bits: number): number {
  let marks = bits & knownMarkBits;
  if ((marks & markBits.subscript) !== 0) marks &= ~markBits.superscript;
  const colors = marks & highlightBits;
  // The lowest bit of the colours.
  return (marks & ~highlightBits) | (colors & -colors);
}

/** The marks with this colour in place of another one; `null` for none. */
export function withHighlight(marks: number, color: HighlightColor | null): number {
  return (marks & ~highlightBits) | (color === null ? 0 : markBits[color]);
}

/** The colour of a text with these marks; `null` if it is not highlighted. */
export function highlightOf(marks: number): HighlightColor | null {
  return highlightColors.find((color) => (marks & markBits[color]) !== 0) ?? null;
}
