import { CLEAR_HISTORY_COMMAND, type LexicalEditor } from "lexical";
import type { PageBody } from "@stemma/document/format";
import { bodyReplacedTag } from "./register-body-changes.ts";
import { caretPlace, placeCaret } from "./caret-place.ts";

/**
 * Puts another body into the editor and forgets what could be undone. The caret stays at the same place of the same block
 * where that block is still there. Tells nobody of a change: whoever calls this knows.
 */
export function replaceBody(editor: LexicalEditor, body: PageBody): void {
  const place = caretPlace(editor);
  const state = editor.parseEditorState({ root: body.root });
  // First, so that the new body becomes what the first undo goes back to.
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined);
  editor.setEditorState(state, { tag: bodyReplacedTag });
  if (place !== null) placeCaret(editor, place, bodyReplacedTag);
}
