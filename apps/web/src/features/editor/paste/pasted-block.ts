import type { BlockId } from "@stemma/document/block-id";
import type { BodyBlock } from "@stemma/document/body-blocks";

/** A block as it comes in from outside: everything of a body's block; the id only where it comes from a page of ours. */
export type PastedBlock = Omit<BodyBlock, "id"> & { readonly id: BlockId | null };
