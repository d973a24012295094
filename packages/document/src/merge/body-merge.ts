import type { BlockId } from "../block-id.ts";
import type { BlockJson, PageBody } from "../format.ts";

/**
 * The three-way merge of two writers' changes to one body. Changes that touch each other become conflicts. Plain JSON.
 */
export type BodyMerge = {
  /** The merged body. Where there is a conflict, it holds the block of `ours`. */
  readonly body: PageBody;
  /** The conflicts in the page's order; empty if there is nothing to decide. */
  readonly conflicts: readonly BlockConflict[];
};

/** A block that both sides changed in ways that touch each other. A side is `null` if it has no such block. */
export type BlockConflict = {
  /** The id of the conflict. It is also the id of the block in the merged body if `ours` has the block. */
  readonly id: BlockId;
  readonly base: BlockJson | null;
  readonly ours: BlockJson | null;
  readonly theirs: BlockJson | null;
  /** The index of the block, or of its place, among the blocks of the merged body, from 0. */
  readonly index: number;
  /** The id of the block before it; `null` at the top. It stays valid after edits that make `index` wrong. */
  readonly behind: BlockId | null;
};
