import { $createHeadingNode, $isHeadingNode } from "@lexical/rich-text";
import { $createParagraphNode, $getState, $setState } from "lexical";
import { blockIdState } from "@stemma/document/block-id-state";
import type { BlockKind } from "@stemma/document/make-block";
import type { EditorBlock } from "./selected-blocks.ts";

/** The kind of a block in the editor. A heading below the third level, which the format lacks, counts as `h3`. */
export function $blockKind(block: EditorBlock): BlockKind {
  if (!$isHeadingNode(block)) return "paragraph";
  const tag = block.getTag();
  return tag === "h1" || tag === "h2" ? tag : "h3";
}

/** Creates an empty block of this kind, not yet attached to the page. */
export function $createBlock(kind: BlockKind): EditorBlock {
  return kind === "paragraph" ? $createParagraphNode() : $createHeadingNode(kind);
}

/**
 * Changes the kind of a block. Keeps its id, text, alignment, indent and direction, and the selection. @returns the
 * block that takes its place.
 */
export function $setBlockKind(block: EditorBlock, kind: BlockKind): EditorBlock {
  if ($blockKind(block) === kind) return block;
  const changed = $createBlock(kind);
  $setState(changed, blockIdState, $getState(block, blockIdState));
  changed.setFormat(block.getFormatType());
  changed.setIndent(block.getIndent());
  changed.setDirection(block.getDirection());
  return block.replace(changed, true);
}
