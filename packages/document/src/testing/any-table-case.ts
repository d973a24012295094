import * as fc from "fast-check";
import type { BlockId } from "../block-id.ts";
import { bodyRows } from "../body-rows.ts";
import { withWidth } from "../containers/column-width.ts";
import type { Cell, TableHeader } from "../containers/container.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { anyEdits, applyEdits } from "./any-edits.ts";
import type { MergeCase } from "./merge-properties.ts";

/** Two writers who each changed the rows and columns of a table, and then made a few edits in the page. */
export function anyTableCase(): fc.Arbitrary<MergeCase> {
  const picks = fc.array(fc.constantFrom("ours", "theirs", "both"), { minLength: 4 });
  return fc
    .tuple(anyTablePage(), writes(), writes(), picks)
    .map(([base, ours, theirs, choices]) => ({
      base,
      ours: written(base, ours, "ours"),
      theirs: written(base, theirs, "theirs"),
      picks: choices,
    }));
}

/** A page with a table between two paragraphs; each word occurs once. */
function anyTablePage(): fc.Arbitrary<PageBody> {
  return fc
    .record({
      rows: fc.integer({ min: 1, max: 4 }),
      columns: fc.integer({ min: 1, max: 3 }),
      words: fc.array(fc.nat({ max: 6 }), { minLength: 14, maxLength: 14 }),
    })
    .map(({ rows, columns, words }) => {
      let number = 100;
      const text = (at: number): string =>
        Array.from({ length: words[at] ?? 0 }, () => `w${number++}x`).join(" ");
      const cells = Array.from({ length: rows * columns }, (_, at) =>
        cellRow(`b${at}`, `r${Math.floor(at / columns)}`, `c${at % columns}`, text(at)),
      );
      return makeBody([paragraph("before", text(12)), ...cells, paragraph("after", text(13))]);
    });
}

interface TableEdit {
  readonly kind: keyof typeof steps;
  readonly place: number;
  readonly other: number;
}

interface Writes {
  readonly table: readonly TableEdit[];
  readonly text: Parameters<typeof applyEdits>[1];
}

function writes(): fc.Arbitrary<Writes> {
  const kind = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]));
  const edit = fc.record({ kind, place: fc.nat(), other: fc.nat() });
  return fc.record({ table: fc.array(edit, { maxLength: 3 }), text: anyEdits() });
}

function written(base: PageBody, { table, text }: Writes, writer: string): PageBody {
  let rows = bodyRows(base);
  for (const [turn, edit] of table.entries()) {
    const changed = makeBody(steps[edit.kind](rows, edit, `${writer}t${turn}`));
    rows = bodyRows(changed);
  }
  return applyEdits(makeBody(rows), text, writer);
}

type Step = (rows: BlockJson[], edit: TableEdit, name: string) => BlockJson[];

const steps = {
  insertRow: (rows, edit, name) => insertLine(rows, edit, name, "row"),
  insertColumn: (rows, edit, name) => insertLine(rows, edit, name, "column"),
  deleteRow: (rows, edit) => deleteLine(rows, edit, "row"),
  deleteColumn: (rows, edit) => deleteLine(rows, edit, "column"),
  moveRow: (rows, edit) => moveLine(rows, edit, "row"),
  moveColumn: (rows, edit) => moveLine(rows, edit, "column"),
  setWidth: (rows, { place, other }) => {
    const columns = linesOf(rows, "column");
    const column = columns[place % Math.max(1, columns.length)];
    return rows.map((row) => {
      const cell = cellOf(row);
      if (cell?.column !== column || cell === null) return row;
      return { ...row, within: withWidth(cell, (other % 4) * 60) };
    });
  },
  setHeader: (rows, { other }) => {
    const header = (other % 4) as TableHeader;
    return rows.map((row) =>
      row.within?.kind === "cell" ? { ...row, within: { ...row.within, header } } : row,
    );
  },
} satisfies Record<string, Step>;

type Line = "row" | "column";

function cellOf({ within }: BlockJson): Cell | null {
  return within?.kind === "cell" ? within : null;
}

function linesOf(rows: readonly BlockJson[], line: Line): BlockId[] {
  return [...new Set(rows.flatMap((row) => cellOf(row)?.[line] ?? []))];
}

function insertLine(rows: BlockJson[], edit: TableEdit, name: string, line: Line): BlockJson[] {
  const lines = linesOf(rows, line);
  const near = lines[edit.place % Math.max(1, lines.length)];
  const across = line === "row" ? "column" : "row";
  const header = rows.flatMap((row) => cellOf(row) ?? [])[0]?.header ?? 0;
  const added = linesOf(rows, across).map((other, at) => {
    const text = edit.other % 3 === 0 ? "" : `${name}w${at}`;
    return line === "row"
      ? cellRow(`${name}-${at}`, name, other, text, header)
      : cellRow(`${name}-${at}`, other, name, text, header);
  });
  if (near === undefined) return rows;
  return arranged([...rows, ...added], (ids) => after(ids, near, name as BlockId), line);
}

function deleteLine(rows: BlockJson[], { place }: TableEdit, line: Line): BlockJson[] {
  const lines = linesOf(rows, line);
  const id = lines[place % Math.max(1, lines.length)];
  return rows.filter((row) => lines.length < 2 || cellOf(row)?.[line] !== id);
}

function moveLine(rows: BlockJson[], { place, other }: TableEdit, line: Line): BlockJson[] {
  const lines = linesOf(rows, line);
  const [id, near] = [lines[place % lines.length], lines[other % lines.length]];
  if (id === undefined || near === undefined || id === near) return rows;
  return arranged(rows, (ids) => after(ids, near, id), line);
}

function after(ids: readonly BlockId[], near: BlockId, id: BlockId): BlockId[] {
  return ids.filter((one) => one !== id).flatMap((one) => (one === near ? [one, id] : [one]));
}

/** The rows with their table in this order of its lines, where its first cell stood. */
function arranged(
  rows: readonly BlockJson[],
  order: (ids: readonly BlockId[]) => BlockId[],
  line: Line,
): BlockJson[] {
  const start = rows.findIndex((row) => cellOf(row) !== null);
  const places = { row: linesOf(rows, "row"), column: linesOf(rows, "column") };
  places[line] = order(places[line]);
  const cells = places.row.flatMap((row) =>
    places.column.flatMap((column) =>
      rows.filter((one) => cellOf(one)?.row === row && cellOf(one)?.column === column),
    ),
  );
  const others = rows.filter((row) => cellOf(row) === null);
  return others.toSpliced(start, 0, ...cells);
}

function cellRow(id: string, row: string, column: string, text: string, header: TableHeader = 0) {
  return paragraph(id, text, {
    kind: "cell",
    id: "T" as BlockId,
    row: row as BlockId,
    column: column as BlockId,
    header,
  });
}

function paragraph(id: string, text: string, within: Cell | null = null): BlockJson {
  return makeBlock({ id: id as BlockId, kind: "paragraph", within }, [
    { text, marks: 0, url: null },
  ]);
}
