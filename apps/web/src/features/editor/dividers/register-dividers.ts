import { $isHorizontalRuleNode } from "@lexical/extension";
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isNodeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  COMMAND_PRIORITY_NORMAL,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  isDOMNode,
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
 *
 * A click selects a divider. Lexical's own listener goes by whether it is in the selection already, and would take it out of one
 * that the browser made when the button went down.
 */
export function registerDividers(editor: LexicalEditor): () => void {
  return mergeRegister(
    ...[DELETE_CHARACTER_COMMAND, DELETE_WORD_COMMAND, DELETE_LINE_COMMAND].map((command) =>
      editor.registerCommand(command, $eraseDivider, COMMAND_PRIORITY_LOW),
    ),
    editor.registerCommand(KEY_DOWN_COMMAND, $writeBelow, COMMAND_PRIORITY_LOW),
    editor.registerCommand(CLICK_COMMAND, $selectClicked, COMMAND_PRIORITY_NORMAL),
  );
}

function $selectClicked({ target, shiftKey }: MouseEvent): boolean {
  const divider = isDOMNode(target) ? $getNearestNodeFromDOMNode(target) : null;
  const isAdding = shiftKey && $isNodeSelection($getSelection());
  if (!$isHorizontalRuleNode(divider) || isAdding) return false;
  const selection = $createNodeSelection();
  selection.add(divider.getKey());
  $setSelection(selection);
  return true;
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
