import { $isTableNode } from "@lexical/table";
import { $isFrameNode } from "@stemma/document/containers/frame-node";
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  INTERNAL_$expandSelectionToWholeDocument,
  mergeRegister,
  type BaseSelection,
  type LexicalEditor,
} from "lexical";

/**
 * Erases a page that begins with a table, a callout or a toggle, if all of it is selected, before something is typed over it. The
 * selection begins in the first cell or row, so Lexical would keep what holds it for what is typed.
 */
export function registerWholePage(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(CONTROLLED_TEXT_INSERTION_COMMAND, $makeRoom, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(INSERT_LINE_BREAK_COMMAND, $makeRoom, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $makeRoom, COMMAND_PRIORITY_CRITICAL),
  );
}

/** Leaves the command to whoever executes it. */
function $makeRoom(): boolean {
  $eraseWholePage($getSelection());
  return false;
}

/** If a page that begins with a table, a callout or a toggle is selected as a whole, only an empty paragraph with the caret remains of it. */
export function $eraseWholePage(selection: BaseSelection | null): void {
  const root = $getRoot();
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return;
  const first = root.getFirstChild();
  if (!$isTableNode(first) && !$isFrameNode(first)) return;
  INTERNAL_$expandSelectionToWholeDocument(selection);
  const isWhole = [selection.anchor, selection.focus].every(({ key }) => key === root.getKey());
  if (isWhole) selection.removeText();
}
