import {
  $createParagraphNode,
  $getRoot,
  $getState,
  $isParagraphNode,
  type LexicalNode,
} from "lexical";
import { $isListItemNode } from "@lexical/list";
import type { BlockId } from "@stemma/document/block-id";
import { blockIdState } from "@stemma/document/block-id-state";
import { $createFileNode, type FileNode, type ImageNode } from "@stemma/document/files/file-node";
import type { FileKind } from "@stemma/document/make-block";
import type { RowAttributes } from "@stemma/document/row-attributes";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $editorBlocks, type EditorBlock } from "../blocks/selected-blocks.ts";
import { $cellOf } from "../tables/table-nodes.ts";

/**
 * Inserts a picture or a file below the block with this id, or at the end of the page if it is gone: above an empty paragraph, behind
 * the table of a cell, and in a list by ending it there. The caret stays. A paragraph follows at the end of the page. Returns the
 * new row.
 */
export function $insertFile(
  kind: FileKind,
  attributes: RowAttributes,
  below: BlockId | null,
): ImageNode | FileNode {
  const row = $createFileNode(kind, attributes);
  const blocks = $editorBlocks();
  $insertRow(row, blocks.find((one) => $getState(one, blockIdState) === below) ?? blocks.at(-1));
  return row;
}

/** Inserts a row that is no text below a block, as `$insertFile` does; at the end of the page without one. */
export function $insertRow(row: LexicalNode, block: EditorBlock | undefined): void {
  if (block === undefined) $getRoot().append(row);
  else $insertAt(block, row);
  if (row.getNextSibling() === null) row.insertAfter($createParagraphNode());
}

function $insertAt(block: EditorBlock, row: LexicalNode): void {
  if ($cellOf(block) !== null) return void $outermostOf(block).insertAfter(row);
  if ($isParagraphNode(block) && block.isEmpty()) return void block.insertBefore(row);
  if (!$isListItemNode(block)) return void block.insertAfter(row);
  if (block.isEmpty()) return void $setBlockKind(block, "paragraph").insertBefore(row);
  // Another row of the list that becomes a paragraph cuts the list in two.
  const behind = block.insertNewAfter(null as never, false);
  const paragraph = $isListItemNode(behind) ? $setBlockKind(behind, "paragraph") : null;
  if (paragraph === null) return void $outermostOf(block).insertAfter(row);
  paragraph.replace(row);
}

/** What stands in the page itself: the block, or the list, callout or table that it is in. */
function $outermostOf(block: EditorBlock): LexicalNode {
  return [block, ...block.getParents()].at(-2) ?? block;
}
