/** What a row has besides its text, kind, alignment, indent and direction; only what its kind knows. */
export type RowAttributes = {
  /** A row of a check list that is done. */
  readonly checked?: true;
  /** The number with which the row begins a numbered list, if not 1. */
  readonly start?: number;
};

/** A text that is equal for equal attributes. */
export function attributesKey({ checked, start }: RowAttributes): string {
  return `${checked === true ? "x" : ""}${start ?? ""}`;
}
