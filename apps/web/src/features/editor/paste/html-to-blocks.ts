import { alignmentOf, indentOf, isBlockTag, isDroppedTag, kindOfElement } from "./block-format.ts";
import { BlockCollector, type CollectedShape } from "./block-collector.ts";
import { inlineFormat, type InlineFormat } from "./inline-format.ts";
import { itemMarker, openList, wordListLevel, wordMarker, type OpenList } from "./list-marker.ts";
import type { PastedBlock } from "./pasted-block.ts";
import { styleDeclarations } from "./style-declarations.ts";

/**
 * Converts HTML to the page format: headings (levels four to six become three), paragraphs, the marks,
 * safe links, alignment, indents. List items become paragraphs that start with `• ` or `1. `, a table row becomes a
 * paragraph with tabs between cells, a quotation is indented; code keeps its lines. Drops everything else: images,
 * scripts, comments, other styles. Only reads `root` and keeps no reference to it.
 */
export function htmlToBlocks(root: Element): PastedBlock[] {
  const collector = new BlockCollector();
  readChildren(root, collector, {
    format: { marks: 0, url: null, isPreformatted: false },
    shape: { kind: "paragraph", alignment: "", indent: 0, marker: null },
    list: null,
    depth: 0,
    isInRow: false,
  });
  return collector.finish();
}

/** The inherited state at a position in the HTML. */
type Context = {
  readonly format: InlineFormat;
  readonly shape: CollectedShape;
  readonly list: OpenList | null;
  /** The nesting depth of lists and quotations. */
  readonly depth: number;
  /** Inside a table row, where block elements do not start a new block. */
  readonly isInRow: boolean;
};

function readChildren(parent: Element, collector: BlockCollector, context: Context): void {
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (isElement(node)) readElement(node, collector, context);
    else if (node.nodeType === 3)
      collector.addText(node.nodeValue ?? "", context.format, context.shape);
  }
}

function readElement(element: Element, collector: BlockCollector, context: Context): void {
  const tag = element.localName.toLowerCase();
  if (isDroppedTag(tag) || element.hasAttribute("hidden")) return;
  const style = styleDeclarations(element);
  if (style.get("display") === "none" || style.get("mso-hide") === "all") return;
  if (tag === "br") return readBreak(element, collector, context);
  if (style.get("mso-list") === "ignore") {
    if (context.shape.marker !== null) context.shape.marker.text = wordMarker(element.textContent);
    return;
  }
  const inside = contextInside(element, tag, style, context);
  if (tag === "tr" && element.children.length > 1) return readRow(element, collector, inside);
  if (!isBlockTag(tag)) return readChildren(element, collector, inside);
  endBlock(collector, context);
  readChildren(element, collector, inside);
  endBlock(collector, context);
}

function contextInside(
  element: Element,
  tag: string,
  style: ReadonlyMap<string, string>,
  context: Context,
): Context {
  const isList = tag === "ul" || tag === "ol";
  const depth = context.depth + (isList || tag === "blockquote" || tag === "dd" ? 1 : 0);
  const wordLevel = wordListLevel(style);
  const isListed = context.list !== null || isList;
  const own = wordLevel !== null ? wordLevel - 1 : isListed ? 0 : indentOf(element, style);
  let { marker } = context.shape;
  if (tag === "li") marker = { text: itemMarker(element, style, context.list) };
  else if (wordLevel !== null) marker = { text: "" };
  return {
    format: inlineFormat(element, style, context.format),
    shape: {
      kind: kindOfElement(element) ?? context.shape.kind,
      alignment: alignmentOf(element, style) ?? context.shape.alignment,
      indent: Math.max(own, depth - (isListed ? 1 : 0), context.shape.indent),
      marker,
    },
    list: isList ? openList(element, style) : context.list,
    depth,
    isInRow: context.isInRow,
  };
}

function readBreak(element: Element, collector: BlockCollector, context: Context): void {
  if (element.getAttribute("class") === "Apple-interchange-newline") return;
  if (context.isInRow) collector.addText(" ", context.format, context.shape);
  else collector.addLineBreak();
}

function readRow(row: Element, collector: BlockCollector, context: Context): void {
  endBlock(collector, context);
  const inside: Context = { ...context, isInRow: true };
  for (const [index, cell] of [...row.children].entries()) {
    if (index > 0) collector.addCellBorder(inside.shape);
    readElement(cell, collector, inside);
  }
  endBlock(collector, context);
}

function endBlock(collector: BlockCollector, context: Context): void {
  if (context.isInRow) collector.addText(" ", context.format, context.shape);
  else collector.endBlock();
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
