/** The rows of a long tree that are drawn, and the space of the others, in pixels. */
export interface TreePart {
  /** The index of the first row. */
  readonly begin: number;
  /** The index behind the last row. */
  readonly end: number;
  readonly paddingTop: number;
  readonly paddingBottom: number;
}
