import type { BodyBlock } from "../body-blocks.ts";
import type { Run } from "../run.ts";

/** What changed from one body to another, block by block, in the order in which it is shown. */
export type BodyDiff = {
  /** The blocks of the later body in their order, and the deleted ones where they were. */
  readonly entries: readonly DiffEntry[];
  readonly counts: DiffCounts;
  /** Whether the time bound was hit: the entries that are `isBounded` are then shown whole, old and new. */
  readonly isBounded: boolean;
};

/** How much changed, in blocks. A block that moved and changed counts as both. */
export type DiffCounts = {
  /** Inserted, deleted, or with other words. */
  readonly changes: number;
  readonly moves: number;
  /** The same words with other marks, links, kind, alignment, indent or direction. */
  readonly formatting: number;
};

/** What became of one block. */
export type DiffEntry = InsertedEntry | DeletedEntry | MatchedEntry;

/** A block that is new. */
export type InsertedEntry = {
  readonly kind: "inserted";
  /** Numbers what changed from 1, in order of show: where next and previous go. */
  readonly change: number;
  readonly after: PlacedBlock;
};

/** A block that is gone. */
export type DeletedEntry = {
  readonly kind: "deleted";
  readonly change: number;
  readonly before: PlacedBlock;
};

/** A block that stands on both sides. Its text, before and after, is in the segments. */
export type MatchedEntry = {
  readonly kind: "unchanged" | "changed" | "formatOnly";
  /** `null` for a block that neither changed nor moved. */
  readonly change: number | null;
  /** Whether it stands elsewhere; the fewest blocks that explain the new order are taken as moved. */
  readonly isMoved: boolean;
  readonly before: PlacedShape;
  readonly after: PlacedShape;
  readonly segments: readonly DiffSegment[];
  /** Whether the time was up, so that its words were not compared. */
  readonly isBounded: boolean;
};

/** Everything of a block but its text. */
export type Shape = Omit<BodyBlock, "runs">;

/** A block's shape and its position among the blocks of its body, from 0. */
type PlacedShape = { readonly index: number; readonly shape: Shape };

/** A block and its position among the blocks of its body, from 0. */
type PlacedBlock = { readonly index: number; readonly block: BodyBlock };

/** A stretch of a block's text that has one fate. */
export type DiffSegment =
  | { readonly kind: "kept" | "inserted" | "deleted"; readonly runs: readonly Run[] }
  | {
      /** The same words, looking otherwise. */
      readonly kind: "reformatted";
      readonly before: readonly Run[];
      readonly after: readonly Run[];
    };
