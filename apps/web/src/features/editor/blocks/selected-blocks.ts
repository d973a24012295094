import {
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isNodeSelection,
  $isParagraphNode,
  $isRangeSelection,
  type ElementNode,
  type LexicalNode,
  type ParagraphNode,
} from "lexical";
import { $isHorizontalRuleNode, type HorizontalRuleNode } from "@lexical/extension";
import { $isCodeNode, type CodeNode } from "@lexical/code-core";
import { $isListItemNode, $isListNode, type ListItemNode } from "@lexical/list";
import { $isFileNode, type FileNode, type ImageNode } from "@stemma/document/files/file-node";
import { $isFrameNode } from "@stemma/document/containers/frame-node";
import {
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  type TableCellNode,
  type TableNode,
  type TableRowNode,
} from "@lexical/table";
import { $isHeadingNode, $isQuoteNode, type HeadingNode, type QuoteNode } from "@lexical/rich-text";

/**
 * A block of the page in the editor: a paragraph, a heading, a quotation, code, a row of a list, as in the body format; of a picture
 * or a file, its children are the caption.
 */
export type EditorBlock =
  | ParagraphNode
  | HeadingNode
  | QuoteNode
  | CodeNode
  | ListItemNode
  | ImageNode
  | FileNode;

/** A row of the page in the editor: a block, or a divider, in which no caret can stand. */
export type EditorRow = EditorBlock | HorizontalRuleNode;

/** Whether an editor node is a row of the page. */
export function $isEditorRow(node: LexicalNode | null | undefined): node is EditorRow {
  return $isEditorBlock(node) || $isHorizontalRuleNode(node);
}

/** Whether an editor node is a block of the page. */
export function $isEditorBlock(node: LexicalNode | null | undefined): node is EditorBlock {
  if ($isListItemNode(node)) return !$isListNode(node.getFirstChild());
  return (
    $isParagraphNode(node) ||
    $isHeadingNode(node) ||
    $isQuoteNode(node) ||
    $isCodeNode(node) ||
    $isFileNode(node)
  );
}

/** The blocks of the page in order, those of its lists and callouts with the others. */
export function $editorBlocks(parent?: ElementNode): EditorBlock[] {
  return $editorRows(parent).filter($isEditorBlock);
}

/** The blocks and the dividers of the page in order. */
export function $editorRows(parent: ElementNode = $getRoot()): EditorRow[] {
  return parent.getChildren().flatMap((node) => {
    if ($isEditorRow(node)) return [node];
    return $isListNode(node) || $isListItemNode(node) || $isFrameNode(node) || $isTablePart(node)
      ? $editorRows(node)
      : [];
  });
}

/** Whether a node is a table, or a row or a cell of one. */
export function $isTablePart(node: LexicalNode): node is TableNode | TableRowNode | TableCellNode {
  return $isTableNode(node) || $isTableRowNode(node) || $isTableCellNode(node);
}

/** The block that contains the node, or the node itself if it is a block. `null` for the root. */
export function $blockOf(node: LexicalNode): EditorBlock | null {
  return $findMatchingParent(node, $isEditorBlock);
}

/**
 * The blocks in the selection, in the page's order; empty without a selection. Leaves out a last block in which the
 * selection ends before the first character, because nothing of that block is selected.
 */
export function $selectedBlocks(): EditorBlock[] {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return [];
  const blocks = new Set<EditorBlock>();
  const [start, end] = selection.isBackward()
    ? [selection.focus, selection.anchor]
    : [selection.anchor, selection.focus];
  for (const node of [start.getNode(), ...selection.getNodes(), end.getNode()]) {
    const block = $blockOf(node);
    if (block !== null) blocks.add(block);
  }
  const last = $blockOf(end.getNode());
  const isLastUntouched =
    blocks.size > 1 && last !== null && end.offset === 0 && $isAtBlockStart(end.getNode(), last);
  if (isLastUntouched) blocks.delete(last);
  return [...blocks];
}

/** The selected blocks and the dividers between them, or the dividers that a click or an arrow key selected. */
export function $selectedRows(): EditorRow[] {
  const selection = $getSelection();
  if (selection === null) return [];
  const dividers = selection.getNodes().filter($isHorizontalRuleNode);
  if ($isNodeSelection(selection)) return dividers;
  const blocks = $selectedBlocks();
  if (dividers.length === 0) return blocks;
  return [...blocks, ...dividers].toSorted((a, b) => (a.isBefore(b) ? -1 : 1));
}

/** Whether the node is the first thing in the block. */
function $isAtBlockStart(node: LexicalNode, block: EditorBlock): boolean {
  let current: LexicalNode | null = node;
  while (current !== null && !current.is(block)) {
    if (current.getPreviousSibling() !== null) return false;
    current = current.getParent();
  }
  return $isElementNode(current);
}

/** The block with the caret at its very start, or `null`. */
export function $blockAtCaretStart(): EditorBlock | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { anchor } = selection;
  const block = $blockOf(anchor.getNode());
  if (block === null || anchor.offset !== 0) return null;
  return $isAtBlockStart(anchor.getNode(), block) ? block : null;
}

/** The block with the caret at its very end, or `null`. */
export function $blockAtCaretEnd(): EditorBlock | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { anchor } = selection;
  let node: LexicalNode = anchor.getNode();
  const block = $blockOf(node);
  const size =
    anchor.type === "text" ? node.getTextContentSize() : anchor.getNode().getChildrenSize();
  if (block === null || anchor.offset < size) return null;
  for (; !node.is(block); node = node.getParentOrThrow()) {
    if (node.getNextSibling() !== null) return null;
  }
  return block;
}
