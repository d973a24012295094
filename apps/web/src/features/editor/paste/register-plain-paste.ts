import {
  $addUpdateTag,
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  IS_APPLE,
  KEY_DOWN_COMMAND,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
  type LexicalEditor,
} from "lexical";
import { isPressed } from "../keys/shortcut.ts";
import { $pastePlainText } from "./paste-extension.ts";

/** Pastes plain text, in browsers and other editors as well. */
export const plainPasteShortcut = { name: "V", code: "KeyV", isShifted: true };

/**
 * Control+Shift+V (Command+Shift+V, and with Option in Safari) pastes the plain text as it is. The browser then offers that
 * text only, so that nothing else tells it from a copied plain text, in which Markdown is converted.
 */
export function registerPlainPaste(editor: LexicalEditor): () => void {
  let isWanted = false;
  return mergeRegister(
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        isWanted =
          isPressed(plainPasteShortcut, event, IS_APPLE) ||
          isPressed({ ...plainPasteShortcut, isAlternate: true }, event, IS_APPLE);
        return false;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = "clipboardData" in event ? event.clipboardData : null;
        const selection = $getSelection();
        if (!isWanted || data === null || selection === null) return false;
        isWanted = false;
        if (!$pastePlainText(data.getData("text/plain"), selection, data)) return false;
        $addUpdateTag(PASTE_TAG);
        event.preventDefault();
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
}
