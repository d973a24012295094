import type { BodyBlock } from "../body-blocks.ts";

/** The rows of the three bodies that a merged row was made from. At least one is not `null`. */
export type RowSource = {
  readonly base: BodyBlock | null;
  readonly ours: BodyBlock | null;
  readonly theirs: BodyBlock | null;
};

/** A merged row before its id is chosen. */
export type MergedRow = { readonly row: BodyBlock; readonly source: RowSource };

/** The merge of the rows of one passage. */
export type RowsMerge =
  | { readonly isConflict: false; readonly rows: readonly MergedRow[] }
  | {
      readonly isConflict: true;
      readonly ours: readonly MergedRow[];
      readonly theirs: readonly MergedRow[];
      /** `null` where the words of both sides have no common place. */
      readonly both: readonly MergedRow[] | null;
      /** Whether `both` reads as a text. */
      readonly offersBoth: boolean;
    };
