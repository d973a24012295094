import type { BodyBlock } from "../body-blocks.ts";

/** One block in the three bodies of a merge; `null` if a body does not have the block. */
export type Slot = {
  readonly base: BodyBlock | null;
  ours: BodyBlock | null;
  theirs: BodyBlock | null;
  /** The index of the block in each body; -1 if a body does not have the block. */
  readonly at: { readonly base: number; ours: number; theirs: number };
};

/** One of the two bodies of a merge that were made from the base. */
export type Side = "ours" | "theirs";

/** One of the three bodies of a merge: the base or a side. */
export type BodyName = keyof Slot["at"];

/** The three bodies of a merge as slots, in the order of each body. */
export type SlotLists = {
  readonly base: readonly Slot[];
  readonly ours: readonly Slot[];
  readonly theirs: readonly Slot[];
};

/** The order of the slots on each side. */
export type SideOrders = Pick<SlotLists, Side>;
