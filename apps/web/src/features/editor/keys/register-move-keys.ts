import {
  $addUpdateTag,
  COMMAND_PRIORITY_LOW,
  HISTORY_PUSH_TAG,
  IS_APPLE,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from "lexical";
import { $moveRows } from "../blocks/move-rows.ts";
import { $selectedRows } from "../blocks/selected-blocks.ts";

/**
 * Alt+Shift+Up and Down (Control+Command on Apple devices, where the others select) move the selected rows, as in other word
 * processors. Each press is a step of undo.
 */
export function registerMoveKeys(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      const by = moveOfKey(event, IS_APPLE);
      if (by === null) return false;
      event.preventDefault();
      if ($moveRows($selectedRows(), by)) $addUpdateTag(HISTORY_PUSH_TAG);
      return true;
    },
    COMMAND_PRIORITY_LOW,
  );
}

/** Whether a key moves rows up (-1) or down (1); `null` for other keys. */
export function moveOfKey(event: KeyboardEvent, isApple: boolean): 1 | -1 | null {
  if (!hasMoveKeys(event, isApple)) return null;
  if (event.key === "ArrowUp") return -1;
  return event.key === "ArrowDown" ? 1 : null;
}

/** Whether the keys are held that, with an arrow, move what has the caret. */
export function hasMoveKeys(event: KeyboardEvent, isApple: boolean): boolean {
  const others = event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;
  const apples = event.ctrlKey && event.metaKey && !event.altKey && !event.shiftKey;
  return isApple ? apples : others;
}
