import type { BodyBlock } from "../body-blocks.ts";
import { alignTokens } from "../merge/align-tokens.ts";
import { tokenOf } from "../merge/passage-edits.ts";
import type { Token } from "../merge/row-tokens.ts";
import type { DiffSegment, PassagePiece, Shape } from "./body-diff.ts";
import { reformattedSegments } from "./reformatted-segments.ts";
import type { TimeBound } from "./time-bound.ts";

/** The rows of a passage before and after as one sequence of row starts and segments; `null` when the time is up. */
export function passagePieces(
  before: readonly BodyBlock[],
  after: readonly BodyBlock[],
  bound: TimeBound,
): PassagePiece[] | null {
  const aligned = alignTokens({ base: before, ours: after, theirs: before }, bound);
  if (aligned === null) return null;
  const { base, ours } = aligned;
  const pieces: PassagePiece[] = [];
  const change = (token: Token, kind: "inserted" | "deleted"): void => {
    const shape = token.row === null ? null : shapeOf(token.row);
    if (shape === null) pieces.push({ kind, runs: token.runs });
    else if (kind === "inserted") pieces.push({ kind: "rowStart", before: null, after: shape });
    else pieces.push({ kind: "rowStart", before: shape, after: null });
  };
  const keep = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) {
      const [was, now] = [base[at], tokenOf(ours, at)];
      if (was === undefined || now === undefined) continue;
      if (was.row !== null && now.row !== null) {
        pieces.push({ kind: "rowStart", before: shapeOf(was.row), after: shapeOf(now.row) });
      } else {
        pieces.push(...reformattedSegments(was.runs, now.runs));
      }
    }
  };
  let at = 0;
  for (const { beforeStart, beforeEnd, afterStart, afterEnd } of ours.hunks) {
    keep(at, beforeStart);
    for (const token of base.slice(beforeStart, beforeEnd)) change(token, "deleted");
    for (const token of ours.tokens.slice(afterStart, afterEnd)) change(token, "inserted");
    at = beforeEnd;
  }
  keep(at, base.length);
  return joinSegments(pieces);
}

function shapeOf({ runs: _runs, ...shape }: BodyBlock): Shape {
  return shape;
}

/** Joins neighbouring segments of the same kind, so that a changed sentence is one mark. */
function joinSegments(pieces: readonly PassagePiece[]): PassagePiece[] {
  const joined: PassagePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && isJoinable(last) && isJoinable(piece) && last.kind === piece.kind) {
      joined[joined.length - 1] = { ...last, runs: [...last.runs, ...piece.runs] };
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

type PlainSegment = Extract<DiffSegment, { readonly runs: unknown }>;

function isJoinable(piece: PassagePiece): piece is PlainSegment {
  return piece.kind !== "rowStart" && piece.kind !== "reformatted";
}
