import type { WindowPoint } from "../../dragging/use-handle-dragging.ts";
import type { WindowBox } from "../../block-handle/row-boxes.ts";
import type { TableLine } from "../table-edits.ts";

/** A cell of the editor with the elements around it. */
export interface CellElements {
  readonly cell: HTMLTableCellElement;
  readonly row: HTMLTableRowElement;
  readonly table: HTMLTableElement;
  /** What scrolls a table that is wider than the text. */
  readonly box: HTMLElement;
  readonly isRightToLeft: boolean;
}

/** The elements around a cell; `null` for an element that is no cell of a table. */
export function elementsAround(cell: HTMLElement | null): CellElements | null {
  const [row, table] = [cell?.closest("tr"), cell?.closest("table")];
  const box = table?.parentElement;
  if (!(cell instanceof HTMLTableCellElement) || !row || !table || !box) return null;
  return { cell, row, table, box, isRightToLeft: getComputedStyle(table).direction === "rtl" };
}

/** How many rows or columns a table has, and at which place the cell stands, from 0. */
export function placeOfLine({ cell, row, table }: CellElements, line: TableLine) {
  return line === "row"
    ? { at: row.rowIndex, count: table.rows.length }
    : { at: cell.cellIndex, count: row.cells.length };
}

/** The elements that show where the rows, or the columns, of a table stand. */
function linesOf({ row, table }: CellElements, line: TableLine): readonly HTMLElement[] {
  return [...(line === "row" ? table.rows : row.cells)];
}

/**
 * Before which row or column a place in the window is: its number counts from 0; as many as there are stands for the place behind
 * the last one.
 */
export function gapAt(around: CellElements, line: TableLine, { x, y }: WindowPoint): number {
  const isBehind = (element: HTMLElement): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (line === "row") return y > (top + bottom) / 2;
    return around.isRightToLeft ? x < (left + right) / 2 : x > (left + right) / 2;
  };
  const lines = linesOf(around, line);
  const next = lines.findIndex((element) => !isBehind(element));
  return next === -1 ? lines.length : next;
}

/** The line in the gap before a row or a column, or behind the last one, as long as the table is seen. */
export function gapBox(around: CellElements, line: TableLine, gap: number): WindowBox {
  const lines = linesOf(around, line);
  const edges = (lines[gap] ?? lines.at(-1) ?? around.cell).getBoundingClientRect();
  const isEnd = gap >= lines.length;
  const seen = seenBox(around);
  if (line === "row") {
    return { ...seen, top: (isEnd ? edges.bottom : edges.top) - 1, height: 2 };
  }
  const left = isEnd === around.isRightToLeft ? edges.left : edges.right;
  return { ...seen, left: clamped(left - 1, seen.left, seen.left + seen.width - 2), width: 2 };
}

/** The row or the column of a cell, as far as it is seen. */
export function lineBox(around: CellElements, line: TableLine): WindowBox {
  const seen = seenBox(around);
  if (line === "row") {
    const { top, height } = around.row.getBoundingClientRect();
    return { ...seen, top, height };
  }
  const { left, right } = around.cell.getBoundingClientRect();
  const [from, to] = [left, right].map((x) => clamped(x, seen.left, seen.left + seen.width));
  return { ...seen, left: from ?? left, width: (to ?? right) - (from ?? left) };
}

/** The part of a table that its box shows. */
export function seenBox({ table, box }: CellElements): WindowBox {
  const [whole, part] = [table.getBoundingClientRect(), box.getBoundingClientRect()];
  const left = Math.max(whole.left, part.left);
  const right = Math.min(whole.right, part.right);
  return { left, top: whole.top, width: Math.max(0, right - left), height: whole.height };
}

/**
 * The upper edge of the grip of a column: above the table, or at the upper edge of the text on screen where the table begins
 * further up. It stays at the table.
 */
export function columnGripTop(seen: WindowBox, gripHeight: number, textTop: number): number {
  return clamped(textTop, seen.top - gripHeight, seen.top + seen.height - gripHeight);
}

/** Where the end of a column is, in the window's pixels from the left. */
export function endOf(cell: HTMLElement, isRightToLeft: boolean): number {
  const { left, right } = cell.getBoundingClientRect();
  return isRightToLeft ? left : right;
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
