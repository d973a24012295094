import type { DiffCounts } from "./body-diff.ts";

/** The counts as one line: "12 changes, 3 moves, 2 formatting", or "No changes". */
export function diffSentence(counts: DiffCounts): string {
  const parts = [
    counted(counts.changes, "change", "changes"),
    counted(counts.moves, "move", "moves"),
    counted(counts.formatting, "formatting", "formatting"),
  ].filter((part) => part !== "");
  return parts.length === 0 ? "No changes" : parts.join(", ");
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
}
