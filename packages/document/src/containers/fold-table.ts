import type { BlockId } from "../block-id.ts";
import { tableColumnsMax } from "../body-limits.ts";
import { appendTo } from "../diff/append-to.ts";
import type { BlockJson, TableCellJson, TableJson } from "../format.ts";
import { asParagraph, emptyParagraph } from "./as-paragraph.ts";
import { widthsOf } from "./column-width.ts";
import { headerColumn, headerRow, type Cell, type TableHeader } from "./container.ts";

/** The paragraphs of a table: by table row, then by column. */
type Grid = ReadonlyMap<BlockId, Map<BlockId, BlockJson[]>>;

/**
 * The node of a table of these rows, which name their cells. Table rows stand in the order of their first paragraphs, columns
 * in that of the first table row; a column that it lacks follows the one before it in its own row. A cell that no row
 * names is an empty paragraph with the id that `emptyId` gives. What is no paragraph becomes one.
 */
export function foldTable(
  { id, header }: Cell,
  rows: readonly BlockJson[],
  emptyId: (row: BlockId, column: BlockId) => BlockId,
): TableJson {
  const grid = gridOf(rows);
  const columns = columnsOf(grid);
  const children = Array.from(grid, ([row, cells], rowAt) => ({
    type: "tablerow" as const,
    $: { rowId: row },
    ...elementFields,
    children: columns.map((column, columnAt): TableCellJson => {
      const paragraphs = cellRows(cells, columns, columnAt).map(asParagraph);
      return {
        type: "tablecell",
        $: { columnId: column },
        ...elementFields,
        headerState: headerState(header, rowAt, columnAt),
        colSpan: 1,
        rowSpan: 1,
        backgroundColor: null,
        children: paragraphs.length > 0 ? paragraphs : [emptyParagraph(emptyId(row, column))],
      };
    }),
  }));
  const widths = widthsOf(rows.map(({ within }) => within));
  const colWidths = columns.map((column) => widths.get(`${rows[0]?.within?.id} ${column}`) ?? 0);
  return {
    type: "table",
    $: { containerId: id },
    ...elementFields,
    ...(colWidths.some((width) => width > 0) && { colWidths }),
    children,
  };
}

const elementFields = { version: 1, direction: null, format: "", indent: 0 } as const;

/** Of a table without a header row and a header column, no cell is a header. */
export function headerState(header: TableHeader, rowAt: number, columnAt: number): TableHeader {
  const ofRow = rowAt === 0 ? header & headerRow : 0;
  const ofColumn = columnAt === 0 ? header & headerColumn : 0;
  return (ofRow + ofColumn) as TableHeader;
}

function gridOf(rows: readonly BlockJson[]): Grid {
  const grid = new Map<BlockId, Map<BlockId, BlockJson[]>>();
  for (const row of rows) {
    if (row.within?.kind !== "cell") continue;
    const cells = grid.get(row.within.row) ?? new Map<BlockId, BlockJson[]>();
    grid.set(row.within.row, cells);
    appendTo(cells, row.within.column, row);
  }
  return grid;
}

function columnsOf(grid: Grid): BlockId[] {
  const columns: BlockId[] = [];
  const known = new Set<BlockId>();
  for (const cells of grid.values()) {
    let at = 0;
    for (const column of cells.keys()) {
      if (known.has(column)) at = columns.indexOf(column) + 1;
      else {
        columns.splice(at, 0, column);
        known.add(column);
        at += 1;
      }
    }
  }
  return columns.slice(0, tableColumnsMax);
}

/** The rows of a cell. The last column also holds those of columns beyond the limit. */
function cellRows(
  cells: ReadonlyMap<BlockId, BlockJson[]>,
  columns: readonly BlockId[],
  columnAt: number,
): BlockJson[] {
  const own = cells.get(columns[columnAt] as BlockId) ?? [];
  if (columnAt !== tableColumnsMax - 1) return own;
  const kept = new Set(columns);
  return [...own, ...[...cells].flatMap(([column, rows]) => (kept.has(column) ? [] : rows))];
}
