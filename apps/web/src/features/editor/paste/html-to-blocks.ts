import type { BlockKind } from "@stemma/document/make-block";
import { alignmentOf, indentOf, isBlockTag, isDroppedTag, kindOfElement } from "./block-format.ts";
import { expandTitle, frameOfElement, isCalloutTitle } from "./frame-element.ts";
import {
  BlockCollector,
  diagramLanguage,
  formulaLanguage,
  type CollectedShape,
} from "./block-collector.ts";
import { isCodeElement, languageOfCode, lookOfCode, textOfCode } from "./code-element.ts";
import { sourceOfDiagram } from "./diagram-element.ts";
import { formulaOfElement, type PastedFormula } from "./formula-element.ts";
import { inlineFormat, type InlineFormat } from "./inline-format.ts";
import { isItem, itemRow, openList, wordListLevel, wordRow, type OpenList } from "./list-marker.ts";
import { isOfComment, LeftOut, repeatsImage, textOfImage } from "./left-out.ts";
import type { PastedBlock } from "./pasted-block.ts";
import { copiedFile } from "./copied-file.ts";
import { copiedSnippet } from "./copied-snippet.ts";
import { copiedObject } from "./copied-object.ts";
import { pastedPicture, type PlacedPicture } from "./pasted-picture.ts";
import { pastedWidths } from "./pasted-widths.ts";
import { isLargeTable, tableCells, tableRows } from "./table-elements.ts";
import { styleDeclarations } from "./style-declarations.ts";

/**
 * Converts HTML to the page format: headings (levels four to six become three), paragraphs, the marks, safe links, page links,
 * mentions, alignment, indents, quotations, lists, callouts, blocks of code, formulas, diagrams, dividers, tables, and pictures, files and snippets of this Stemma. Of a table that a page cannot hold, a row becomes a
 * paragraph with tabs between cells; any other
 * image becomes its alternative text. Drops everything else: comments, scripts, other styles; what a reader would miss is
 * counted in `leftOut`. Pictures that the HTML holds itself are added to `pictures`, if it is given. Only reads `root` and keeps no reference to it.
 */
export function htmlToBlocks(
  root: Element,
  leftOut = new LeftOut(),
  pictures: PlacedPicture[] | null = null,
): PastedBlock[] {
  const collector = new BlockCollector();
  readChildren(root, collector, {
    leftOut,
    pictures,
    format: { marks: 0, url: null, isPreformatted: false },
    shape: { kind: "paragraph", alignment: "", indent: 0, within: null, item: null },
    list: null,
    depth: 0,
    isInRow: false,
  });
  return collector.finish();
}

/** The inherited state at a position in the HTML. */
type Context = {
  readonly leftOut: LeftOut;
  readonly pictures: PlacedPicture[] | null;
  readonly format: InlineFormat;
  readonly shape: CollectedShape;
  readonly list: OpenList | null;
  /** The nesting depth of lists and definitions. */
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
  if (element.hasAttribute("hidden")) return;
  if (isCalloutTitle(element, context.shape.within) || repeatsImage(element)) return;
  const style = styleDeclarations(element);
  if (style.get("display") === "none" || style.get("mso-hide") === "all") return;
  const file =
    context.shape.within?.kind === "cell" || context.isInRow ? null : copiedFile(element);
  if (file !== null) return collector.addFile(file, context.shape);
  const snippet =
    context.shape.within?.kind === "cell" || context.isInRow ? null : copiedSnippet(element);
  if (snippet !== null) return collector.addSnippet(snippet, context.shape);
  const formula = formulaOfElement(element);
  if (formula !== null) return readFormula(formula, collector, context);
  const diagram = context.isInRow ? null : sourceOfDiagram(element);
  if (diagram !== null) return collector.addCode(diagram, diagramLanguage, context.shape);
  const picture = context.pictures === null ? null : pastedPicture(element, style);
  if (picture !== null) {
    context.pictures?.push({ ...picture, after: collector.countUntilHere() });
    return;
  }
  context.leftOut.note(element, style);
  if (isOfComment(element, style)) return noteComments(element, context);
  const object = copiedObject(element);
  if (object !== null) return collector.addObject(object, context.shape);
  if (tag === "img") collector.addText(textOfImage(element), context.format, context.shape);
  if (isDroppedTag(tag)) return;
  if (tag === "br") return readBreak(element, collector, context);
  if (tag === "hr") return readRule(element, collector, context);
  if (style.get("mso-list") === "ignore") {
    if (context.shape.item !== null) context.shape.item.row = wordRow(element.textContent);
    return;
  }
  if (!context.isInRow && isCodeElement(element, style))
    return readCode(element, collector, context);
  const inside = contextInside(element, tag, style, context);
  if (tag === "table" && readTable(element, collector, inside)) return;
  if (tag === "tr" && element.children.length > 1) return readRow(element, collector, inside);
  if (!isBlockTag(tag)) return readChildren(element, collector, inside);
  endBlock(collector, context);
  collector.addText(expandTitle(element), inside.format, inside.shape);
  if (expandTitle(element) !== "") endBlock(collector, inside);
  readChildren(element, collector, inside);
  endBlock(collector, context);
}

