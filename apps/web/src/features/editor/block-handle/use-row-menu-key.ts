import { useEffect, useState } from "react";
import { COMMAND_PRIORITY_NORMAL, IS_APPLE, KEY_DOWN_COMMAND, type LexicalEditor } from "lexical";
import { isPressed } from "../keys/shortcut.ts";
import { handleShortcut } from "./handle-shortcut.ts";

/**
 * How often the key was pressed that opens the menu of the selected rows. It is heard before the handle has loaded, which then
 * opens the menu.
 */
export function useRowMenuKey(editor: LexicalEditor): number {
  const [presses, setPresses] = useState(0);
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (!isPressed(handleShortcut, event, IS_APPLE)) return false;
          event.preventDefault();
          setPresses((count) => count + 1);
          return true;
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  );
  return presses;
}
