import type { DiffSegment, PassagePiece, Shape } from "./body-diff.ts";
import type { DiffView } from "./segments-to-html.ts";

/** A row of a passage as one view of a diff shows it. */
export type PassageRow = {
  readonly shape: Shape;
  readonly segments: readonly DiffSegment[];
  /** Whether only one body has the row, with all of its words. */
  readonly only: "inserted" | "deleted" | null;
  /** What happened to the end of the row: the later body splits it there, or joins it with the next row. */
  readonly end: "split" | "joined" | null;
};

type OpenRow = Omit<PassageRow, "end" | "segments"> & {
  end: PassageRow["end"];
  readonly segments: DiffSegment[];
};

/**
 * The rows of a passage, before, after, or both in one. In one, rows that were joined stand in one row, with a deleted
 * `¶` between them.
 */
export function passageRows(pieces: readonly PassagePiece[], view: DiffView): PassageRow[] {
  const rows: OpenRow[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = rows.at(-1);
    if (piece.kind !== "rowStart") {
      last?.segments.push(piece);
      continue;
    }
    const { before, after } = piece;
    const hasKept = keepsWords(pieces, at);
    if (before === null && view === "before") continue;
    if (after === null && view === "after") continue;
    if (after === null && hasKept && last !== undefined) {
      if (view === "both") last.segments.push({ kind: "deleted", runs: [rowEndSign] });
      else last.end = "joined";
      if (view === "both") continue;
    }
    if (before === null && hasKept && last !== undefined) last.end = "split";
    const shape = (view === "before" ? before : (after ?? before)) ?? after;
    const isOne = (before === null || after === null) && !hasKept;
    if (shape !== null) {
      const only = isOne ? (before === null ? "inserted" : "deleted") : null;
      rows.push({ shape, segments: [], only, end: null });
    }
  }
  return rows;
}

/** The sign for the end of a row. */
export const rowEndSign = { text: "¶", marks: 0, url: null } as const;

/** Whether the row that starts here has words of both bodies. */
function keepsWords(pieces: readonly PassagePiece[], start: number): boolean {
  for (let at = start + 1; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (piece === undefined || piece.kind === "rowStart") return false;
    if (piece.kind === "kept" || piece.kind === "reformatted") return true;
  }
  return false;
}
