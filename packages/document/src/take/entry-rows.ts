import type { DiffEntry } from "../diff/body-diff.ts";

/** The indexes of an entry's rows in the earlier body; none if it was inserted. */
export function rowsBefore(entry: DiffEntry): number[] {
  if (entry.kind === "passage") return rangeOf(entry.before);
  return "before" in entry ? [entry.before.index] : [];
}

/** The indexes of an entry's rows in the later body; none if it was deleted. */
export function rowsAfter(entry: DiffEntry): number[] {
  if (entry.kind === "passage") return rangeOf(entry.after);
  return "after" in entry ? [entry.after.index] : [];
}

function rangeOf({ index, count }: { readonly index: number; readonly count: number }): number[] {
  return Array.from({ length: count }, (_, at) => index + at);
}
