import { COMMAND_PRIORITY_LOW, IS_APPLE, KEY_DOWN_COMMAND, type LexicalEditor } from "lexical";
import { formattingActions } from "../formatting/formatting-actions.ts";
import { isPressed } from "./shortcut.ts";

/** Registers the keyboard shortcut of every toolbar command. */
export function registerShortcuts(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      const action = Object.values(formattingActions).find(({ shortcut }) =>
        isPressed(shortcut, event, IS_APPLE),
      );
      if (action === undefined) return false;
      event.preventDefault();
      action.$run();
      return true;
    },
    COMMAND_PRIORITY_LOW,
  );
}
