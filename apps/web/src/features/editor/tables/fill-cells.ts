import { $isTableSelection, $isTableCellNode, type TableCellNode } from "@lexical/table";
import {
  $createParagraphNode,
  $isElementNode,
  $parseSerializedNode,
  type BaseSelection,
  type RangeSelection,
} from "lexical";
import { newBlockId } from "@stemma/document/block-id";
import { makeBlock } from "@stemma/document/make-block";
import type { PastedBlock } from "../paste/pasted-block.ts";
import { $cellsOf, $placeOf, $rowsOf } from "./table-nodes.ts";

/**
 * Empties the cells of a selection over cells, and places the caret in the first one; `null` for any other selection. Call it
 * inside an editor update.
 */
export function $emptySelectedCells(selection: BaseSelection | null): RangeSelection | null {
  if (!$isTableSelection(selection)) return null;
  const cells = selection.getNodes().filter($isTableCellNode);
  for (const cell of cells) {
    const [first, ...others] = cell.getChildren();
    for (const other of others) other.remove();
    if ($isElementNode(first)) first.clear();
  }
  const first = cells[0]?.getFirstChild();
  return $isElementNode(first) ? first.select(0, 0) : null;
}

/**
 * Writes pasted cells over those of a table, from this cell on, as a spreadsheet does. Returns whether it did: not for a single
 * cell, nor where they do not fit into the table.
 */
export function $fillCells(pasted: readonly PastedBlock[], from: TableCellNode): boolean {
  const rows = rowsOf(pasted);
  const place = $placeOf(from);
  if (rows === null || place === null) return false;
  const targets = $rowsOf(place.table)
    .slice(place.rowAt, place.rowAt + rows.length)
    .map((row) => $cellsOf(row).slice(place.columnAt));
  const fits = rows.every((row, at) => row.length <= (targets[at]?.length ?? 0));
  if (!fits) return false;
  let last = from;
  for (const [rowAt, row] of rows.entries()) {
    for (const [at, blocks] of row.entries()) {
      const cell = targets[rowAt]?.[at];
      if (cell === undefined) continue;
      const nodes = blocks.map(({ runs, alignment }) =>
        $parseSerializedNode(makeBlock({ id: newBlockId(), kind: "paragraph", alignment }, runs)),
      );
      cell.clear();
      cell.append(...(nodes.length === 0 ? [$createParagraphNode()] : nodes));
      last = cell;
    }
  }
  last.selectEnd();
  return true;
}

/** The blocks of each cell of each row; `null` unless all blocks stand in one table of several cells. */
function rowsOf(pasted: readonly PastedBlock[]): PastedBlock[][][] | null {
  const rows = new Map<string, Map<string, PastedBlock[]>>();
  const tables = new Set<string>();
  for (const block of pasted) {
    if (block.within?.kind !== "cell") return null;
    const { id, row, column } = block.within;
    tables.add(id);
    const cells = rows.get(row) ?? new Map<string, PastedBlock[]>();
    rows.set(row, cells);
    cells.set(column, [...(cells.get(column) ?? []), block]);
  }
  const matrix = Array.from(rows.values(), (cells) => [...cells.values()]);
  return tables.size === 1 && matrix.flat().length > 1 ? matrix : null;
}
