import type { BodyBlock } from "../body-blocks.ts";
import type { Run } from "../run.ts";

/** The changes from one body to another, one entry per block, in display order. */
export type BodyDiff = {
  /** The blocks of the later body in their order, with the deleted blocks at their old places. */
  readonly entries: readonly DiffEntry[];
  readonly counts: DiffCounts;
  /**
   * Whether the comparison ran out of time. The blocks in entries with `isBounded` are then shown whole, old and new.
   */
  readonly isBounded: boolean;
};

/**
 * The number of changed blocks. A block that moved and changed counts as both. A table, a table row or a column that was added,
 * deleted or moved as a whole counts once.
 */
export type DiffCounts = {
  /** Blocks that were inserted or deleted, or whose words changed. */
  readonly changes: number;
  readonly moves: number;
  /** Blocks with the same words but other marks, links, kind, alignment, indent or direction. */
  readonly formatting: number;
};

/** The change of one block, or of blocks that were split or joined. */
export type DiffEntry = InsertedEntry | DeletedEntry | MatchedEntry | PassageEntry;

/** Blocks that share words because some were split or joined. They stand next to each other in both bodies. */
export type PassageEntry = {
  readonly kind: "passage";
  readonly change: number;
  readonly isMoved: boolean;
  readonly before: PlacedRange;
  readonly after: PlacedRange;
  readonly pieces: readonly PassagePiece[];
};

/** The index of the first block among the blocks of its body, from 0, and the number of blocks. */
type PlacedRange = { readonly index: number; readonly count: number };

/** A segment of the passage's text, or the start of a block; `null` for the body that does not start one there. */
export type PassagePiece =
  | DiffSegment
  | { readonly kind: "rowStart"; readonly before: Shape | null; readonly after: Shape | null };

/** A block that only the later body has. */
export type InsertedEntry = {
  readonly kind: "inserted";
  /**
   * The number of the change, from 1, in display order. 'Next' and 'previous' step through these numbers. The cells of a table row or
   * a column that is one change have the same number.
   */
  readonly change: number;
  readonly after: PlacedBlock;
};

/** A block that only the earlier body has. */
export type DeletedEntry = {
  readonly kind: "deleted";
  readonly change: number;
  readonly before: PlacedBlock;
};

/** A block that both bodies have. The segments hold its text before and after. */
export type MatchedEntry = {
  readonly kind: "unchanged" | "changed" | "formatOnly";
  /** `null` if the block neither changed nor moved. */
  readonly change: number | null;
  /** Whether the block moved. The diff chooses the smallest set of moved blocks that explains the new order. */
  readonly isMoved: boolean;
  readonly before: PlacedShape;
  readonly after: PlacedShape;
  readonly segments: readonly DiffSegment[];
  /** Whether the block's container changed its tone, which the first of its blocks that both bodies have tells. */
  readonly tellsTone: boolean;
  /** Whether the column of the block's cell changed its width, which the first of its cells that both bodies have tells. */
  readonly tellsWidth: boolean;
  /** Whether the time ran out before the block's words were compared. */
  readonly isBounded: boolean;
};

/** All properties of a block except its text. */
export type Shape = Omit<BodyBlock, "runs">;

/** A block's shape and its index among the blocks of its body, from 0. */
type PlacedShape = { readonly index: number; readonly shape: Shape };

/** A block and its index among the blocks of its body, from 0. */
type PlacedBlock = { readonly index: number; readonly block: BodyBlock };

/** A range of a block's text with the same kind of change. */
export type DiffSegment =
  | { readonly kind: "kept" | "inserted" | "deleted"; readonly runs: readonly Run[] }
  | {
      /** The same words with other formatting. */
      readonly kind: "reformatted";
      readonly before: readonly Run[];
      readonly after: readonly Run[];
    };
