import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  DELETE_CHARACTER_COMMAND,
  KEY_BACKSPACE_COMMAND,
  mergeRegister,
  UNDO_COMMAND,
  type EditorState,
  type LexicalEditor,
  type RangeSelection,
} from "lexical";
import { conversionTag } from "./conversion-tag.ts";

/**
 * Backspace directly after a conversion gives back the characters that were typed: it undoes that one step. "Directly"
 * means that neither the text nor the caret changed since; then Backspace erases as usual.
 */
export function registerConversionUndo(editor: LexicalEditor): () => void {
  /** The caret after a conversion; `null` once anything else happened. */
  let caret: RangeSelection | null = null;
  const undo = (): boolean => {
    if (caret === null) return false;
    caret = null;
    return editor.dispatchCommand(UNDO_COMMAND, undefined);
  };

  return mergeRegister(
    editor.registerUpdateListener(({ editorState, tags, dirtyElements, dirtyLeaves }) => {
      const isConversion = tags.has(conversionTag);
      if (caret === null && !isConversion) return;
      const now = caretOf(editorState);
      const isUnchanged =
        dirtyElements.size === 0 && dirtyLeaves.size === 0 && isSamePlace(now, caret);
      if (isConversion || !isUnchanged) caret = isConversion ? now : null;
    }),
    // Desktop keyboards send the key; those of phones only what shall be deleted. In Chrome on Android no command comes:
    // the browser erases the character also where the event is prevented, so Lexical lets it.
    editor.registerCommand(
      KEY_BACKSPACE_COMMAND,
      (event) => {
        if (!undo()) return false;
        event.preventDefault();
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      DELETE_CHARACTER_COMMAND,
      (isBackward) => isBackward && undo(),
      COMMAND_PRIORITY_HIGH,
    ),
  );
}

function caretOf(state: EditorState): RangeSelection | null {
  const selection = state.read($getSelection);
  return $isRangeSelection(selection) && selection.isCollapsed() ? selection : null;
}

function isSamePlace(one: RangeSelection | null, other: RangeSelection | null): boolean {
  return one !== null && other !== null && one.anchor.is(other.anchor);
}
