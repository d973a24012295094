import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  type TableCellNode,
  type TableNode,
  type TableRowNode,
} from "@lexical/table";
import { $isListItemNode, $isListNode } from "@lexical/list";
import { $createParagraphNode, $isParagraphNode, $setState, $getState } from "lexical";
import { tableCellsMax, tableColumnsMax } from "@stemma/document/body-limits";
import { columnIdState } from "@stemma/document/containers/table-id-states";
import type { EditorBlock } from "../blocks/selected-blocks.ts";
import {
  $cellsOf,
  $headerOf,
  $rowsOf,
  $setHeader,
  $setWidths,
  $widthsOf,
  type PlacedCell,
} from "./table-nodes.ts";

/** Rows and columns of a new table. */
const [newRows, newColumns] = [3, 3];

/** An empty cell with one paragraph. */
export function $emptyCell(): TableCellNode {
  return $createTableCellNode().append($createParagraphNode());
}

/** Puts a new table with a header row in place of an empty block, or behind one with text; the caret goes into its first cell. */
export function $insertTable(block: EditorBlock): void {
  const table = $createTableNode();
  for (let at = 0; at < newRows; at += 1) {
    const row = $createTableRowNode();
    for (let column = 0; column < newColumns; column += 1) row.append($emptyCell());
    table.append(row);
  }
  $setHeader(table, 1);
  // A table stands in the page itself: behind a table or a callout that the block is in.
  const top = [block, ...block.getParents()].at(-2) ?? block;
  top.insertAfter(table);
  // A callout and a cell need the row that is left in them.
  const isReplaced = top.is(block) || ($isListItemNode(block) && $isListNode(top));
  if (isReplaced && block.isEmpty()) block.remove();
  $rowsOf(table)[0]?.getFirstChild()?.selectStart();
}

/** Inserts a row before the row at this index; the cells take their alignment from the row above or below. */
export function $insertRow(table: TableNode, at: number): void {
  const header = $headerOf(table);
  const rows = $rowsOf(table);
  const model = rows[at - 1] ?? rows[at];
  if (model === undefined || $cellsOf(model).length * (rows.length + 1) > tableCellsMax) return;
  const row = $createTableRowNode().append(...$cellsOf(model).map($cellLike));
  if (rows[at] === undefined) model.insertAfter(row);
  else rows[at].insertBefore(row);
  $setHeader(table, header);
  row.getFirstChild()?.selectStart();
}

/** Inserts a column before the column at this index. */
export function $insertColumn(table: TableNode, at: number): void {
  const [header, widths] = [$headerOf(table), $widthsOf(table)];
  const rows = $rowsOf(table);
  const count = rows[0] === undefined ? 0 : $cellsOf(rows[0]).length;
  if (count >= tableColumnsMax || (count + 1) * rows.length > tableCellsMax) return;
  for (const row of rows) {
    const cells = $cellsOf(row);
    const cell = $emptyCell();
    if (cells[at] === undefined) row.append(cell);
    else cells[at].insertBefore(cell);
  }
  $setHeader(table, header);
  $setWidths(table, widths.toSpliced(at, 0, 0));
}

/** A row or a column of a table. */
export type TableLine = "row" | "column";

/** Moves the row or the column of a cell by one place; at the edge it stays. Returns whether it moved. */
export function $move(
  { table, rowAt, columnAt }: PlacedCell,
  what: TableLine,
  by: -1 | 1,
): boolean {
  const from = what === "row" ? rowAt : columnAt;
  return $moveLine(table, what, from, from + by);
}

/**
 * Moves a row or a column to another place, counted without it. The header stays where it is: what comes first is the header.
 * Returns whether it moved.
 */
export function $moveLine(table: TableNode, what: TableLine, from: number, to: number): boolean {
  const [header, widths] = [$headerOf(table), $widthsOf(table)];
  const rows = $rowsOf(table);
  const count = what === "row" ? rows.length : widths.length;
  if (to === from || to < 0 || to >= count) return false;
  if (what === "row") $put(rows, from, to);
  else {
    for (const row of rows) $put($cellsOf(row), from, to);
    $setWidths(table, widths.toSpliced(from, 1).toSpliced(to, 0, widths[from] ?? 0));
  }
  $setHeader(table, header);
  return true;
}

function $put(nodes: readonly (TableRowNode | TableCellNode)[], from: number, to: number): void {
  const [node, other] = [nodes[from], nodes[to]];
  if (node === undefined || other === undefined) return;
  if (to < from) other.insertBefore(node);
  else other.insertAfter(node);
}

/** Deletes the row of a cell; of the last one, the table. */
export function $deleteRow({ table, rowAt, columnAt }: PlacedCell): void {
  const header = $headerOf(table);
  const rows = $rowsOf(table);
  if (rows.length === 1) return $deleteTable(table);
  const next = rows[rowAt + 1] ?? rows[rowAt - 1];
  if (next !== undefined) $cellsOf(next)[columnAt]?.selectStart();
  rows[rowAt]?.remove();
  $setHeader(table, header);
}

/** Deletes the column of a cell; of the last one, the table. */
export function $deleteColumn({ table, cell, columnAt }: PlacedCell): void {
  const [header, widths] = [$headerOf(table), $widthsOf(table)];
  const next = cell.getNextSibling() ?? cell.getPreviousSibling();
  if (next === null) return $deleteTable(table);
  next.selectStart();
  for (const row of $rowsOf(table)) $cellsOf(row)[columnAt]?.remove();
  $setHeader(table, header);
  $setWidths(table, widths.toSpliced(columnAt, 1));
}

/** Deletes a table; the caret goes into an empty paragraph in its place. */
export function $deleteTable(table: TableNode): void {
  const paragraph = $createParagraphNode();
  table.insertBefore(paragraph);
  paragraph.selectStart();
  table.remove();
}

/** Aligns the paragraphs of a column. */
export function $alignColumn(
  { table, columnAt }: PlacedCell,
  alignment: "" | "center" | "right",
): void {
  for (const row of $rowsOf(table)) {
    for (const paragraph of $cellsOf(row)[columnAt]?.getChildren() ?? []) {
      if ($isParagraphNode(paragraph)) paragraph.setFormat(alignment);
    }
  }
}

function $cellLike(model: TableCellNode): TableCellNode {
  const cell = $emptyCell();
  $setState(cell, columnIdState, $getState(model, columnIdState));
  const [paragraph, of] = [cell.getFirstChild(), model.getFirstChild()];
  if ($isParagraphNode(paragraph) && $isParagraphNode(of)) paragraph.setFormat(of.getFormatType());
  return cell;
}
