import { newBlockId } from "@stemma/document/block-id";
import { tableCellsMax, tableColumnsMax } from "@stemma/document/body-limits";
import { columnWidthOf, widthField } from "@stemma/document/containers/column-width";
import {
  headerColumn,
  headerRow,
  type Cell,
  type TableHeader,
} from "@stemma/document/containers/container";

/** A place in a pasted table; `cell` is `null` for one that a merged cell covers. */
export interface PastedCell<Content> {
  readonly cell: Content | null;
  readonly within: Cell;
}

/** The cells of each row of a table, without those of tables in it; `null` where a merged cell covers another place. */
export function tableRows(table: Element): (Element | null)[][] {
  const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
  const grid: (Element | null)[][] = rows.map(() => []);
  for (const [rowAt, row] of rows.entries()) {
    for (const cell of row.querySelectorAll(":scope > td, :scope > th")) {
      let at = 0;
      while (grid[rowAt]?.[at] !== undefined) at += 1;
      const [width, height] = [spanOf(cell, "colspan"), spanOf(cell, "rowspan")];
      for (const line of grid.slice(rowAt, rowAt + height)) {
        for (let column = at; column < at + width; column += 1) line[column] = null;
      }
      const line = grid[rowAt];
      if (line !== undefined) line[at] = cell;
    }
  }
  return grid.filter((row) => row.some((cell) => cell !== null));
}

/** Whether a page cannot hold a table of these rows. */
export function isLargeTable(rows: readonly (readonly unknown[])[]): boolean {
  if (rows.length > tableCellsMax) return true;
  const columns = widthOf(rows);
  return columns > tableColumnsMax || columns * rows.length > tableCellsMax;
}

/**
 * The places of a table with ids of their own: as many in each row. Cells that are `th` make a header. Columns have these widths in
 * pixels; one without has none.
 */
export function* tableCells<Content>(
  rows: readonly (readonly (Content | null)[])[],
  widths: readonly number[] = [],
): Generator<PastedCell<Content>> {
  const columns = Array.from({ length: widthOf(rows) }, newBlockId);
  const [id, header] = [newBlockId(), headerOf(rows)];
  for (const cells of rows) {
    const row = newBlockId();
    for (const [at, column] of columns.entries()) {
      const width = widthField(columnWidthOf(widths[at]));
      yield {
        cell: cells[at] ?? null,
        within: { kind: "cell", id, row, column, header, ...width },
      };
    }
  }
}

function widthOf(rows: readonly (readonly unknown[])[]): number {
  return rows.reduce((most, row) => Math.max(most, row.length), 0);
}

function spanOf(cell: Element, name: "colspan" | "rowspan"): number {
  const span = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(span) ? Math.min(Math.max(span, 1), 1000) : 1;
}

function headerOf(rows: readonly (readonly unknown[])[]): TableHeader {
  const [first = [], ...others] = rows;
  const ofRow = first.every(isHeader) ? headerRow : 0;
  const ofColumn = others.length > 0 && others.every(([cell]) => isHeader(cell)) ? headerColumn : 0;
  return (ofRow + ofColumn) as TableHeader;
}

function isHeader(cell: unknown): boolean {
  return cell === null || (cell instanceof Element && cell.localName === "th");
}
