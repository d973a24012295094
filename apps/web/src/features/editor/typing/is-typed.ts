import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COLLABORATION_TAG,
  COMPOSITION_END_TAG,
  HISTORIC_TAG,
  PASTE_TAG,
  type EditorState,
  type LexicalNode,
  type NodeKey,
  type UpdateListenerPayload,
} from "lexical";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { bodyReplacedTag } from "../body/register-body-changes.ts";
import { conversionTag } from "./conversion-tag.ts";

/** The tags of updates that change the text without anybody typing it. */
const otherTags = [HISTORIC_TAG, COLLABORATION_TAG, PASTE_TAG, bodyReplacedTag, conversionTag];

/**
 * Whether the writer typed one character in this update, or ended a composition (of an input method, or of a phone's
 * keyboard). Undo, paste, a replaced body and erased text are not typing, although some of them leave the caret behind
 * the same character.
 */
export function isTyped(update: UpdateListenerPayload): boolean {
  const { tags, dirtyLeaves, editorState, prevEditorState } = update;
  if (dirtyLeaves.size === 0 || otherTags.some((tag) => tags.has(tag))) return false;
  if (tags.has(COMPOSITION_END_TAG)) return true;
  const before = textBeforeCaret(prevEditorState);
  const after = textBeforeCaret(editorState);
  return (
    before !== null &&
    before.blockKey === after?.blockKey &&
    after.text.length === before.text.length + 1 &&
    after.text.startsWith(before.text)
  );
}

/** The block with the caret, and its text before the caret; `null` without a caret. */
export function textBeforeCaret(
  state: EditorState,
): { readonly blockKey: NodeKey; readonly text: string } | null {
  return state.read(() => {
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
  });
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
