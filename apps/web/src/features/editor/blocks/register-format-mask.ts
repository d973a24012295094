import { $isLinkNode, LinkNode } from "@lexical/link";
import { ListItemNode } from "@lexical/list";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import {
  COMMAND_PRIORITY_LOW,
  FORMAT_TEXT_COMMAND,
  mergeRegister,
  ParagraphNode,
  TabNode,
  TextNode,
  type ElementNode,
  type LexicalEditor,
} from "lexical";
import { indentMax } from "@stemma/document/body-limits";
import { allMarks, canonicalMarks, highlightBits, withHighlight } from "@stemma/document/marks";
import { isSafeUrl } from "@stemma/document/safe-url";
import type { EditorBlock } from "./selected-blocks.ts";

/**
 * Normalizes all content of the editor to the body format, whatever its source. Removes marks that the format does
 * not know, all styles, headings below the third level, indents above the limit and links to unsafe URLs; keeps
 * the text. Commands for marks that the format does not know do nothing; its highlights have no command of Lexical.
 */
export function registerFormatMask(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TextNode, $maskText),
    editor.registerNodeTransform(TabNode, $maskText),
    editor.registerNodeTransform(ParagraphNode, $maskBlock),
    editor.registerNodeTransform(HeadingNode, $maskHeading),
    editor.registerNodeTransform(QuoteNode, $maskBlock),
    editor.registerNodeTransform(ListItemNode, $maskStyles),
    editor.registerNodeTransform(LinkNode, $maskLink),
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => !allMarks.some((mark) => mark === format),
      COMMAND_PRIORITY_LOW,
    ),
  );
}

function $maskText(node: TextNode): void {
  const marks = marksOfFormat(node.getFormat());
  if (marks !== node.getFormat()) node.setFormat(marks);
  if (node.getStyle() !== "") node.setStyle("");
  if (node.getType() === "text" && !node.isSimpleText()) node.setMode("normal");
}

/** Lexical's Markdown has one highlight, without a colour. */
function marksOfFormat(format: number): number {
  const isColorless = (format & highlightBits) === 0 && (format & lexicalHighlight) !== 0;
  return canonicalMarks(isColorless ? withHighlight(format, "yellow") : format);
}

/** Lexical's bit of the format `highlight`. */
const lexicalHighlight = 128;

function $maskBlock(block: EditorBlock): void {
  $maskStyles(block);
  if (block.getIndent() > indentMax) block.setIndent(indentMax);
}

function $maskStyles(block: EditorBlock): void {
  if (block.getStyle() !== "") block.setStyle("");
  if (block.getTextStyle() !== "") block.setTextStyle("");
  const marks = canonicalMarks(block.getTextFormat());
  if (marks !== block.getTextFormat()) block.setTextFormat(marks);
}

function $maskHeading(heading: HeadingNode): void {
  $maskBlock(heading);
  if (!["h1", "h2", "h3"].includes(heading.getTag())) heading.setTag("h3");
}

function $maskLink(link: LinkNode): void {
  if (link.isEmpty()) link.remove();
  else if (!isSafeUrl(link.getURL()) || $isLinkNode(link.getParent())) $unwrap(link);
}

function $unwrap(element: ElementNode): void {
  for (const child of element.getChildren()) element.insertBefore(child);
  element.remove();
}
