import {
  $getEditor,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $isDrawnNode } from "@stemma/document/drawn/drawn-node";
import { hasModifier } from "../../../lib/keys/has-modifier.ts";
import { isOnFirstLine, isOnLastLine } from "../blocks/edge-lines.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";

/**
 * The arrows in the lines beside a formula or a diagram lead into its source, which is out of sight. Its text is that of code (`registerCode`);
 * a click on what is drawn, and erasing at its edges, are those of a picture with its caption (`registerFiles`).
 */
export function registerDrawn(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      KEY_ARROW_DOWN_COMMAND,
      (event) => $enter(event, true),
      COMMAND_PRIORITY_NORMAL,
    ),
    editor.registerCommand(
      KEY_ARROW_UP_COMMAND,
      (event) => $enter(event, false),
      COMMAND_PRIORITY_NORMAL,
    ),
  );
}

function $enter(event: KeyboardEvent, isDown: boolean): boolean {
  const selection = $getSelection();
  if (hasModifier(event) || !$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const block = $blockOf(selection.anchor.getNode());
  const beside = isDown ? block?.getNextSibling() : block?.getPreviousSibling();
  if (block === null || !$isDrawnNode(beside)) return false;
  const element = $getEditor().getElementByKey(block.getKey());
  if (!(isDown ? isOnLastLine : isOnFirstLine)(element)) return false;
  event.preventDefault();
  if (isDown) beside.selectStart();
  else beside.selectEnd();
  return true;
}
