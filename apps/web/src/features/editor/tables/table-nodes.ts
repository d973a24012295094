import {
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  type TableCellNode,
  type TableNode,
  type TableRowNode,
} from "@lexical/table";
import { $findMatchingParent, $getSelection, $isRangeSelection, type LexicalNode } from "lexical";
import { columnWidthOf } from "@stemma/document/containers/column-width";
import { headerState } from "@stemma/document/containers/fold-table";
import { headerColumn, headerRow, type TableHeader } from "@stemma/document/containers/container";

/** The table that a node stands in, or is; `null` outside of tables. */
export function $tableOf(node: LexicalNode): TableNode | null {
  return $findMatchingParent(node, $isTableNode);
}

/** The cell that a node stands in, or is; `null` outside of tables. */
export function $cellOf(node: LexicalNode): TableCellNode | null {
  return $findMatchingParent(node, $isTableCellNode);
}

/** The cell with the caret, or with the end of the selection that moves; `null` outside of tables. */
export function $cellAtCaret(): TableCellNode | null {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $cellOf(selection.focus.getNode()) : null;
}

/** The rows of a table. */
export function $rowsOf(table: TableNode): TableRowNode[] {
  return table.getChildren().filter($isTableRowNode);
}

/** The cells of a row. */
export function $cellsOf(row: TableRowNode): TableCellNode[] {
  return row.getChildren().filter($isTableCellNode);
}

/** A cell with its table and its place there. */
export interface PlacedCell {
  readonly table: TableNode;
  readonly cell: TableCellNode;
  readonly rowAt: number;
  readonly columnAt: number;
}

/** The place of a cell; `null` for a cell in no table. */
export function $placeOf(cell: TableCellNode): PlacedCell | null {
  const row = cell.getParent();
  const table = row?.getParent();
  if (!$isTableRowNode(row) || !$isTableNode(table)) return null;
  return {
    table,
    cell,
    rowAt: row.getIndexWithinParent(),
    columnAt: cell.getIndexWithinParent(),
  };
}

/** Which cells of a table are headers, as its nodes say it. Takes the same time for any number of rows. */
export function $headerOf(table: TableNode): TableHeader {
  const [first, last] = [table.getFirstChild(), table.getLastChild()];
  const ofRow = $isTableRowNode(first) ? $headerStyleOf(first.getLastChild()) : 0;
  const ofColumn = $isTableRowNode(last) ? $headerStyleOf(last.getFirstChild()) : 0;
  return ((ofRow & headerRow) + (ofColumn & headerColumn)) as TableHeader;
}

function $headerStyleOf(cell: LexicalNode | null): number {
  return $isTableCellNode(cell) ? cell.getHeaderStyles() : 0;
}

/** How many columns a table has. */
function $columnCount(table: TableNode): number {
  const [first] = $rowsOf(table);
  return first === undefined ? 0 : first.getChildrenSize();
}

/** The width of each column of a table in pixels; 0 for one that is as wide as its text. */
export function $widthsOf(table: TableNode): number[] {
  const widths = table.getColWidths() ?? [];
  const count = $columnCount(table);
  const isFitting = widths.length === count;
  return Array.from({ length: count }, (_, at) =>
    isFitting ? (columnWidthOf(widths[at]) ?? 0) : 0,
  );
}

/** Gives the columns of a table these widths. A table whose columns are all as wide as their text names none. */
export function $setWidths(table: TableNode, widths: readonly number[]): void {
  const wanted = widths.some((width) => width > 0) ? widths : undefined;
  if (String(table.getColWidths()) !== String(wanted)) table.setColWidths(wanted);
}

/** Makes the cells headers, or not, so that the nodes say this header. */
export function $setHeader(table: TableNode, header: TableHeader): void {
  for (const [rowAt, row] of $rowsOf(table).entries()) {
    for (const [columnAt, cell] of $cellsOf(row).entries()) {
      const state = headerState(header, rowAt, columnAt);
      if (cell.getHeaderStyles() !== state) cell.setHeaderStyles(state);
    }
  }
}
