import type { BlockId } from "../block-id.ts";
import type { BlockJson, PageBody } from "../format.ts";

/** Two writers' changes to one body, brought together as far as nothing has to be guessed. Plain JSON. */
export type BodyMerge = {
  /** Everything that could be brought together; where there is a conflict, what `ours` has. */
  readonly body: PageBody;
  /** In the page's order; empty when nothing is left to decide. */
  readonly conflicts: readonly BlockConflict[];
};

/** A block that both sides changed in ways that touch each other. Each side is `null` where it has no such block. */
export type BlockConflict = {
  /** Names the conflict, and the block in the merged body as long as `ours` has one. */
  readonly id: BlockId;
  readonly base: BlockJson | null;
  readonly ours: BlockJson | null;
  readonly theirs: BlockJson | null;
  /** Where it stands, or would stand, among the blocks of the merged body, from 0. */
  readonly index: number;
  /** The block it stands behind; `null` at the top. Holds on where `index` has become old. */
  readonly behind: BlockId | null;
};
