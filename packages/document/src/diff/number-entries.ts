import { appendTo } from "./append-to.ts";
import type {
  BodyDiff,
  DeletedEntry,
  DiffCounts,
  DiffEntry,
  InsertedEntry,
  MatchedEntry,
  PassageEntry,
} from "./body-diff.ts";

/** An entry before it gets its change number. */
export type UnnumberedEntry =
  | Omit<InsertedEntry, "change">
  | Omit<DeletedEntry, "change">
  | Omit<MatchedEntry, "change">
  | Omit<PassageEntry, "change">;

/** Builds the diff of these entries: sorts them into display order, numbers and counts them. */
export function numberEntries(entries: readonly UnnumberedEntry[]): BodyDiff {
  let change = 0;
  const numbered = inOrderOfShow(entries).map((entry): DiffEntry => {
    if (entry.kind === "unchanged" && !entry.isMoved) return { ...entry, change: null };
    change += 1;
    return { ...entry, change };
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
  return {
    changes: changed.length,
    moves: entries.filter((entry) => "isMoved" in entry && entry.isMoved).length,
    formatting: entries.filter(({ kind }) => kind === "formatOnly").length,
  };
}
