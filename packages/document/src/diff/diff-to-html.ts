import { messages } from "./messages.ts";
import type { BodyDiff, DiffEntry, MatchedEntry, PassageEntry } from "./body-diff.ts";
import { rowsToHtml, type RowHtml } from "../html/rows-to-html.ts";
import { blockHtml, passageEntryRows } from "./passage-to-html.ts";
import { describeFormatting } from "./describe-formatting.ts";
import type { DiffView } from "./segments-to-html.ts";

/** `inline` shows deleted and inserted text in one column, `sideBySide` the text before and after in two columns. */
export type DiffLayout = "inline" | "sideBySide";

/**
 * A diff in the page's own markup, as safe as the output of `bodyToHtml`.
 *
 * Every block has the class `diff-block`. A changed block also has `diff-inserted`, `diff-deleted`, `diff-changed` or
 * `diff-format`; `diff-moved` if it moved; `diff-bounded` if its words were not compared; and `data-note` with the
 * changes that the marks in the text cannot show. Words are in `ins.diff-ins`, `del.diff-del` and
 * `span.diff-reformatted`. `data-change` numbers the changes from 1: on the block if inline, on `div.diff-row` if side
 * by side, except in a table, which is one row. There, `div.diff-before` and `div.diff-after` hold the sides, and a
 * side without a block has the class `diff-absent`.
 */
export function diffToHtml(diff: BodyDiff, layout: DiffLayout): string {
  if (layout === "inline") {
    return rowsToHtml(
      diff.entries.flatMap((entry) => rowsOfEntry(entry, "both", changeAttribute(entry))),
    );
  }
  return tableRuns(diff.entries).map(entriesToRow).join("");
}

/** The entries of one table that follow each other stand in one row, every other entry in a row of its own. */
function tableRuns(entries: readonly DiffEntry[]): DiffEntry[][] {
  const runs: DiffEntry[][] = [];
  let open: string | null = null;
  for (const entry of entries) {
    const table = tableOf(entry);
    if (table !== null && table === open) runs.at(-1)?.push(entry);
    else runs.push([entry]);
    open = table;
  }
  return runs;
}

/** The id of the table whose cells an entry shows; `null` outside of tables. */
function tableOf(entry: DiffEntry): string | null {
  if (entry.kind === "passage") return null;
  const shape =
    entry.kind === "inserted"
      ? entry.after.block
      : entry.kind === "deleted"
        ? entry.before.block
        : entry.after.shape;
  return shape.within?.kind === "cell" ? shape.within.id : null;
}

/** Side by side, a row has the number of its change; in a table, each changed cell has, on the side that shows it. */
function entriesToRow(entries: readonly DiffEntry[]): string {
  const [entry] = entries;
  if (entry === undefined) return "";
  const isTable = tableOf(entry) !== null;
  const sides = (["before", "after"] as const).map((view) => {
    const rows = entries.flatMap((one) => {
      const isNumbered = isTable && (view === "after" || one.kind === "deleted");
      return view in one ? rowsOfEntry(one, view, isNumbered ? changeAttribute(one) : {}) : [];
    });
    return `<div class="diff-${view}${rows.length === 0 ? " diff-absent" : ""}">${rowsToHtml(rows)}</div>`;
  });
  const change = isTable || entry.change === null ? "" : ` data-change="${entry.change}"`;
  return `<div class="diff-row${isTable ? " diff-table" : ""}"${change}>${sides.join("")}</div>`;
}

function changeAttribute(entry: DiffEntry): Record<string, string> {
  return entry.change === null ? {} : { "data-change": String(entry.change) };
}

function rowsOfEntry(
  entry: DiffEntry,
  view: DiffView,
  attributes: Readonly<Record<string, string>>,
): RowHtml[] {
  if (entry.kind === "passage") return passageEntryRows(entry, view, attributes);
  const classes = ["diff-block", ...classesOf(entry)];
  if (entry.kind === "inserted" || entry.kind === "deleted") {
    const { block } = entry.kind === "inserted" ? entry.after : entry.before;
    const segments = [{ kind: entry.kind, runs: block.runs }];
    return [blockHtml(block, segments, view, { classes, attributes })];
  }
  const notes = notesOf(entry);
  const noted = notes === "" ? attributes : { ...attributes, "data-note": notes };
  const { shape } = view === "before" ? entry.before : entry.after;
  return [blockHtml(shape, entry.segments, view, { classes, attributes: noted })];
}

const classOfKind = {
  inserted: ["diff-inserted"],
  deleted: ["diff-deleted"],
  changed: ["diff-changed"],
  formatOnly: ["diff-format"],
  unchanged: [],
} as const;

function classesOf(entry: Exclude<DiffEntry, PassageEntry>): string[] {
  const isMatched = "isMoved" in entry;
  return [
    ...classOfKind[entry.kind],
    ...(isMatched && entry.isMoved ? ["diff-moved"] : []),
    ...(isMatched && entry.isBounded ? ["diff-bounded"] : []),
  ];
}

function notesOf(entry: MatchedEntry): string {
  return [
    ...(entry.isMoved ? [messages.entry.moved(entry.before.index + 1, entry.after.index + 1)] : []),
    ...(entry.isBounded ? [messages.entry.notCompared] : []),
    ...describeFormatting(entry),
  ].join("; ");
}
