import type { Run } from "../run.ts";
import type { DiffSegment } from "./body-diff.ts";
import { diffTokens, type Hunk } from "./diff-tokens.ts";
import { hasWord } from "./has-word.ts";
import { reformattedSegments } from "./reformatted-segments.ts";
import { sliceRuns } from "./slice-runs.ts";
import type { TimeBound } from "./time-bound.ts";
import { wordsOf } from "./words-of.ts";

/** The segments of a block's text, compared word by word; `null` when the time is up. */
export function diffRuns(
  before: readonly Run[],
  after: readonly Run[],
  bound: TimeBound,
): DiffSegment[] | null {
  const beforeWords = wordsOf(textOf(before));
  const afterWords = wordsOf(textOf(after));
  const hunks = diffTokens(beforeWords, afterWords, bound);
  if (hunks === null) return null;
  const beforeOffsets = offsetsOf(beforeWords);
  const afterOffsets = offsetsOf(afterWords);
  const segments: DiffSegment[] = [];
  let at: Hunk = { beforeStart: 0, beforeEnd: 0, afterStart: 0, afterEnd: 0 };
  const take = (runs: readonly Run[], offsets: readonly number[], start: number, end: number) =>
    sliceRuns(runs, offsets[start] ?? 0, offsets[end] ?? 0);
  const end = {
    beforeStart: beforeWords.length,
    beforeEnd: beforeWords.length,
    afterStart: afterWords.length,
    afterEnd: afterWords.length,
  };
  for (const hunk of [...joinNearHunks(hunks, beforeWords), end]) {
    segments.push(
      ...reformattedSegments(
        take(before, beforeOffsets, at.beforeEnd, hunk.beforeStart),
        take(after, afterOffsets, at.afterEnd, hunk.afterStart),
      ),
    );
    const deleted = take(before, beforeOffsets, hunk.beforeStart, hunk.beforeEnd);
    const inserted = take(after, afterOffsets, hunk.afterStart, hunk.afterEnd);
    if (deleted.length > 0) segments.push({ kind: "deleted", runs: deleted });
    if (inserted.length > 0) segments.push({ kind: "inserted", runs: inserted });
    at = hunk;
  }
  return segments;
}

/** Joins two hunks if both replace words and only a space lies between them: one hunk is easier to read. */
function joinNearHunks(hunks: readonly Hunk[], words: readonly string[]): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    const isNear =
      last !== undefined &&
      isReplacement(last) &&
      isReplacement(hunk) &&
      !words.slice(last.beforeEnd, hunk.beforeStart).some(hasWord);
    if (isNear) {
      joined[joined.length - 1] = {
        beforeStart: last.beforeStart,
        beforeEnd: hunk.beforeEnd,
        afterStart: last.afterStart,
        afterEnd: hunk.afterEnd,
      };
    } else {
      joined.push(hunk);
    }
  }
  return joined;
}

function isReplacement(hunk: Hunk): boolean {
  return hunk.beforeStart < hunk.beforeEnd && hunk.afterStart < hunk.afterEnd;
}

function textOf(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join("");
}

/** The offset of each word, followed by the length of the text. In UTF-16 units. */
function offsetsOf(words: readonly string[]): number[] {
  const offsets = [0];
  let at = 0;
  for (const word of words) {
    at += word.length;
    offsets.push(at);
  }
  return offsets;
}
