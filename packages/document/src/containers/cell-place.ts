import { isBlockId, type BlockId } from "../block-id.ts";
import { columnWidthOf } from "./column-width.ts";
import { headerColumn, headerRow, type TableHeader } from "./container.ts";

/** The place of a cell in its table, by the nodes as they are: unchecked. */
export interface CellPlace {
  readonly table: object;
  readonly row: object;
  readonly rowAt: number;
  readonly columnAt: number;
}

/** The nodes in a node; empty for a node without children. */
export function childrenOf(node: unknown): readonly unknown[] {
  const { children } = (node ?? {}) as { children?: unknown };
  return Array.isArray(children) ? (children as unknown[]) : [];
}

/** Whether a node is a toggle. */
export function isToggle(node: unknown): boolean {
  return (node as { type?: unknown } | null)?.type === "toggle";
}

/** The id under this name in a node's state; `null` for a node without a valid one. */
export function idIn(node: unknown, name: string): BlockId | null {
  const { $ } = (node ?? {}) as { $?: unknown };
  const id: unknown = ($ as Record<string, unknown> | null | undefined)?.[name];
  return isBlockId(id) ? id : null;
}

/** Which cells of a table are headers: the last cell of the first row and the first cell of the last row say it. */
export function headerOf(table: object): TableHeader {
  const rows = childrenOf(table);
  const isRow = (stateOf(childrenOf(rows[0]).at(-1)) & headerRow) !== 0;
  const isColumn = (stateOf(childrenOf(rows.at(-1))[0]) & headerColumn) !== 0;
  return ((isRow ? headerRow : 0) + (isColumn ? headerColumn : 0)) as TableHeader;
}

function stateOf(cell: unknown): number {
  const { headerState } = (cell ?? {}) as { headerState?: unknown };
  return typeof headerState === "number" ? headerState : 0;
}

/**
 * The width of a column as its table says it; `undefined` for one that is as wide as its text. A table that names more or fewer
 * widths than it has columns names none: it is a part that was copied from a larger table.
 */
export function widthIn(table: object, columnAt: number): number | undefined {
  const { colWidths } = table as { colWidths?: unknown };
  if (!Array.isArray(colWidths)) return undefined;
  const isFitting = colWidths.length === childrenOf(childrenOf(table)[0]).length;
  return isFitting ? columnWidthOf(colWidths[columnAt]) : undefined;
}

/** Which cells a header cell names: those of its column, or those of its row; `null` for a cell that is no header. */
export function scopeOf(
  header: TableHeader,
  { rowAt, columnAt }: Pick<CellPlace, "rowAt" | "columnAt">,
): "col" | "row" | null {
  if (rowAt === 0 && (header & headerRow) !== 0) return "col";
  return columnAt === 0 && (header & headerColumn) !== 0 ? "row" : null;
}
