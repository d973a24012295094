import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $isFileNode } from "@stemma/document/files/file-node";
import { $isListItemNode } from "@lexical/list";
import { $blockKind, $createBlock, $setBlockKind, isListKind } from "./block-kind.ts";
import { $indentBlocks } from "./indent-blocks.ts";
import { $blockAtCaretStart, $blockOf, type EditorBlock } from "./selected-blocks.ts";

/**
 * Splits blocks so that an id stays with its text. Enter at the start of a block inserts an empty paragraph above and
 * leaves the block unchanged; Lexical would move the text into a new block. Enter in an empty heading, and Backspace
 * at the start of any heading, make it a paragraph; so they do with a quotation. A row of a list is raised by one level
 * first. The second half of a split keeps alignment and indent; after a heading or a quotation it is a paragraph.
 */
export function registerBlockSplits(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $insertParagraph, COMMAND_PRIORITY_LOW),
    editor.registerCommand(DELETE_CHARACTER_COMMAND, $simplify, COMMAND_PRIORITY_LOW),
  );
}

function $insertParagraph(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  if (!selection.isCollapsed()) selection.removeText();
  const block = $blockAtCaretStart();
  if (block === null || $isFileNode(block)) return $splitBlock();
  if (block.isEmpty()) return $simplifyBlock(block) || $splitBlock();
  const kind = $blockKind(block);
  const above = $createBlock(isListKind(kind) ? kind : "paragraph");
  above.setFormat(block.getFormatType());
  if (!isListKind(kind)) above.setIndent(block.getIndent());
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
    if (!$isListItemNode(added)) added.setIndent(block.getIndent());
  }
  return true;
}

function $simplify(isBackward: boolean): boolean {
  const block = $blockAtCaretStart();
  return isBackward && block !== null && $simplifyBlock(block);
}

/** Raises a row of a list by one level, and makes any other block a paragraph. Returns whether it was none before. */
function $simplifyBlock(block: EditorBlock): boolean {
  if ($blockKind(block) === "paragraph") return false;
  if ($isListItemNode(block) && block.getIndent() > 0) $indentBlocks([block], -1);
  else $setBlockKind(block, "paragraph");
  return true;
}
