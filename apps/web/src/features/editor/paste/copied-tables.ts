import {
  $isTableNode,
  $isTableSelection,
  $isTableCellNode,
  type TableCellNode,
} from "@lexical/table";
import {
  $getRoot,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  $isTextNode,
  type BaseSelection,
  type LexicalNode,
  type NodeKey,
  type PointType,
  type RangeSelection,
} from "lexical";
import { appendTo } from "@stemma/document/diff/append-to";
import { $cellsOf, $rowsOf } from "../tables/table-nodes.ts";

/** The cells of the selected rows of a table. */
type Rows = readonly (readonly TableCellNode[])[];

/** A part of a selection: rows of a table, or a selection of what stands before, between or behind tables. */
export type CopiedPart = { readonly rows: Rows } | { readonly selection: RangeSelection };

/** The parts of a selection over cells, or over tables and what stands around them; `null` for any other one. */
export function $partsWithTables(selection: BaseSelection | null): CopiedPart[] | null {
  if ($isTableSelection(selection)) {
    const rows = new Map<NodeKey | undefined, TableCellNode[]>();
    for (const cell of selection.getNodes().filter($isTableCellNode)) {
      appendTo(rows, cell.getParent()?.getKey(), cell);
    }
    return [{ rows: [...rows.values()] }];
  }
  if (!$isRangeSelection(selection)) return null;
  const [start, end] = selection.isBackward()
    ? [selection.focus, selection.anchor]
    : [selection.anchor, selection.focus];
  const [from, to] = [$topOfStart(start), $topOfEnd(end)];
  const tops = $getRoot()
    .getChildren()
    .slice(from, to + 1);
  // A selection in one cell holds text only.
  const isInOne = from === to && !$isRootNode(start.getNode());
  if (isInOne || !tops.some($isTableNode)) return null;
  const parts: CopiedPart[] = [];
  let open: RangeSelection | null = null;
  for (const [at, top] of tops.entries()) {
    if ($isTableNode(top)) {
      parts.push({ rows: $rowsOf(top).map($cellsOf) });
      open = null;
      continue;
    }
    if (open === null) {
      open = selection.clone();
      parts.push({ selection: open });
      if (at === 0) open.anchor.set(start.key, start.offset, start.type);
      else $setToStart(open.anchor, top);
    }
    if (from + at === to) open.focus.set(end.key, end.offset, end.type);
    else $setToEnd(open.focus, top);
  }
  return parts;
}

/** The lines of a spreadsheet: cells with a tab between them. */
export function $linesOfRows(rows: Rows, textOf: (cell: TableCellNode) => string): string {
  return rows
    .map((cells) => cells.map((cell) => textOf(cell).replaceAll(/\s+/g, " ")).join("\t"))
    .join("\n");
}

/** The index of the node at the top of the page in which the start of a selection lies. */
function $topOfStart(point: PointType): number {
  return $isRootNode(point.getNode()) ? point.offset : $topIndex(point.getNode());
}

/** The index of the node at the top of the page in which the end of a selection lies. */
function $topOfEnd(point: PointType): number {
  return $isRootNode(point.getNode()) ? point.offset - 1 : $topIndex(point.getNode());
}

function $topIndex(node: LexicalNode): number {
  return [node, ...node.getParents()].at(-2)?.getIndexWithinParent() ?? 0;
}

function $setToStart(point: PointType, top: LexicalNode): void {
  const node = $isElementNode(top) ? (top.getFirstDescendant() ?? top) : top;
  if ($isTextNode(node)) point.set(node.getKey(), 0, "text");
  else if ($isElementNode(node)) point.set(node.getKey(), 0, "element");
  else point.set(node.getParentOrThrow().getKey(), node.getIndexWithinParent(), "element");
}

function $setToEnd(point: PointType, top: LexicalNode): void {
  const node = $isElementNode(top) ? (top.getLastDescendant() ?? top) : top;
  if ($isTextNode(node)) point.set(node.getKey(), node.getTextContentSize(), "text");
  else if ($isElementNode(node)) point.set(node.getKey(), node.getChildrenSize(), "element");
  else point.set(node.getParentOrThrow().getKey(), node.getIndexWithinParent() + 1, "element");
}
