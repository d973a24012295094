import { appendTo } from "./append-to.ts";
import type { BodyDiff, DiffCounts, DiffEntry } from "./body-diff.ts";
import { tableParts } from "./table-lines.ts";
import type { UnnumberedEntry } from "./unnumbered-entry.ts";

/**
 * Builds the diff of these entries: sorts them into display order, numbers and counts them. The cells of a table row or a column that
 * was added, deleted or moved as a whole have one number.
 */
export function numberEntries(entries: readonly UnnumberedEntry[]): BodyDiff {
  let last = 0;
  const parts = tableParts(entries);
  const numbers = new Map<string, number>();
  const numbered = inOrderOfShow(entries).map((entry): DiffEntry => {
    if (entry.kind === "unchanged" && !entry.isMoved) return { ...entry, change: null };
    const part = parts.get(entry);
    const known = part === undefined ? undefined : numbers.get(part);
    if (known !== undefined) return { ...entry, change: known };
    last += 1;
    if (part !== undefined) numbers.set(part, last);
    return { ...entry, change: last };
  });
  return {
    entries: numbered,
    counts: countEntries(numbered),
    isBounded: numbered.some((entry) => "isBounded" in entry && entry.isBounded),
  };
}

/**
 * The entries in display order: the later body's order, with each deleted block after the last unmoved block before it.
 */
function inOrderOfShow(entries: readonly UnnumberedEntry[]): UnnumberedEntry[] {
  const deletedBehind = new Map<number, UnnumberedEntry[]>();
  const byBefore = entries
    .flatMap((entry) => ("before" in entry ? [entry] : []))
    .toSorted((a, b) => a.before.index - b.before.index);
  let anchor = -1;
  for (const entry of byBefore) {
    if (entry.kind !== "deleted") anchor = entry.isMoved ? anchor : entry.before.index;
    else appendTo(deletedBehind, anchor, entry);
  }
  const shown = entries
    .flatMap((entry) => ("after" in entry ? [entry] : []))
    .toSorted((a, b) => a.after.index - b.after.index)
    .flatMap((entry) => {
      const isAnchor = entry.kind !== "inserted" && !entry.isMoved;
      return [entry, ...((isAnchor ? deletedBehind.get(entry.before.index) : undefined) ?? [])];
    });
  return [...(deletedBehind.get(-1) ?? []), ...shown];
}

function countEntries(entries: readonly DiffEntry[]): DiffCounts {
  const changed = entries.filter(({ kind }) => kind !== "unchanged" && kind !== "formatOnly");
  const moved = entries.filter((entry) => "isMoved" in entry && entry.isMoved);
  return {
    changes: new Set(changed.map(({ change }) => change)).size,
    moves: new Set(moved.map(({ change }) => change)).size,
    formatting: entries.filter(({ kind }) => kind === "formatOnly").length,
  };
}
