import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $isHeadingNode } from "@lexical/rich-text";
import { $createBlock, $setBlockKind } from "./block-kind.ts";
import { $blockOf, $isAtBlockStart, type EditorBlock } from "./selected-blocks.ts";

/**
 * Splits blocks so that an id stays with its text. Enter at the start of a block inserts an empty paragraph above and
 * leaves the block unchanged; Lexical would move the text into a new block. Enter in an empty heading, and Backspace
 * at the start of any heading, make it a paragraph. The second half of a split keeps alignment and indent; after a
 * heading it is a paragraph.
 */
export function registerBlockSplits(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $insertParagraph, COMMAND_PRIORITY_LOW),
    editor.registerCommand(DELETE_CHARACTER_COMMAND, $plainHeading, COMMAND_PRIORITY_LOW),
  );
}

function $insertParagraph(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  if (!selection.isCollapsed()) selection.removeText();
  const block = $blockBeforeCaretText();
  if (block === null) return $splitBlock();
  if (block.isEmpty()) {
    if (!$isHeadingNode(block)) return $splitBlock();
    $setBlockKind(block, "paragraph");
    return true;
  }
  const above = $createBlock("paragraph");
  above.setFormat(block.getFormatType());
  above.setIndent(block.getIndent());
  above.setDirection(block.getDirection());
  block.insertBefore(above);
  return true;
}

function $splitBlock(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  const block = $blockOf(selection.anchor.getNode());
  const added = selection.insertParagraph();
  if (block !== null && added !== null) {
    added.setFormat(block.getFormatType());
    added.setIndent(block.getIndent());
  }
  return true;
}

function $plainHeading(isBackward: boolean): boolean {
  const block = $blockBeforeCaretText();
  if (!isBackward || !$isHeadingNode(block)) return false;
  $setBlockKind(block, "paragraph");
  return true;
}

/** The block with the caret at its very start, or `null`. */
function $blockBeforeCaretText(): EditorBlock | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { anchor } = selection;
  const block = $blockOf(anchor.getNode());
  if (block === null || anchor.offset !== 0) return null;
  return $isAtBlockStart(anchor.getNode(), block) ? block : null;
}
