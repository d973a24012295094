import type { TableNode } from "@lexical/table";
import { $getEditor } from "lexical";
import { columnWidthOf } from "@stemma/document/containers/column-width";
import { $setWidths, $widthsOf, type PlacedCell } from "./table-nodes.ts";

/** Gives a column a width in pixels, within the bounds of a page; with 0 it is as wide as its text. */
export function $setColumnWidth(table: TableNode, columnAt: number, width: number): void {
  $setWidths(table, $widthsOf(table).with(columnAt, columnWidthOf(width) ?? 0));
}

/** Makes the column of a cell wider by these pixels than it is shown, or narrower. */
export function $resizeColumn({ table, cell, columnAt }: PlacedCell, byPx: number): void {
  const element = $getEditor().getElementByKey(cell.getKey());
  const shown = $widthsOf(table)[columnAt] || (element?.offsetWidth ?? 0);
  $setColumnWidth(table, columnAt, Math.max(1, shown + byPx));
}
