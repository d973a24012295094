import type { BlockId } from "../block-id.ts";
import { tableCellsMax, tableColumnsMax } from "../body-limits.ts";
import type { Cell } from "../containers/container.ts";
import { BodyFault } from "./body-fault.ts";

/** The sizes of the tables read so far, which it bounds: missing cells are filled in, so a small input can be a large table. */
export class TableSizes {
  readonly #tables = new Map<BlockId, { rows: Set<BlockId>; columns: Set<BlockId> }>();

  /** Counts a cell. Throws if its table is too large. */
  add({ id, row, column }: Cell, path: string): void {
    const table = this.#tables.get(id) ?? { rows: new Set(), columns: new Set() };
    this.#tables.set(id, table);
    table.rows.add(row);
    table.columns.add(column);
    if (table.columns.size > tableColumnsMax) {
      throw new BodyFault(path, `A table has at most ${tableColumnsMax} columns.`);
    }
    if (table.rows.size * table.columns.size > tableCellsMax) {
      throw new BodyFault(path, `A table has at most ${tableCellsMax} cells.`);
    }
  }
}
