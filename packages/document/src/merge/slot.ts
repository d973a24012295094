import type { BodyBlock } from "../body-blocks.ts";

/** One block in the three bodies of a merge; `null` if a body does not have the block. */
export type Slot = {
  readonly base: BodyBlock | null;
  ours: BodyBlock | null;
  theirs: BodyBlock | null;
};

/** The three bodies of a merge as slots, in the order of each body. */
export type SlotLists = {
  readonly ours: readonly Slot[];
  readonly theirs: readonly Slot[];
  /** The index of each slot in the base; inserted slots are missing. */
  readonly baseOrder: ReadonlyMap<Slot, number>;
};
