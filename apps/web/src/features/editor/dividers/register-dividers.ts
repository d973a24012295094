import { $isHorizontalRuleNode } from "@lexical/extension";
import {
  $getSelection,
  $isNodeSelection,
  COMMAND_PRIORITY_LOW,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  KEY_DOWN_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $addParagraphBelow } from "../blocks/add-paragraph-below.ts";
import { $blockAtCaretEnd, $blockAtCaretStart } from "../blocks/selected-blocks.ts";

/**
 * The keys at a divider, in which no caret can stand. Backspace at the start of the block below it erases it, and so does Delete
 * at the end of the block above. Where a divider is selected, by a click or an arrow key, Enter begins a paragraph below it, and so
 * does a letter: else it would go nowhere.
 */
export function registerDividers(editor: LexicalEditor): () => void {
  return mergeRegister(
    ...[DELETE_CHARACTER_COMMAND, DELETE_WORD_COMMAND, DELETE_LINE_COMMAND].map((command) =>
      editor.registerCommand(command, $eraseDivider, COMMAND_PRIORITY_LOW),
    ),
    editor.registerCommand(KEY_DOWN_COMMAND, $writeBelow, COMMAND_PRIORITY_LOW),
  );
}

function $writeBelow(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isLetter = [...key].length === 1 && (!ctrlKey || altKey) && !metaKey;
  const selection = $getSelection();
  if (!$isNodeSelection(selection) || !(isLetter || key === "Enter")) return false;
  const divider = selection.getNodes().findLast($isHorizontalRuleNode);
  if (divider === undefined) return false;
  event.preventDefault();
  $addParagraphBelow(divider);
  if (isLetter) $getSelection()?.insertText(key);
  return true;
}

function $eraseDivider(isBackward: boolean): boolean {
  const beside = isBackward
    ? $blockAtCaretStart()?.getPreviousSibling()
    : $blockAtCaretEnd()?.getNextSibling();
  if (!$isHorizontalRuleNode(beside)) return false;
  beside.remove();
  return true;
}
