import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type EditorState,
  type LexicalNode,
  type NodeKey,
} from "lexical";
import { $blockOf } from "../blocks/selected-blocks.ts";

/** The block with the caret, and its text before the caret. */
export type CaretText = { readonly blockKey: NodeKey; readonly text: string };

/** Several listeners ask about the same two states after every keystroke. */
const known = new WeakMap<EditorState, CaretText | null>();

/** The text before the caret in a state that an update committed; `null` without a caret. */
export function textBeforeCaret(state: EditorState): CaretText | null {
  const found = known.get(state);
  if (found !== undefined) return found;
  const read = state.read($caretText);
  known.set(state, read);
  return read;
}

/** The text before the caret in the update under way; `null` without a caret. */
export function $caretText(): CaretText | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { anchor } = selection;
  const node = anchor.getNode();
  const block = $blockOf(node);
  if (block === null) return null;
  const inNode = $isElementNode(node)
    ? node.getChildren().slice(0, anchor.offset).map(textOf).join("")
    : textOf(node).slice(0, anchor.offset);
  return { blockKey: block.getKey(), text: $textBefore(node, block) + inNode };
}

/** The text of a block before a node in it. */
function $textBefore(node: LexicalNode, block: LexicalNode): string {
  let text = "";
  for (let at: LexicalNode = node; !at.is(block); at = at.getParentOrThrow()) {
    for (let other = at.getPreviousSibling(); other !== null; other = other.getPreviousSibling()) {
      text = textOf(other) + text;
    }
  }
  return text;
}

function textOf(node: LexicalNode): string {
  return node.getTextContent();
}
