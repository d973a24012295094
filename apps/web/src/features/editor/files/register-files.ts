import {
  $createParagraphNode,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";
import { $isFileNode, FileNode, ImageNode } from "@stemma/document/files/file-node";
import { $isDrawnNode } from "@stemma/document/drawn/drawn-node";
import {
  $blockAtCaretEnd,
  $blockAtCaretStart,
  type EditorBlock,
} from "../blocks/selected-blocks.ts";

/**
 * The caption of a picture or a file. A click on the picture places the caret in it. Erasing at its edges joins no text with it: it
 * moves the caret there, and takes an empty paragraph away. Backspace in an empty caption deletes the picture.
 * The same holds for the source of a formula and a diagram.
 */
export function registerFiles(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(CLICK_COMMAND, $selectCaption, COMMAND_PRIORITY_LOW),
    editor.registerNodeTransform(ImageNode, $maskFile),
    editor.registerNodeTransform(FileNode, $maskFile),
    ...[DELETE_CHARACTER_COMMAND, DELETE_WORD_COMMAND, DELETE_LINE_COMMAND].map((command) =>
      editor.registerCommand(command, $eraseAtEdge, COMMAND_PRIORITY_HIGH),
    ),
  );
}

/** A picture without a valid file would not be stored: its caption stays. A caption has no place of its own. */
function $maskFile(node: ImageNode | FileNode): void {
  if (node.getAttributes().file === undefined) {
    node.replace($createParagraphNode().append(...node.getChildren()));
    return;
  }
  if (node.getFormatType() !== "") node.setFormat("");
  if (node.getIndent() !== 0) node.setIndent(0);
  if (node.getDirection() !== null) node.setDirection(null);
}

function $selectCaption(event: MouseEvent): boolean {
  const { target } = event;
  const shown =
    target instanceof Element ? target.closest("figure > :is(a, .formula, .drawing)") : null;
  const node = shown?.parentElement ? $getNearestNodeFromDOMNode(shown.parentElement) : null;
  if (!$isFileNode(node) && !$isDrawnNode(node)) return false;
  // The browser would follow the link, because it is not editable.
  event.preventDefault();
  node.selectEnd();
  return true;
}

function $eraseAtEdge(isBackward: boolean): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const block = isBackward ? $blockAtCaretStart() : $blockAtCaretEnd();
  if (block === null) return false;
  const beside = isBackward ? block.getPreviousSibling() : block.getNextSibling();
  if ($isFileNode(block) || $isDrawnNode(block)) return $eraseFromCaption(block, isBackward);
  if (!$isFileNode(beside) && !$isDrawnNode(beside)) return false;
  if ($isParagraphNode(block) && block.isEmpty()) block.remove();
  if (isBackward) beside.selectEnd();
  else beside.selectStart();
  return true;
}

function $eraseFromCaption(block: EditorBlock, isBackward: boolean): boolean {
  if (isBackward && block.isEmpty()) {
    const paragraph = $createParagraphNode();
    block.replace(paragraph);
    paragraph.selectStart();
    return true;
  }
  // The source of a formula or a diagram becomes a text, as code does.
  if (isBackward && $isDrawnNode(block)) return false;
  const next = block.getNextSibling();
  if (!isBackward && $isParagraphNode(next) && next.isEmpty()) next.remove();
  return true;
}
