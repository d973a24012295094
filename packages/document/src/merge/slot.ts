import type { BodyBlock } from "../body-blocks.ts";

/** One block across the three bodies of a merge; `null` where a body does not have it. */
export type Slot = {
  readonly base: BodyBlock | null;
  ours: BodyBlock | null;
  theirs: BodyBlock | null;
};

/** The three bodies of a merge as slots, each body's in its order. */
export type SlotLists = {
  readonly ours: readonly Slot[];
  readonly theirs: readonly Slot[];
  /** Where a slot stands in the base, for those that stand there. */
  readonly baseOrder: ReadonlyMap<Slot, number>;
};
