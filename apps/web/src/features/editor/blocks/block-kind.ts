import { $createListItemNode, $createListNode, $isListItemNode, $isListNode } from "@lexical/list";
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
} from "@lexical/rich-text";
import {
  $createParagraphNode,
  $getSelection,
  $getState,
  $isRangeSelection,
  $setState,
} from "lexical";
import { blockIdState } from "@stemma/document/block-id-state";
import { listDepthMax } from "@stemma/document/body-limits";
import type { ListType } from "@stemma/document/format";
import type { BlockKind } from "@stemma/document/make-block";
import { $changeRows, $replaceRow } from "../lists/change-rows.ts";
import type { EditorBlock } from "./selected-blocks.ts";

/** The kind of a block in the editor. A heading below the third level, which the format lacks, counts as `h3`. */
export function $blockKind(block: EditorBlock): BlockKind {
  if ($isListItemNode(block)) {
    const list = block.getParent();
    return $isListNode(list) ? list.getListType() : "bullet";
  }
  if ($isQuoteNode(block)) return "quote";
  if (!$isHeadingNode(block)) return "paragraph";
  const tag = block.getTag();
  return tag === "h1" || tag === "h2" ? tag : "h3";
}

/** Creates an empty block of this kind, not yet attached to the page. A row of a list belongs into a list. */
export function $createBlock(kind: BlockKind): EditorBlock {
  if (kind === "paragraph") return $createParagraphNode();
  if (kind === "quote") return $createQuoteNode();
  return isListKind(kind) ? $createListItemNode() : $createHeadingNode(kind);
}

/** Whether blocks of this kind are rows of a list. */
export function isListKind(kind: BlockKind): kind is ListType {
  return kind === "bullet" || kind === "number" || kind === "check";
}

/**
 * Changes a block to this kind and returns the block that now stands there. The block keeps its text, id, alignment and
 * indent, and the caret stays; an indent becomes the level in the list.
 */
export function $setBlockKind(block: EditorBlock, kind: BlockKind): EditorBlock {
  if ($blockKind(block) === kind) return block;
  if ($isListItemNode(block) && isListKind(kind)) {
    $changeRows([block], (row) => ({ ...row, type: kind, start: null }));
    return block;
  }
  const changed = $createBlock(kind);
  $setState(changed, blockIdState, $getState(block, blockIdState));
  changed.setFormat(block.getFormatType());
  changed.setDirection(block.getDirection());
  const indent = block.getIndent();
  if ($isListItemNode(block)) {
    changed.setIndent(indent);
    $moveContent(block, changed);
    $replaceRow(block, changed);
  } else if ($isListItemNode(changed) && isListKind(kind)) {
    $moveContent(block, changed);
    block.replace($createListNode(kind).append(changed));
    const depth = Math.min(indent, listDepthMax);
    if (depth > 0) $changeRows([changed], (row) => ({ ...row, depth }));
  } else {
    changed.setIndent(indent);
    return block.replace(changed, true);
  }
  return changed;
}

/** Moves the content of a block into an empty one. A caret in the block itself moves as well. */
function $moveContent(from: EditorBlock, to: EditorBlock): void {
  const selection = $getSelection();
  to.append(...from.getChildren());
  if (!$isRangeSelection(selection)) return;
  for (const point of [selection.anchor, selection.focus]) {
    if (point.key === from.getKey()) point.set(to.getKey(), point.offset, "element");
  }
}
