import { $isCodeNode } from "@lexical/code-core";
import { $createListItemNode, $isListItemNode, $isListNode } from "@lexical/list";
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
  type NodeKey,
} from "lexical";
import { $isFileNode } from "@stemma/document/files/file-node";
import { $createCodeBlockNode } from "@stemma/document/code/code-block-node";
import { $createDiagramNode } from "@stemma/document/diagrams/diagram-node";
import { $isDrawnNode } from "@stemma/document/drawn/drawn-node";
import { $createMathNode } from "@stemma/document/math/math-node";
import { blockIdState } from "@stemma/document/block-id-state";
import type { ListType } from "@stemma/document/format";
import type { BlockKind, TextKind } from "@stemma/document/make-block";
import { $changeRows } from "../lists/change-rows.ts";
import { $foldLists } from "../lists/fold-lists.ts";
import { $nodesOf } from "../lists/list-rows.ts";
import type { EditorBlock } from "./selected-blocks.ts";

/**
 * The kind of a block in the editor. A heading below the third level, which the format lacks, counts as `h3`; a caption as a
 * paragraph.
 */
export function $blockKind(block: EditorBlock): TextKind {
  if ($isListItemNode(block)) {
    const list = block.getParent();
    return $isListNode(list) ? list.getListType() : "bullet";
  }
  if ($isQuoteNode(block)) return "quote";
  if ($isDrawnNode(block)) return block.kind;
  if ($isCodeNode(block)) return "codeBlock";
  if (!$isHeadingNode(block)) return "paragraph";
  const tag = block.getTag();
  return tag === "h1" || tag === "h2" ? tag : "h3";
}

/** Creates an empty block of this kind, not yet attached to the page. A row of a list belongs into a list. */
export function $createBlock(kind: TextKind): EditorBlock {
  if (kind === "paragraph") return $createParagraphNode();
  if (kind === "quote") return $createQuoteNode();
  if (kind === "codeBlock") return $createCodeBlockNode();
  if (kind === "math") return $createMathNode();
  if (kind === "diagram") return $createDiagramNode();
  return isListKind(kind) ? $createListItemNode() : $createHeadingNode(kind);
}

/** Whether blocks of this kind are rows of a list. */
export function isListKind(kind: BlockKind): kind is ListType {
  return kind === "bullet" || kind === "number" || kind === "check";
}

/** Changes a block to this kind and returns the block that now stands there, as `$setBlockKinds` does. */
export function $setBlockKind(block: EditorBlock, kind: TextKind): EditorBlock {
  const [changed = block] = $setBlockKinds([block], kind);
  return changed;
}

/**
 * Changes blocks to this kind and returns the blocks that now stand there. A picture and a file stay. A block keeps its text, id, alignment and
 * indent, and the caret stays; an indent becomes the level in the list.
 */
export function $setBlockKinds(blocks: readonly EditorBlock[], kind: TextKind): EditorBlock[] {
  const others = blocks.filter((block) => $blockKind(block) !== kind && !$isFileNode(block));
  const rows = others.filter($isListItemNode);
  const texts = others.filter((block) => !$isListItemNode(block));
  const changed = new Map<NodeKey, EditorBlock>();
  if (isListKind(kind)) {
    $changeRows(rows, (row) => ({ ...row, type: kind, start: null }));
    for (const block of texts) changed.set(block.getKey(), $replaceByRow(block, kind));
    // Lexical would put neighbouring lists together one by one.
    $foldLists(Array.from(changed.values(), (row) => row.getTopLevelElementOrThrow().getKey()));
  } else {
    $changeRows(rows, ({ item, depth }) => {
      const block = $createLike(item, kind);
      block.setIndent(depth);
      $moveContent(item, block);
      changed.set(item.getKey(), block);
      return { block };
    });
    for (const block of texts) {
      const like = $createLike(block, kind);
      like.setIndent(block.getIndent());
      changed.set(block.getKey(), block.replace(like, true));
    }
  }
  return blocks.map((block) => changed.get(block.getKey()) ?? block);
}

/** An empty block of this kind with the id, the alignment and the direction of another. */
function $createLike(block: EditorBlock, kind: TextKind): EditorBlock {
  const created = $createBlock(kind);
  $setState(created, blockIdState, $getState(block, blockIdState));
  created.setFormat(block.getFormatType());
  created.setDirection(block.getDirection());
  return created;
}

/** Puts a list with one row where a block stands. */
function $replaceByRow(block: EditorBlock, kind: ListType): EditorBlock {
  const row = $createLike(block, kind);
  if (!$isListItemNode(row)) return block;
  const entry = { item: row, type: kind, depth: block.getIndent(), start: null };
  $moveContent(block, row);
  for (const list of $nodesOf([entry])) block.insertBefore(list, false);
  block.remove();
  return row;
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
