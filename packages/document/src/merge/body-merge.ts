import type { BlockId } from "../block-id.ts";
import type { BlockJson, PageBody } from "../format.ts";
import type { PassageChange } from "./passage-change.ts";

/** The three-way merge of two writers' changes to one body. Changes that touch each other become conflicts. */
export type BodyMerge = {
  /** The merged body. Where there is a conflict, it holds the rows of `ours`. */
  readonly body: PageBody;
  /** The conflicts in the page's order; empty if there is nothing to decide. */
  readonly conflicts: readonly PassageConflict[];
  /** The merged body as a list of parts, in the page's order, for `resolveMerge`. */
  readonly parts: readonly MergePart[];
  /** The names of the table rows and columns that a side deleted: a choice can leave nothing but empty cells of them. */
  readonly deletedLines: readonly string[];
};

/** A part of a merged body: a merged row, or what each choice in a conflict puts at this place. */
export type MergePart =
  | { readonly conflict: null; readonly row: BlockJson }
  | {
      readonly conflict: PassageConflict;
      readonly ours: readonly BlockJson[];
      readonly theirs: readonly BlockJson[];
      readonly both: readonly BlockJson[];
    };

/**
 * A passage that both sides changed in ways that touch each other. Each side is a list of rows: it holds that side's
 * version of the words in conflict, and both sides' other changes to the passage. Where rows were moved as well, or the
 * time was up, a side is only what that side has. A side without rows deleted them.
 */
export type PassageConflict = {
  /** Unique in the merge, and stable for the same three bodies: the id of a row of the passage. */
  readonly id: BlockId;
  readonly base: readonly BlockJson[];
  readonly ours: readonly BlockJson[];
  readonly theirs: readonly BlockJson[];
  /**
   * The words of both sides, ours first, each word once. `null` where the words of both sides have no common place: where
   * rows or words were moved differently.
   */
  readonly both: readonly BlockJson[] | null;
  /**
   * Whether `both` reads as a text: each side added words at the same place, or replaced whole rows. Words that both
   * sides replaced would only stand beside each other.
   */
  readonly offersBoth: boolean;
  /** Whether both sides moved the passage to different places. The words of both sides are then the same. */
  readonly isMove: boolean;
  /** What each side did to the passage, for telling the writer. */
  readonly changes: { readonly ours: PassageChange; readonly theirs: PassageChange };
};
