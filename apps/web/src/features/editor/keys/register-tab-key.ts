import {
  $getSelection,
  $isRangeSelection,
  BLUR_COMMAND,
  COMMAND_PRIORITY_LOW,
  COMMAND_PRIORITY_NORMAL,
  KEY_DOWN_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $indentCode } from "../code/register-code.ts";
import { $selectedBlocks } from "../blocks/selected-blocks.ts";
import { $moveToCell } from "../tables/move-to-cell.ts";
import { formattingActions } from "../formatting/formatting-actions.ts";

/**
 * In a table, Tab and Shift-Tab move through the cells, and Tab in the last one adds a row. Elsewhere, Tab indents the
 * selected blocks, up to the format's limit; Shift-Tab outdents them. Neither is a keyboard trap: Shift-Tab where
 * nothing is indented, and Tab or Shift-Tab right after Escape, move the focus out of the editor.
 */
export function registerTabKey(editor: LexicalEditor): () => void {
  let mayLeave = false;
  return mergeRegister(
    editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      () => {
        mayLeave = true;
        return true;
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        if (!["Tab", "Shift", "Escape"].includes(event.key)) mayLeave = false;
        return false;
      },
      COMMAND_PRIORITY_NORMAL,
    ),
    editor.registerCommand(
      BLUR_COMMAND,
      () => {
        mayLeave = false;
        return false;
      },
      COMMAND_PRIORITY_NORMAL,
    ),
    editor.registerCommand(
      KEY_TAB_COMMAND,
      (event) => {
        if (mayLeave || !$isRangeSelection($getSelection())) return true;
        if ($indentCode(!event.shiftKey) || $moveToCell(event.shiftKey ? -1 : 1)) {
          event.preventDefault();
          return true;
        }
        if (event.shiftKey && !$selectedBlocks().some((block) => block.getIndent() > 0))
          return true;
        event.preventDefault();
        formattingActions[event.shiftKey ? "outdent" : "indent"].$run();
        return true;
      },
      COMMAND_PRIORITY_LOW,
    ),
  );
}
