import {
  $getSelection,
  $isRangeSelection,
  $isRootNode,
  COMMAND_PRIORITY_NORMAL,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $isFrameNode } from "@stemma/document/containers/frame-node";
import { $blockAtCaretStart, type EditorBlock } from "../blocks/selected-blocks.ts";
import { registerTypedCallouts } from "../callouts/register-typed-callouts.ts";
import { $takeOutOfFrame } from "./frame-rows.ts";
import { registerCanonicalFrames } from "./register-canonical-frames.ts";

/**
 * Keeps callouts and toggles in the form in which a page stores them: each with an id of its own and with rows, never in another one.
 * Enter in an empty last row leaves the frame; Backspace at the start of its first row takes that row out. Backspace
 * behind a frame, and Delete between two of them, move the caret into it: text never changes its place by that.
 */
export function registerFrames(editor: LexicalEditor): () => void {
  return mergeRegister(
    registerCanonicalFrames(editor),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $leave, COMMAND_PRIORITY_NORMAL),
    ...[DELETE_CHARACTER_COMMAND, DELETE_WORD_COMMAND, DELETE_LINE_COMMAND].map((command) =>
      editor.registerCommand(
        command,
        (isBackward) => $enterBesideCaret(isBackward) || (isBackward && $eraseAtEdge()),
        COMMAND_PRIORITY_NORMAL,
      ),
    ),
    registerTypedCallouts(editor),
  );
}

function $leave(): boolean {
  const block = $blockAtCaretStart();
  if (block === null || !block.isEmpty() || block.getNextSibling() !== null) return false;
  return block.getType() === "paragraph" && $takeOutOfFrame(block);
}

function $eraseAtEdge(): boolean {
  const block = $blockAtCaretStart();
  if (block?.getType() !== "paragraph") return false;
  const before = block.getPreviousSibling();
  if (before === null) return $takeOutOfFrame(block) || $joinFrameBelow(block);
  if (!$isFrameNode(before) || block.isEmpty()) return false;
  before.selectEnd();
  return true;
}

/** A caret between two frames goes into the one that would be erased. Lexical would erase it with all of its rows. */
function $enterBesideCaret(isBackward: boolean): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const { anchor } = selection;
  const around = anchor.getNode();
  if (!$isRootNode(around)) return false;
  const frame = around.getChildAtIndex(isBackward ? anchor.offset - 1 : anchor.offset);
  if (!$isFrameNode(frame)) return false;
  if (isBackward) frame.selectEnd();
  else frame.selectStart();
  return true;
}

/** Removes an empty block before a frame, and places the caret there: a caret beside a frame's rows is in no block. */
function $joinFrameBelow(block: EditorBlock): boolean {
  const frame = block.getNextSibling();
  if (!block.isEmpty() || !$isFrameNode(frame)) return false;
  frame.selectStart();
  block.remove();
  return true;
}
