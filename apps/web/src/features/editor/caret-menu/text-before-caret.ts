import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type LexicalNode,
  type TextNode,
} from "lexical";
import { $blockOf } from "../blocks/selected-blocks.ts";

/**
 * The text node with the caret, and the text before the caret in that node and the node before it; `null` without a
 * caret in text.
 */
export function $textBeforeCaret(): { readonly node: TextNode; readonly text: string } | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const node = selection.anchor.getNode();
  const block = $blockOf(node);
  if (!$isTextNode(node) || block === null) return null;
  let text = node.getTextContent().slice(0, selection.anchor.offset);
  // The slash rule looks at most at the one character before this node: whether it is white space.
  const previous: LexicalNode | null = node.getPreviousSibling() ?? node.getParent();
  if (previous !== null && !previous.is(block)) text = previous.getTextContent() + text;
  return { node, text };
}
