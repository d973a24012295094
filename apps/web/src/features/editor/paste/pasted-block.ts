import type { BlockId } from "@stemma/document/block-id";
import type { Container } from "@stemma/document/containers/container";
import type { BodyBlock } from "@stemma/document/body-blocks";

/** A pasted block: the fields of a body's block, with an id only if it comes from a Stemma page. */
export type PastedBlock = Omit<BodyBlock, "id" | "number" | "within"> & {
  readonly id: BlockId | null;
  readonly within: Container | null;
};
