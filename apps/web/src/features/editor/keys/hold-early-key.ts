import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  IS_APPLE,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from "lexical";
import { isPressed } from "./shortcut.ts";
import { $isLinkable } from "../links/link-commands.ts";
import { linkShortcut } from "../links/link-shortcut.ts";
import { isToolbarKey } from "../toolbar/toolbar-key.ts";

/**
 * Keeps a key that opens a part of the editor which has not loaded yet, so that the browser and the palette do not get it.
 * `release` ends this, and gives the key to the editor again, unless another key was pressed since or the writer has left the text.
 */
export function holdEarlyKey(editor: LexicalEditor): {
  readonly stop: () => void;
  readonly release: () => void;
} {
  let held: KeyboardEvent | null = null;
  // Before all others: whatever is pressed next takes the place of a key that is held.
  const stop = editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      const isHeld = isToolbarKey(event) || (isPressed(linkShortcut, event, IS_APPLE) && $isLink());
      held = isHeld ? event : null;
      if (isHeld) event.preventDefault();
      return isHeld;
    },
    COMMAND_PRIORITY_HIGH,
  );
  const release = (): void => {
    stop();
    const isInText = editor.getRootElement()?.contains(document.activeElement) === true;
    if (held !== null && isInText) editor.dispatchCommand(KEY_DOWN_COMMAND, held);
    held = null;
  };
  return { stop, release };
}

function $isLink(): boolean {
  const selection = $getSelection();
  return $isRangeSelection(selection) && $isLinkable(selection);
}
