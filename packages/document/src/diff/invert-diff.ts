import type { BodyDiff, DiffEntry, DiffSegment, PassagePiece } from "./body-diff.ts";
import { numberEntries } from "./number-entries.ts";
import type { UnnumberedEntry } from "./unnumbered-entry.ts";

/** The diff in the opposite direction: inserted blocks become deleted ones, and before and after swap. */
export function invertDiff(diff: BodyDiff): BodyDiff {
  return numberEntries(diff.entries.map(invertEntry));
}

function invertEntry(entry: DiffEntry): UnnumberedEntry {
  if (entry.kind === "inserted") return { kind: "deleted", before: entry.after };
  if (entry.kind === "deleted") return { kind: "inserted", after: entry.before };
  if (entry.kind === "passage") {
    const { kind, isMoved, pieces } = entry;
    return {
      kind,
      isMoved,
      before: entry.after,
      after: entry.before,
      pieces: deletedFirst(pieces.map(invertPiece)),
    };
  }
  const { kind, isMoved, tellsTone, tellsWidth, isBounded } = entry;
  const segments = deletedFirst(entry.segments.map(invertSegment));
  const [before, after] = [entry.after, entry.before];
  return { kind, isMoved, tellsTone, tellsWidth, isBounded, before, after, segments };
}

function invertPiece(piece: PassagePiece): PassagePiece {
  if (piece.kind !== "rowStart") return invertSegment(piece);
  return { kind: "rowStart", before: piece.after, after: piece.before };
}

function invertSegment(segment: DiffSegment): DiffSegment {
  switch (segment.kind) {
    case "kept":
      return segment;
    case "inserted":
      return { kind: "deleted", runs: segment.runs };
    case "deleted":
      return { kind: "inserted", runs: segment.runs };
    case "reformatted":
      return { kind: "reformatted", before: segment.after, after: segment.before };
  }
}

/** The pieces with deleted text before the text inserted in its place, as a diff has them. */
function deletedFirst<Piece extends PassagePiece>(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let at = 1; at < ordered.length; at += 1) {
    const [inserted, deleted] = ordered.slice(at - 1, at + 1);
    if (inserted?.kind === "inserted" && deleted?.kind === "deleted") {
      ordered.splice(at - 1, 2, deleted, inserted);
      at += 1;
    }
  }
  return ordered;
}
