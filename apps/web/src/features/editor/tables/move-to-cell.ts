import { $insertRow } from "./table-edits.ts";
import { $cellAtCaret, $cellsOf, $placeOf, $rowsOf } from "./table-nodes.ts";

/**
 * Moves the caret to the next cell of its table, or to the one before; behind the last one, adds a row. Returns false outside
 * of tables, and for the cell before the first one.
 */
export function $moveToCell(by: -1 | 1): boolean {
  const cell = $cellAtCaret();
  const place = cell === null ? null : $placeOf(cell);
  if (place === null) return false;
  const cells = $rowsOf(place.table).flatMap($cellsOf);
  const next = cells[cells.findIndex((one) => one.is(place.cell)) + by];
  if (next !== undefined) next.selectEnd();
  else if (by > 0) $insertRow(place.table, place.rowAt + 1);
  return next !== undefined || by > 0;
}
