import type { BodyBlock } from "../body-blocks.ts";

/** A row that one side rearranged, with its base row where it has one. */
export type ArrangedRow = { readonly base: BodyBlock | null; readonly row: BodyBlock };

/** The rows of a passage of which one side moved words between rows, while the other side only edited inside rows. */
export type Arrangement = {
  /** The rows of the base with the other side's version of each, in the base's order. */
  readonly edited: readonly { readonly base: BodyBlock; readonly row: BodyBlock }[];
  /** The rows of the side that rearranged them, in its order. */
  readonly arranged: readonly ArrangedRow[];
};
