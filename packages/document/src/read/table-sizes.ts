import type { BlockId } from "../block-id.ts";
import { bodyMaxBytes, tableCellsMax, tableColumnsMax } from "../body-limits.ts";
import type { Cell } from "../containers/container.ts";
import { BodyFault } from "./body-fault.ts";

/** Fewer bytes than an empty cell takes in a body. */
const cellBytesMin = 150;

/** The sizes of the tables read so far, which it bounds: missing cells are filled in, so a small input can be a large table. */
export class TableSizes {
  readonly #tables = new Map<
    BlockId,
    { rows: Set<BlockId>; columns: Set<BlockId>; cells: number }
  >();
  /** Of all tables, with the cells that will be filled in. */
  #cells = 0;

  /** Counts a cell. Throws if its table is too large. */
  add({ id, row, column }: Cell, path: string): void {
    const table = this.#tables.get(id) ?? { rows: new Set(), columns: new Set(), cells: 0 };
    this.#tables.set(id, table);
    table.rows.add(row);
    table.columns.add(column);
    if (table.columns.size > tableColumnsMax) {
      throw new BodyFault(path, `A table has at most ${tableColumnsMax} columns.`);
    }
    const cells = table.rows.size * table.columns.size;
    this.#cells += cells - table.cells;
    table.cells = cells;
    if (this.#cells * cellBytesMin > bodyMaxBytes) {
      throw new BodyFault(path, "The page is larger than 2 MB.");
    }
    if (cells > tableCellsMax) {
      throw new BodyFault(path, `A table has at most ${tableCellsMax} cells.`);
    }
  }
}
