/** The result of a comparison, ready to render: plain JSON, as the worker returns it. */
export interface Comparison {
  /** A summary line: "12 changes, 3 moves, 2 formatting", and whether the title is another one. */
  readonly sentence: string;
  readonly title: ComparedTitle;
  /** The whole page in order, with long unchanged runs folded. */
  readonly runs: readonly ComparedRun[];
  /** All changes in the order of display, as text: the stops of the next and previous buttons. */
  readonly changes: readonly ComparedChange[];
  /** How many blocks are shown whole, because the time limit was reached before their words were compared. */
  readonly boundedBlocks: number;
}

/** The page's title as HTML: each side, and both in one. */
export interface ComparedTitle {
  readonly before: string;
  readonly after: string;
  readonly both: string;
}

/** A run of blocks in pieces, which the browser lays out only when they come into view. */
export interface ComparedRun {
  /** The number of blocks in a folded run; `null` for a run that is shown. */
  readonly foldedBlocks: number | null;
  /** Unique in the comparison. */
  readonly key: string;
  readonly pieces: readonly ComparedPiece[];
  /** The number of pieces before this run. */
  readonly firstPiece: number;
}

/** A group of blocks as HTML, in both layouts. */
export interface ComparedPiece {
  readonly key: string;
  readonly inline: string;
  readonly sideBySide: string;
}

/** One change; `stop` is its `data-change` value in the DOM, "title" for the title. */
export interface ComparedChange {
  readonly stop: string;
  readonly text: string;
}
