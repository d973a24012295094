import { joinRuns } from "../join-runs.ts";
import type { Run } from "../run.ts";
import type { DiffSegment } from "./body-diff.ts";

/** The same text as a run before and a run after. */
type Piece = { readonly before: Run; readonly after: Run };

/**
 * Splits two equal texts into segments whose formatting changed in the same way or not at all. The caller guarantees
 * that the texts are equal.
 */
export function reformattedSegments(before: readonly Run[], after: readonly Run[]): DiffSegment[] {
  const segments: DiffSegment[] = [];
  let group: Piece[] = [];
  const close = (): void => {
    const [first] = group;
    if (first === undefined) return;
    const beforeRuns = joinRuns(group.map((piece) => piece.before));
    const afterRuns = joinRuns(group.map((piece) => piece.after));
    segments.push(
      changeOf(first) === noChange
        ? { kind: "kept", runs: beforeRuns }
        : { kind: "reformatted", before: beforeRuns, after: afterRuns },
    );
    group = [];
  };
  for (const piece of piecesOf(before, after)) {
    const [first] = group;
    if (first !== undefined && changeOf(first) !== changeOf(piece)) close();
    group.push(piece);
  }
  close();
  return segments;
}

const noChange = "";

/** A key for the formatting change of a piece: equal keys mean the same change. */
function changeOf({ before, after }: Piece): string {
  if (before.marks === after.marks && before.url === after.url) return noChange;
  const added = after.marks & ~before.marks;
  const removed = before.marks & ~after.marks;
  return JSON.stringify([added, removed, before.url === after.url || [before.url, after.url]]);
}

/** Splits both sides wherever the formatting of either side changes. */
function piecesOf(before: readonly Run[], after: readonly Run[]): Piece[] {
  const pieces: Piece[] = [];
  const beforeRest = before.values();
  const afterRest = after.values();
  let beforeRun = beforeRest.next().value;
  let afterRun = afterRest.next().value;
  while (beforeRun !== undefined && afterRun !== undefined) {
    const length = Math.min(beforeRun.text.length, afterRun.text.length);
    const text = beforeRun.text.slice(0, length);
    pieces.push({ before: { ...beforeRun, text }, after: { ...afterRun, text } });
    beforeRun = rest(beforeRun, length) ?? beforeRest.next().value;
    afterRun = rest(afterRun, length) ?? afterRest.next().value;
  }
  return pieces;
}

function rest(run: Run, taken: number): Run | undefined {
  return taken < run.text.length ? { ...run, text: run.text.slice(taken) } : undefined;
}
