import type { BlockId } from "@stemma/document/block-id";
import type { BodyBlock } from "@stemma/document/body-blocks";

/** A pasted block: the fields of a body's block, with an id only if it comes from a Stemma page. */
export type PastedBlock = Omit<BodyBlock, "id" | "number"> & { readonly id: BlockId | null };
