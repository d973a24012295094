import type { BlockId } from "./block-id.ts";
import type { Alignment, BlockJson, Direction, HeadingTag } from "./format.ts";
import type { Run } from "./run.ts";
import { runsToInlines } from "./runs-to-inlines.ts";

/** The kind of a block: a paragraph or a heading of one of the three levels. */
export type BlockKind = "paragraph" | HeadingTag;

/** All properties of a block except its text. Missing properties have their defaults. */
export type BlockShape = {
  readonly id: BlockId;
  readonly kind: BlockKind;
  readonly alignment?: Alignment;
  /** In steps, 0 to `indentMax`. */
  readonly indent?: number;
  readonly direction?: Direction;
};

/** A block of this shape with this text, in canonical form. */
export function makeBlock(shape: BlockShape, runs: Iterable<Run>): BlockJson {
  const fields = {
    version: 1,
    $: { blockId: shape.id },
    children: runsToInlines(runs),
    direction: shape.direction ?? null,
    format: shape.alignment ?? "",
    indent: shape.indent ?? 0,
  } as const;
  return shape.kind === "paragraph"
    ? { type: "paragraph", ...fields, textFormat: 0, textStyle: "" }
    : { type: "heading", tag: shape.kind, ...fields };
}