function readCode(element: Element, collector: BlockCollector, { shape, leftOut }: Context): void {
  for (const inner of element.querySelectorAll("*")) leftOut.note(inner, styleDeclarations(inner));
  collector.addCode(textOfCode(element), languageOfCode(element), shape, lookOfCode(element));
}

/** The cells of a table hold formulas in a line only. */
function readFormula(formula: PastedFormula, collector: BlockCollector, context: Context): void {
  const { shape, format, isInRow } = context;
  const { source, isBlock } = formula;
  if (isBlock && !isInRow && shape.within?.kind !== "cell") {
    collector.addCode(source, formulaLanguage, shape);
  } else collector.addFormula(source, format, shape);
}

/** Counts the comments of a list of them. */
function noteComments(list: Element, { leftOut }: Context): void {
  for (const element of list.querySelectorAll("[style]")) {
    leftOut.note(element, styleDeclarations(element));
  }
}

function contextInside(
  element: Element,
  tag: string,
  style: ReadonlyMap<string, string>,
  context: Context,
): Context {
  const isList = tag === "ul" || tag === "ol";
  const depth = context.depth + (isList || tag === "dd" ? 1 : 0);
  const wordLevel = wordListLevel(style);
  const isListed = context.list !== null || isList;
  const own = wordLevel !== null ? wordLevel - 1 : isListed ? 0 : indentOf(element, style);
  const frame = context.shape.within === null ? frameOfElement(element) : null;
  let { item } = context.shape;
  if (isItem(element)) item = { row: itemRow(element, style, context.list), isTaken: false };
  else if (wordLevel !== null) item = { row: null, isTaken: false };
  // The rows of a toggle in a list, as Notion has it, are none of the list.
  if (frame?.kind === "toggle") {
    const shape = { ...context.shape, within: frame, item: null, indent: 0 };
    return { ...context, shape, list: null, depth: 0 };
  }
  return {
    format: inlineFormat(element, style, context.format),
    shape: {
      kind: kindInside(element, tag, context.shape.kind),
      alignment: alignmentOf(element, style) ?? context.shape.alignment,
      indent: Math.max(own, depth - (isListed ? 1 : 0), context.shape.indent),
      within: context.shape.within ?? frame,
      item,
    },
    leftOut: context.leftOut,
    pictures: context.pictures,
    list: isList ? openList(element, style) : context.list,
    depth,
    isInRow: context.isInRow,
  };
}

/** A paragraph in a quotation is a part of it. */
function kindInside(element: Element, tag: string, outer: BlockKind): BlockKind {
  if (tag === "blockquote") return "quote";
  const own = kindOfElement(element);
  return own === null || (own === "paragraph" && outer === "quote") ? outer : own;
}

/** Word puts a line above its footnotes, which is no divider of the text. */
function readRule(element: Element, collector: BlockCollector, context: Context): void {
  const isOfWord = element.closest("[style*=mso-element]") !== null;
  const isInTable = context.isInRow || context.shape.within?.kind === "cell";
  if (isInTable || isOfWord) endBlock(collector, context);
  else collector.addDivider(context.shape);
}

function readBreak(element: Element, collector: BlockCollector, context: Context): void {
  if (element.getAttribute("class") === "Apple-interchange-newline") return;
  if (context.isInRow) collector.addText(" ", context.format, context.shape);
  else collector.addLineBreak();
}

/** Reads a table into cells; returns false for one that stays text, because a page cannot hold it there. */
function readTable(element: Element, collector: BlockCollector, context: Context): boolean {
  const rows = tableRows(element);
  if (!rows.some((row) => row.length > 1)) return false;
  const isTooLarge = isLargeTable(rows);
  if (isTooLarge || context.shape.within !== null || context.list !== null) {
    context.leftOut.add("table");
    return false;
  }
  collector.endBlock();
  for (const caption of element.querySelectorAll(":scope > caption")) {
    readElement(caption, collector, context);
  }
  for (const { cell, within } of tableCells(rows, pastedWidths(element, rows))) {
    const before = collector.countBlocks();
    const outer = { ...context.shape, kind: "paragraph" as const, within, item: null, indent: 0 };
    const alignment = cell === null ? null : alignmentOf(cell, styleDeclarations(cell));
    const shape = { ...outer, alignment: alignment ?? context.shape.alignment };
    if (cell !== null) readElement(cell, collector, { ...context, shape, list: null, depth: 0 });
    collector.endCell(shape, before);
  }
  return true;
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
