import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  KEY_ARROW_LEFT_COMMAND,
  KEY_ARROW_RIGHT_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $isToggleNode } from "@stemma/document/containers/toggle-node";
import { hasModifier } from "../../../lib/keys/has-modifier.ts";
import { $blockAtCaretEnd, $blockAtCaretStart } from "../blocks/selected-blocks.ts";
import { isToggleOpen } from "./open-toggles.ts";
import { $toggleOfSummary } from "./summary-rows.ts";

/**
 * Lets the left and the right arrow skip the rows of a closed toggle. Browsers do so too, but a caret between two rows, where
 * Chrome stops on the way, is to Lexical one in the hidden row.
 */
export function registerSkipping(editor: LexicalEditor): () => void {
  const onArrow = (isRight: boolean) => (event: KeyboardEvent) => {
    const selection = $getSelection();
    const isPlain = !hasModifier(event);
    if (!isPlain || !$isRangeSelection(selection) || !selection.isCollapsed()) return false;
    const element = editor.getElementByKey(selection.anchor.key)?.closest("[dir]") ?? null;
    const isForward = isRight !== (element?.matches(":dir(rtl)") === true);
    const isMoved = isForward ? $skipForward(editor) : $skipBack(editor);
    if (isMoved) event.preventDefault();
    return isMoved;
  };
  return mergeRegister(
    editor.registerCommand(KEY_ARROW_RIGHT_COMMAND, onArrow(true), COMMAND_PRIORITY_NORMAL),
    editor.registerCommand(KEY_ARROW_LEFT_COMMAND, onArrow(false), COMMAND_PRIORITY_NORMAL),
  );
}

/** At the end of the summary of a closed toggle, goes to what follows the toggle. */
function $skipForward(editor: LexicalEditor): boolean {
  const block = $blockAtCaretEnd();
  const toggle = block === null ? null : $toggleOfSummary(block);
  if (toggle === null || isToggleOpen(editor, toggle.getKey())) return false;
  const next = toggle.getNextSibling();
  if ($isElementNode(next)) next.selectStart();
  return next === null || $isElementNode(next);
}

/** At the start of what follows a closed toggle, goes to the end of its summary. */
function $skipBack(editor: LexicalEditor): boolean {
  const block = $blockAtCaretStart();
  const before = block?.getTopLevelElement() === block ? block?.getPreviousSibling() : null;
  const above = before ?? (block && $toggleOfSummary(block)?.getPreviousSibling());
  if (!$isToggleNode(above) || isToggleOpen(editor, above.getKey())) return false;
  above.getFirstChild()?.selectEnd();
  return true;
}
