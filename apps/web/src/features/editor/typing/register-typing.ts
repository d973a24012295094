import {
  COLLABORATION_TAG,
  COMMAND_PRIORITY_HIGH,
  COMPOSITION_END_TAG,
  COMPOSITION_START_COMMAND,
  HISTORIC_TAG,
  mergeRegister,
  PASTE_TAG,
  type LexicalEditor,
  type UpdateListener,
  type UpdateListenerPayload,
} from "lexical";
import { bodyReplacedTag } from "../body/register-body-changes.ts";
import { conversionTag } from "./conversion-tag.ts";
import { $caretText, textBeforeCaret, type CaretText } from "./text-before-caret.ts";

/** The tags of updates that change the text without anybody typing it. */
const otherTags = [HISTORIC_TAG, COLLABORATION_TAG, PASTE_TAG, bodyReplacedTag, conversionTag];

/**
 * Calls the listener after each update in which the writer typed: one character, or, with an input method or a phone's
 * keyboard, a composition that has ended and has made the text before the caret longer. Undo, paste, erasing and a merge
 * are not typing: they can leave the caret directly behind `**b**` or an address, which must then stay text.
 */
export function registerTyping(editor: LexicalEditor, onTyped: UpdateListener): () => void {
  let compositionStart: CaretText | null = null;
  return mergeRegister(
    editor.registerCommand(
      COMPOSITION_START_COMMAND,
      () => {
        compositionStart = $caretText();
        return false;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerUpdateListener((update) => {
      if (!editor.isComposing() && isTyped(update, compositionStart)) onTyped(update);
    }),
  );
}

function isTyped(update: UpdateListenerPayload, compositionStart: CaretText | null): boolean {
  const { tags, dirtyLeaves, editorState, prevEditorState } = update;
  if (dirtyLeaves.size === 0 || otherTags.some((tag) => tags.has(tag))) return false;
  const isCompositionEnd = tags.has(COMPOSITION_END_TAG);
  const before = isCompositionEnd ? compositionStart : textBeforeCaret(prevEditorState);
  const after = textBeforeCaret(editorState);
  if (before === null || before.blockKey !== after?.blockKey) return false;
  if (isCompositionEnd) return after.text.length > before.text.length;
  return after.text.length === before.text.length + 1 && after.text.startsWith(before.text);
}
