/** Two texts compared, ready to be drawn: plain JSON, as the worker answers it. */
export interface Comparison {
  /** How much changed, as a line: "12 changes, 3 moves, 2 formatting", and whether the title did. */
  readonly sentence: string;
  readonly title: ComparedTitle;
  /** The whole page in its order, long unchanged runs folded. */
  readonly stretches: readonly ComparedStretch[];
  /** Every change in order of show, in words. Where next and previous go. */
  readonly changes: readonly ComparedChange[];
  /** How many blocks are shown whole, because the time bound was hit before their words were compared. */
  readonly boundedBlocks: number;
}

/** The page's title as HTML: on either side, and both in one. */
export interface ComparedTitle {
  readonly before: string;
  readonly after: string;
  readonly both: string;
}

/** A run of blocks in pieces that a browser lays out only when they come into sight. */
export interface ComparedStretch {
  /** Its blocks' number where it is folded, `null` where it is shown. */
  readonly foldedBlocks: number | null;
  /** Unique in the comparison. */
  readonly key: string;
  readonly pieces: readonly ComparedPiece[];
  /** How many pieces stand before it. */
  readonly firstPiece: number;
}

/** Some blocks as HTML, in both layouts. */
export interface ComparedPiece {
  readonly key: string;
  readonly inline: string;
  readonly sideBySide: string;
}

/** One change: `stop` finds it on the screen (`data-change`); the title's is "title". */
export interface ComparedChange {
  readonly stop: string;
  readonly text: string;
}
