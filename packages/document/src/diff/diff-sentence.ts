import { messages } from "./messages.ts";
import type { DiffCounts } from "./body-diff.ts";

/** The counts as one line: "12 changes, 3 moves, 2 formatting", or "No changes". */
export function diffSentence({ changes, moves, formatting }: DiffCounts): string {
  const { counts } = messages;
  const parts = [
    changes === 0 ? [] : [counts.changes(changes)],
    moves === 0 ? [] : [counts.moves(moves)],
    formatting === 0 ? [] : [counts.formatting(formatting)],
  ].flat();
  return parts.length === 0 ? counts.none : parts.join(", ");
}
