import type { CodeNode } from "@lexical/code-core";
import { $isLinkNode } from "@lexical/link";
import {
  $createTextNode,
  $getEditor,
  $isTextNode,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_NORMAL,
  INSERT_PARAGRAPH_COMMAND,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  mergeRegister,
  SELECT_ALL_COMMAND,
  type LexicalEditor,
} from "lexical";
import { CodeBlockNode } from "@stemma/document/code/code-block-node";
import { isLanguage } from "@stemma/document/language";
import { $isInlineMathNode } from "@stemma/document/math/inline-math-node";
import { betweenDollars } from "@stemma/document/math/inline-math-word";
import { DiagramNode } from "@stemma/document/diagrams/diagram-node";
import { $isMathNode, MathNode } from "@stemma/document/math/math-node";
import { $isMentionNode } from "@stemma/document/mentions/mention-node";
import { $isPageLinkNode } from "@stemma/document/page-links/page-link-node";
import { pagePath } from "@stemma/document/page-links/page-link-word";
import { hasModifier } from "../../../lib/keys/has-modifier.ts";
import { $addParagraphAbove } from "../blocks/add-paragraph-above.ts";
import { $addParagraphBelow } from "../blocks/add-paragraph-below.ts";
import { textOnScreen } from "../paste/copy-objects.ts";
import { $frameOf } from "../frames/frame-rows.ts";
import { isOnFirstLine, isOnLastLine } from "../blocks/edge-lines.ts";
import { $offsetInCode, $selectCode, $selectedCode, $setCode } from "./code-blocks.ts";
import { indentationAt, shiftLines } from "./code-lines.ts";

/**
 * Keeps blocks of code, formulas and diagrams as the format knows them: texts without marks, tabs and line breaks, no alignment, no indent. Enter
 * begins a line as deep as the one before, and leaves the block below two empty lines; the arrows leave it at the end and at
 * the beginning of the page.
 */
export function registerCode(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(CodeBlockNode, $maskCode),
    editor.registerNodeTransform(MathNode, $maskCode),
    editor.registerNodeTransform(DiagramNode, $maskCode),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $breakLine, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_ARROW_DOWN_COMMAND, $leaveBelow, COMMAND_PRIORITY_NORMAL),
    editor.registerCommand(KEY_ARROW_UP_COMMAND, $leaveAbove, COMMAND_PRIORITY_NORMAL),
    editor.registerCommand(SELECT_ALL_COMMAND, $selectWholeCode, COMMAND_PRIORITY_NORMAL),
  );
}

function $maskCode(code: CodeNode): void {
  for (const child of code.getChildren()) {
    if ($isPageLinkNode(child)) child.replace($createTextNode(pagePath(child.getPageId())));
    else if ($isInlineMathNode(child)) {
      const text = $isMathNode(code) ? child.getSource() : betweenDollars(child.getSource());
      child.replace($createTextNode(text));
    } else if ($isMentionNode(child)) {
      child.replace($createTextNode(textOnScreen(child, $getEditor())));
    } else if ($isLinkNode(child)) {
      for (const inner of child.getChildren()) child.insertBefore(inner);
      child.remove();
    } else if ($isTextNode(child) && child.getFormat() !== 0) child.setFormat(0);
  }
  if (code.getFormatType() !== "") code.setFormat("");
  if (code.getIndent() !== 0) code.setIndent(0);
  if (code.getDirection() !== null) code.setDirection(null);
  const language = code.getLanguage();
  if (language != null && !isLanguage(language)) code.setLanguage(null);
}

/** Two lines at the end that hold nothing but indentation. */
const twoEmptyLines = /\n[ \t]*\n[ \t]*$/;

function $breakLine(): boolean {
  const selected = $selectedCode();
  if (selected === null) return false;
  const { selection, code } = selected;
  if (!selection.isCollapsed()) selection.removeText();
  const text = code.getTextContent();
  const at = $offsetInCode(code, selection.anchor);
  const blank = at === text.length ? twoEmptyLines.exec(text) : null;
  if (blank !== null) {
    $setCode(code, text.slice(0, blank.index));
    $addParagraphBelow(code);
    return true;
  }
  selection.insertRawText(`\n${indentationAt(text, at)}`);
  return true;
}

/** The down arrow in the last line of a block of code at the end of the page adds a paragraph below it. */
function $leaveBelow(event: KeyboardEvent): boolean {
  const selected = $selectedCode();
  if (selected === null || hasModifier(event)) return false;
  const { selection, code } = selected;
  const outermost = $frameOf(code) ?? code;
  if (!selection.isCollapsed() || outermost.getNextSibling() !== null) return false;
  const rest = code.getTextContent().slice($offsetInCode(code, selection.anchor));
  if (code.getNextSibling() !== null || rest.includes("\n")) return false;
  if (!isOnLastLine($getEditor().getElementByKey(code.getKey()))) return false;
  event.preventDefault();
  $addParagraphBelow(code);
  return true;
}

/** The up arrow in the first line of a block of code at the beginning of the page adds a paragraph above it. */
function $leaveAbove(event: KeyboardEvent): boolean {
  const selected = $selectedCode();
  if (selected === null || hasModifier(event)) return false;
  const { selection, code } = selected;
  const isFirst = ($frameOf(code) ?? code).getPreviousSibling() === null;
  if (!selection.isCollapsed() || !isFirst || code.getPreviousSibling() !== null) return false;
  const before = code.getTextContent().slice(0, $offsetInCode(code, selection.anchor));
  if (before.includes("\n")) return false;
  if (!isOnFirstLine($getEditor().getElementByKey(code.getKey()))) return false;
  event.preventDefault();
  $addParagraphAbove(code);
  return true;
}

/** Selects the whole block of code first; the whole page if that is selected already. */
function $selectWholeCode(): boolean {
  const selected = $selectedCode();
  if (selected === null) return false;
  const { selection, code } = selected;
  const text = code.getTextContent();
  if (text === "" || selection.getTextContent() === text) return false;
  code.select(0, code.getChildrenSize());
  return true;
}

/**
 * Makes the selected lines of a block of code deeper or less deep; without a selection, Tab inserts a tab. Returns whether the
 * caret is in code. Call it inside an editor update.
 */
export function $indentCode(isDeeper: boolean): boolean {
  const selected = $selectedCode();
  if (selected === null) return false;
  const { selection, code } = selected;
  if (isDeeper && selection.isCollapsed()) {
    selection.insertRawText("\t");
    return true;
  }
  const places = [selection.anchor, selection.focus].map((point) => $offsetInCode(code, point));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const shifted = shiftLines({ text: code.getTextContent(), from, to }, isDeeper);
  if (shifted === null) return true;
  $setCode(code, shifted.text);
  $selectCode(code, shifted.from, shifted.to);
  return true;
}
