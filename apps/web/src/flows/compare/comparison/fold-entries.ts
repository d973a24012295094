import type { BlockId } from "@stemma/document/block-id";
import type { Cell } from "@stemma/document/containers/container";
import type { BlockKind } from "@stemma/document/make-block";
import type { DiffEntry } from "@stemma/document/diff/body-diff";

/** A run of diff entries: either shown, or unchanged and folded until the reader opens it. */
export interface EntryRun {
  readonly isFolded: boolean;
  readonly entries: readonly DiffEntry[];
}

/** How many unchanged blocks stay visible next to a change. */
const context = 2;

/** The minimum length of a folded run: shorter runs are not worth the extra line. */
const foldedMin = 4;

/**
 * Splits a diff into runs that are shown and long unchanged runs that are folded. Keeps every entry, in order. A table is
 * shown or folded as a whole. The headings that a shown entry stands under are shown, so that no level of headings is
 * missing on screen.
 */
export function foldEntries(entries: readonly DiffEntry[]): EntryRun[] {
  const isNear = withHeadings(entries, nearChanges(entries));
  const runs: { isFolded: boolean; entries: DiffEntry[] }[] = [];
  for (const [index, entry] of entries.entries()) {
    const isFolded = !isNear[index];
    const last = runs.at(-1);
    if (last?.isFolded === isFolded) last.entries.push(entry);
    else runs.push({ isFolded, entries: [entry] });
  }
  return joinShown(
    runs.map((one) => ({ ...one, isFolded: one.isFolded && one.entries.length >= foldedMin })),
  );
}

function nearChanges(entries: readonly DiffEntry[]): boolean[] {
  const isNear = entries.map(() => false);
  for (const [index, { change }] of entries.entries()) {
    if (change === null) continue;
    const end = Math.min(entries.length, index + context + 1);
    for (let near = Math.max(0, index - context); near < end; near += 1) isNear[near] = true;
  }
  const tables = entries.map(tableOf);
  const shown = new Set(tables.filter((table, index) => table !== null && isNear[index]));
  return isNear.map((near, index) => near || shown.has(tables[index] ?? null));
}

const levels = ["h1", "h2", "h3"] as const;

/** What is shown, with the last heading of each level above it. */
function withHeadings(entries: readonly DiffEntry[], isShown: readonly boolean[]): boolean[] {
  const isWanted = [...isShown];
  let above: readonly { readonly level: number; readonly index: number }[] = [];
  for (const [index, entry] of entries.entries()) {
    const kind = kindOf(entry);
    const level = levels.findIndex((one) => one === kind);
    if (level !== -1) above = above.filter((heading) => heading.level < level);
    if (isShown[index] === true) for (const heading of above) isWanted[heading.index] = true;
    if (level !== -1) above = [...above, { level, index }];
  }
  return isWanted;
}

/** The id of the table that an entry stands in; `null` outside of tables, and for blocks that were split or joined. */
function tableOf(entry: DiffEntry): BlockId | null {
  return cellOf(entry)?.id ?? null;
}

/** Whether two entries stand in one row of a table. */
export function areInOneTableRow(
  one: DiffEntry | undefined,
  other: DiffEntry | undefined,
): boolean {
  const [cell, next] = [one, other].map((entry) => entry && cellOf(entry));
  return cell != null && cell.id === next?.id && cell.row === next.row;
}

function cellOf(entry: DiffEntry): Cell | null {
  const within = shapeOf(entry)?.within;
  return within?.kind === "cell" ? within : null;
}

function kindOf(entry: DiffEntry): BlockKind | null {
  return shapeOf(entry)?.kind ?? null;
}

/** The row that an entry shows, as it is after the change; `null` for blocks that were split or joined. */
function shapeOf(entry: DiffEntry) {
  if (entry.kind === "passage") return null;
  const placed = entry.kind === "deleted" ? entry.before : entry.after;
  return "block" in placed ? placed.block : placed.shape;
}

function joinShown(runs: readonly EntryRun[]): EntryRun[] {
  const joined: EntryRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last === undefined || last.isFolded || run.isFolded) joined.push(run);
    else
      joined[joined.length - 1] = {
        isFolded: false,
        entries: [...last.entries, ...run.entries],
      };
  }
  return joined;
}
