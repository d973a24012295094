import { diffTokens, type Hunk } from "../diff/diff-tokens.ts";
import { runsFingerprint } from "../diff/block-fingerprint.ts";
import { hasWord } from "../diff/has-word.ts";
import { cutRuns } from "./cut-runs.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import type { Run } from "../run.ts";
import { chunksOf } from "./chunks-of.ts";

/**
 * Merges both sides' edits of one text, words and marks. `null` if two edits touch, that is if no unchanged whole word
 * lies between them, or if the time is up. The same edit on both sides counts once.
 */
export function mergeRuns(
  base: readonly Run[],
  ours: readonly Run[],
  theirs: readonly Run[],
  bound: TimeBound,
): Run[] | null {
  const baseChunks = chunksWithRuns(base);
  const ourEdits = editsOf(baseChunks, chunksWithRuns(ours), bound);
  const theirEdits = editsOf(baseChunks, chunksWithRuns(theirs), bound);
  if (ourEdits === null || theirEdits === null) return null;
  const edits = interleave(ourEdits, theirEdits, baseChunks);
  return edits === null ? null : applyEdits(baseChunks, edits);
}

/** A word with its formatting: the unit that an edit replaces. */
type Chunk = {
  readonly runs: readonly Run[];
  readonly fingerprint: string;
  readonly isWord: boolean;
};

/** Replaces the chunks of the base from `start` (inclusive) to `end` (exclusive) with runs. */
type Edit = {
  readonly start: number;
  readonly end: number;
  readonly runs: readonly Run[];
  readonly fingerprint: string;
};

function chunksWithRuns(runs: readonly Run[]): Chunk[] {
  const texts = chunksOf(runs.map((run) => run.text).join(""));
  const slices = cutRuns(runs, texts);
  return texts.map((text, at) => {
    const slice = slices[at] ?? [];
    return { runs: slice, fingerprint: runsFingerprint(slice), isWord: hasWord(text) };
  });
}

function editsOf(base: readonly Chunk[], side: readonly Chunk[], bound: TimeBound): Edit[] | null {
  const fingerprintOf = (chunk: Chunk) => chunk.fingerprint;
  const hunks = diffTokens(base.map(fingerprintOf), side.map(fingerprintOf), bound);
  return (
    hunks?.map((hunk: Hunk) => {
      const chunks = side.slice(hunk.afterStart, hunk.afterEnd);
      return {
        start: hunk.beforeStart,
        end: hunk.beforeEnd,
        runs: chunks.flatMap((chunk) => chunk.runs),
        fingerprint: chunks.map(fingerprintOf).join(""),
      };
    }) ?? null
  );
}

function interleave(
  ours: readonly Edit[],
  theirs: readonly Edit[],
  base: readonly Chunk[],
): Edit[] | null {
  const edits: Edit[] = [];
  const ourRest = ours.values();
  const theirRest = theirs.values();
  let our = ourRest.next().value;
  let their = theirRest.next().value;
  while (our !== undefined && their !== undefined) {
    if (isSame(our, their)) {
      edits.push(our);
      our = ourRest.next().value;
      their = theirRest.next().value;
    } else if (isApart(our, their, base)) {
      edits.push(our);
      our = ourRest.next().value;
    } else if (isApart(their, our, base)) {
      edits.push(their);
      their = theirRest.next().value;
    } else {
      return null;
    }
  }
  for (; our !== undefined; our = ourRest.next().value) edits.push(our);
  for (; their !== undefined; their = theirRest.next().value) edits.push(their);
  return edits;
}

function isSame(a: Edit, b: Edit): boolean {
  return a.start === b.start && a.end === b.end && a.fingerprint === b.fingerprint;
}

/** Whether the first edit ends before the second begins, with at least one word between them. */
function isApart(first: Edit, second: Edit, base: readonly Chunk[]): boolean {
  return (
    first.end < second.start && base.slice(first.end, second.start).some(({ isWord }) => isWord)
  );
}

function applyEdits(base: readonly Chunk[], edits: readonly Edit[]): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const edit of edits) {
    runs.push(...base.slice(at, edit.start).flatMap((chunk) => chunk.runs), ...edit.runs);
    at = edit.end;
  }
  return [...runs, ...base.slice(at).flatMap((chunk) => chunk.runs)];
}
