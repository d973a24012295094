import { CLEAR_HISTORY_COMMAND, type LexicalEditor } from "lexical";
import type { PageBody } from "@stemma/document/format";
import { bodyReplacedTag } from "./register-body-changes.ts";
import { caretPosition, placeCaret } from "./caret-position.ts";

/**
 * Replaces the body and clears the undo history. The caret stays at the same offset of the same block if that block
 * still exists. Does not report a change.
 */
export function replaceBody(editor: LexicalEditor, body: PageBody): void {
  const position = caretPosition(editor);
  const state = editor.parseEditorState({ root: body.root });
  // Clear the history first, so that the new body becomes the oldest state that undo can reach.
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined);
  editor.setEditorState(state, { tag: bodyReplacedTag });
  if (position !== null) placeCaret(editor, position, bodyReplacedTag);
}
