import {
  COMMAND_PRIORITY_NORMAL,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $isCalloutNode } from "@stemma/document/containers/callout-node";
import { $blockAtCaretStart, type EditorBlock } from "../blocks/selected-blocks.ts";
import { $takeOutOfCallout } from "./callout-rows.ts";
import { registerCanonicalCallouts } from "./register-canonical-callouts.ts";
import { registerTypedCallouts } from "./register-typed-callouts.ts";

/**
 * Keeps callouts in the form in which a page stores them: each with an id of its own and with rows, never in another one.
 * Enter in an empty last row leaves the callout; Backspace at the start of its first row takes that row out. Backspace
 * behind a callout moves the caret into it: text never changes its place by that.
 */
export function registerCallouts(editor: LexicalEditor): () => void {
  return mergeRegister(
    registerCanonicalCallouts(editor),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $leave, COMMAND_PRIORITY_NORMAL),
    ...[DELETE_CHARACTER_COMMAND, DELETE_WORD_COMMAND, DELETE_LINE_COMMAND].map((command) =>
      editor.registerCommand(
        command,
        (isBackward) => isBackward && $eraseAtEdge(),
        COMMAND_PRIORITY_NORMAL,
      ),
    ),
    registerTypedCallouts(editor),
  );
}

function $leave(): boolean {
  const block = $blockAtCaretStart();
  if (block === null || !block.isEmpty() || block.getNextSibling() !== null) return false;
  return block.getType() === "paragraph" && $takeOutOfCallout(block);
}

function $eraseAtEdge(): boolean {
  const block = $blockAtCaretStart();
  if (block?.getType() !== "paragraph") return false;
  const before = block.getPreviousSibling();
  if (before === null) return $takeOutOfCallout(block) || $joinCalloutBelow(block);
  if (!$isCalloutNode(before) || block.isEmpty()) return false;
  before.selectEnd();
  return true;
}

/** Removes an empty block before a callout, and places the caret there: a caret beside a callout's rows is in no block. */
function $joinCalloutBelow(block: EditorBlock): boolean {
  const callout = block.getNextSibling();
  if (!block.isEmpty() || !$isCalloutNode(callout)) return false;
  callout.selectStart();
  block.remove();
  return true;
}
