import type { Cell } from "../containers/container.ts";
import type { BlockJson } from "../format.ts";
import { rowChildren } from "../row-children.ts";
import { appendTo } from "../diff/append-to.ts";
import type { BodyName, SlotLists } from "./slot.ts";

/** The names of the table rows and columns that a side deleted, for `dropEmptyCells`. */
export function deletedLines(lists: SlotLists): string[] {
  const lines = linesOf(lists);
  return [...lines.base].filter((line) => !lines.ours.has(line) || !lines.theirs.has(line));
}

/**
 * The merged rows without the empty paragraphs that alone would keep a table row or a column that one side deleted: the other
 * side added an empty cell to it, with a new column or a new table row. Where text stands in it, all of it stays.
 */
export function dropEmptyCells(rows: readonly BlockJson[], names: readonly string[]): BlockJson[] {
  const deleted = new Set(names);
  if (deleted.size === 0) return [...rows];
  const left = new Map<string, BlockJson[]>();
  for (const row of rows) {
    if (row.within?.kind !== "cell") continue;
    for (const line of namesOf(row.within)) if (deleted.has(line)) appendTo(left, line, row);
  }
  const dropped = new Set(
    [...left.values()].flatMap((line) =>
      line.every((row) => rowChildren(row).length === 0) ? line : [],
    ),
  );
  return rows.filter((row) => !dropped.has(row));
}

function linesOf(lists: SlotLists): Readonly<Record<BodyName, ReadonlySet<string>>> {
  const ofBody = (name: BodyName): Set<string> => {
    const blocks = lists[name].flatMap((slot) => slot[name] ?? []);
    return new Set(
      blocks.flatMap(({ within }) => (within?.kind === "cell" ? namesOf(within) : [])),
    );
  };
  return { base: ofBody("base"), ours: ofBody("ours"), theirs: ofBody("theirs") };
}

/** The names of the table row and of the column of a cell. */
function namesOf({ id, row, column }: Cell): [string, string] {
  return [`${id} row ${row}`, `${id} column ${column}`];
}
