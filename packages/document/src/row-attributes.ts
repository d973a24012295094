/** The properties of a row that only some kinds have. */
export type RowAttributes = {
  /** A row of a check list that is done. */
  readonly checked?: true;
  /** The number of the first row of a numbered list; missing for all other rows. */
  readonly start?: number;
  /** The language of a block of code; missing for plain text. */
  readonly language?: string;
};

/**
 * Whether rows have the same attributes. A row that became the first of its list, or is it no more, has no other number for
 * that reason: the list kept its own.
 */
export function sameAttributes(a: RowAttributes, b: RowAttributes): boolean {
  const isSameStart = a.start === undefined || b.start === undefined || a.start === b.start;
  return a.checked === b.checked && a.language === b.language && isSameStart;
}
