import { registerTableSelectionObserver, setScrollableTablesActive } from "@lexical/table";
import {
  $getEditor,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  KEY_ARROW_UP_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $addParagraphAbove } from "../blocks/add-paragraph-above.ts";
import { isOnFirstLine } from "../blocks/edge-lines.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { registerCanonicalTables } from "./register-canonical-tables.ts";
import { $cellAtCaret, $placeOf } from "./table-nodes.ts";

/**
 * Keeps tables in the form of the page. Arrows, selections over several cells, and what erases and copies them, are Lexical's;
 * Tab is in `registerTabKey`. The up arrow leaves a table at the beginning of the page.
 */
export function registerTables(editor: LexicalEditor): () => void {
  setScrollableTablesActive(editor, true);
  return mergeRegister(
    registerCanonicalTables(editor),
    registerTableSelectionObserver(editor, false),
    editor.registerCommand(KEY_ARROW_UP_COMMAND, $leaveAbove, COMMAND_PRIORITY_CRITICAL),
  );
}

/** The up arrow in the first line of a table at the beginning of the page adds a paragraph above it. */
function $leaveAbove(event: KeyboardEvent): boolean {
  const selection = $getSelection();
  const cell = $cellAtCaret();
  const place = cell === null ? null : $placeOf(cell);
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || cell === null) return false;
  if (event.shiftKey || place?.rowAt !== 0 || place.table.getPreviousSibling() !== null)
    return false;
  const first = cell.getFirstChild();
  const isInFirst = first !== null && $blockOf(selection.anchor.getNode())?.is(first) === true;
  if (!isInFirst || !isOnFirstLine($getEditor().getElementByKey(cell.getKey()))) return false;
  event.preventDefault();
  $addParagraphAbove(place.table);
  return true;
}
