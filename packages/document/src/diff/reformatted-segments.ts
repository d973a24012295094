import { joinRuns } from "../join-runs.ts";
import type { Run } from "../run.ts";
import type { DiffSegment } from "./body-diff.ts";

/** Two runs of the same text, as it looked and as it looks. */
type Piece = { readonly before: Run; readonly after: Run };

/**
 * The same text on both sides, cut so that each segment's looks changed in one way or not at all. The caller holds that
 * the texts are equal.
 */
export function reformattedSegments(before: readonly Run[], after: readonly Run[]): DiffSegment[] {
  const segments: DiffSegment[] = [];
  let group: Piece[] = [];
  const close = (): void => {
    const [first] = group;
    if (first === undefined) return;
    const olds = joinRuns(group.map((piece) => piece.before));
    const news = joinRuns(group.map((piece) => piece.after));
    segments.push(
      changeOf(first) === noChange
        ? { kind: "kept", runs: olds }
        : { kind: "reformatted", before: olds, after: news },
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

/** One text for each way in which looks can change. */
function changeOf({ before, after }: Piece): string {
  if (before.marks === after.marks && before.url === after.url) return noChange;
  const added = after.marks & ~before.marks;
  const removed = before.marks & ~after.marks;
  return JSON.stringify([added, removed, before.url === after.url || [before.url, after.url]]);
}

/** Cuts both sides wherever either changes its looks. */
function piecesOf(before: readonly Run[], after: readonly Run[]): Piece[] {
  const pieces: Piece[] = [];
  const olds = before.values();
  const news = after.values();
  let oldRun = olds.next().value;
  let newRun = news.next().value;
  while (oldRun !== undefined && newRun !== undefined) {
    const length = Math.min(oldRun.text.length, newRun.text.length);
    const text = oldRun.text.slice(0, length);
    pieces.push({ before: { ...oldRun, text }, after: { ...newRun, text } });
    oldRun = rest(oldRun, length) ?? olds.next().value;
    newRun = rest(newRun, length) ?? news.next().value;
  }
  return pieces;
}

function rest(run: Run, taken: number): Run | undefined {
  return taken < run.text.length ? { ...run, text: run.text.slice(taken) } : undefined;
}
