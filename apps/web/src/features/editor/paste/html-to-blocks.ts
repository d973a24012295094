import { alignmentOf, indentOf, isBlockTag, isDroppedTag, kindOfElement } from "./block-look.ts";
import { BlockCollector, type CollectedShape } from "./block-collector.ts";
import { inlineLook, type InlineLook } from "./inline-look.ts";
import { itemMarker, openList, wordListLevel, wordMarker, type OpenList } from "./list-marker.ts";
import type { PastedBlock } from "./pasted-block.ts";
import { styleDeclarations } from "./style-declarations.ts";

/**
 * Converts HTML to the page format: headings (levels four to six become three), paragraphs, bold, italic, underline,
 * safe links, alignment, indents. List items become paragraphs that start with `• ` or `1. `, a table row becomes a
 * paragraph with tabs between cells, a quotation is indented; code keeps its lines. Drops everything else: images,
 * scripts, comments, other styles. Only reads `root` and keeps no reference to it.
 */
export function htmlToBlocks(root: Element): PastedBlock[] {
  const collector = new BlockCollector();
  readChildren(root, collector, {
    look: { marks: 0, url: null, isPreformatted: false },
    shape: { kind: "paragraph", alignment: "", indent: 0, marker: null },
    list: null,
    depth: 0,
    isInRow: false,
  });
  return collector.finish();
}

/** The inherited state at a position in the HTML. */
type Place = {
  readonly look: InlineLook;
  readonly shape: CollectedShape;
  readonly list: OpenList | null;
  /** The nesting depth of lists and quotations. */
  readonly depth: number;
  /** Inside a table row, where block elements do not start a new block. */
  readonly isInRow: boolean;
};

function readChildren(parent: Element, collector: BlockCollector, place: Place): void {
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (isElement(node)) readElement(node, collector, place);
    else if (node.nodeType === 3) collector.addText(node.nodeValue ?? "", place.look, place.shape);
  }
}

function readElement(element: Element, collector: BlockCollector, place: Place): void {
  const tag = element.localName.toLowerCase();
  if (isDroppedTag(tag) || element.hasAttribute("hidden")) return;
  const style = styleDeclarations(element);
  if (style.get("display") === "none" || style.get("mso-hide") === "all") return;
  if (tag === "br") return readBreak(element, collector, place);
  if (style.get("mso-list") === "ignore") {
    if (place.shape.marker !== null) place.shape.marker.text = wordMarker(element.textContent);
    return;
  }
  const inside = placeInside(element, tag, style, place);
  if (tag === "tr" && element.children.length > 1) return readRow(element, collector, inside);
  if (!isBlockTag(tag)) return readChildren(element, collector, inside);
  endBlock(collector, place);
  readChildren(element, collector, inside);
  endBlock(collector, place);
}

function placeInside(
  element: Element,
  tag: string,
  style: ReadonlyMap<string, string>,
  place: Place,
): Place {
  const isList = tag === "ul" || tag === "ol";
  const depth = place.depth + (isList || tag === "blockquote" || tag === "dd" ? 1 : 0);
  const wordLevel = wordListLevel(style);
  const isListed = place.list !== null || isList;
  const own = wordLevel !== null ? wordLevel - 1 : isListed ? 0 : indentOf(element, style);
  let { marker } = place.shape;
  if (tag === "li") marker = { text: itemMarker(element, style, place.list) };
  else if (wordLevel !== null) marker = { text: "" };
  return {
    look: inlineLook(element, style, place.look),
    shape: {
      kind: kindOfElement(element) ?? place.shape.kind,
      alignment: alignmentOf(element, style) ?? place.shape.alignment,
      indent: Math.max(own, depth - (isListed ? 1 : 0), place.shape.indent),
      marker,
    },
    list: isList ? openList(element, style) : place.list,
    depth,
    isInRow: place.isInRow,
  };
}

function readBreak(element: Element, collector: BlockCollector, place: Place): void {
  if (element.getAttribute("class") === "Apple-interchange-newline") return;
  if (place.isInRow) collector.addText(" ", place.look, place.shape);
  else collector.addLineBreak();
}

function readRow(row: Element, collector: BlockCollector, place: Place): void {
  endBlock(collector, place);
  const inside: Place = { ...place, isInRow: true };
  for (const [index, cell] of [...row.children].entries()) {
    if (index > 0) collector.addCellBorder(inside.shape);
    readElement(cell, collector, inside);
  }
  endBlock(collector, place);
}

function endBlock(collector: BlockCollector, place: Place): void {
  if (place.isInRow) collector.addText(" ", place.look, place.shape);
  else collector.endBlock();
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
