import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  type LexicalNode,
  type ParagraphNode,
} from "lexical";
import { $isHeadingNode, type HeadingNode } from "@lexical/rich-text";

/** A block of the page in the editor: what the body format knows as a paragraph or a heading. */
export type EditorBlock = ParagraphNode | HeadingNode;

/** Whether a node of the editor is a block of the page. */
export function $isEditorBlock(node: LexicalNode | null | undefined): node is EditorBlock {
  return $isParagraphNode(node) || $isHeadingNode(node);
}

/** The block a node stands in, or is. `null` for the root. */
export function $blockOf(node: LexicalNode): EditorBlock | null {
  return $findMatchingParent(node, $isEditorBlock);
}

/**
 * The blocks that the selection touches, in the page's order; none without a selection. A block that only the selection's
 * end touches, before its first character, does not count: nothing of it is selected.
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

/** Whether nothing of the block stands before this node. */
export function $isAtBlockStart(node: LexicalNode, block: EditorBlock): boolean {
  let current: LexicalNode | null = node;
  while (current !== null && !current.is(block)) {
    if (current.getPreviousSibling() !== null) return false;
    current = current.getParent();
  }
  return $isElementNode(current);
}
