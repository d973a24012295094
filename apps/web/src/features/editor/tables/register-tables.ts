import { registerTableSelectionObserver, setScrollableTablesActive } from "@lexical/table";
import {
  $getEditor,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  KEY_ARROW_UP_COMMAND,
  KEY_DOWN_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $addParagraphAbove } from "../blocks/add-paragraph-above.ts";
import { isOnFirstLine } from "../blocks/edge-lines.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { registerCanonicalTables } from "./register-canonical-tables.ts";
import { registerWholePage } from "./register-whole-page.ts";
import { $emptySelectedCells } from "./fill-cells.ts";
import { $cellAtCaret, $placeOf } from "./table-nodes.ts";

/**
 * Keeps tables in the form of the page. Arrows, selections over several cells, and what erases and copies them, are Lexical's;
 * Tab is in `registerTabKey`. The up arrow leaves a table at the beginning of the page. A letter that is
 * typed over selected cells empties them and stands in the first one.
 */
export function registerTables(editor: LexicalEditor): () => void {
  setScrollableTablesActive(editor, true);
  return mergeRegister(
    registerCanonicalTables(editor),
    registerWholePage(editor),
    registerTableSelectionObserver(editor, false),
    editor.registerCommand(KEY_ARROW_UP_COMMAND, $leaveAbove, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(KEY_DOWN_COMMAND, $typeOverCells, COMMAND_PRIORITY_CRITICAL),
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

/** Browsers have no selection over cells: they would put the letter at the beginning of the page. */
function $typeOverCells(event: KeyboardEvent): boolean {
  const { key, isComposing, ctrlKey, metaKey, altKey } = event;
  const isLetter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
  const isComposed = isComposing || key === "Process" || key === "Dead";
  if (!isLetter && !isComposed) return false;
  const caret = $emptySelectedCells($getSelection());
  if (caret === null || isComposed) return false;
  event.preventDefault();
  caret.insertText(key);
  return true;
}
