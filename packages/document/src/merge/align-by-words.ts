import { diffTokens, type Hunk } from "../diff/diff-tokens.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import type { Token } from "./row-tokens.ts";

/**
 * The hunks in which two lists of tokens differ. Words are aligned first, then what stands between them: spaces and
 * punctuation are so frequent that, counted like words, they would align in place of words that both lists have. `null`
 * when the time is up.
 */
export function alignByWords(
  before: readonly Token[],
  after: readonly Token[],
  bound: TimeBound,
): Hunk[] | null {
  const [beforeWords, afterWords] = [wordPlaces(before), wordPlaces(after)];
  const wordHunks = diffTokens(textsAt(before, beforeWords), textsAt(after, afterWords), bound);
  if (wordHunks === null) return null;
  const hunks: Hunk[] = [];
  let from: Place = { before: 0, after: 0 };
  for (const to of matches(wordHunks, beforeWords, afterWords, before.length, after.length)) {
    const gap = diffTokens(
      textsBetween(before, from.before, to.before),
      textsBetween(after, from.after, to.after),
      bound,
    );
    if (gap === null) return null;
    hunks.push(...gap.map((hunk) => movedBy(hunk, from)));
    from = { before: to.before + 1, after: to.after + 1 };
  }
  return hunks;
}

type Place = { readonly before: number; readonly after: number };

/** The places of the words that both lists have, in order, and the lists' ends. */
function* matches(
  hunks: readonly Hunk[],
  beforeWords: readonly number[],
  afterWords: readonly number[],
  beforeEnd: number,
  afterEnd: number,
): Generator<Place> {
  let word = 0;
  let offset = 0;
  for (const hunk of [...hunks, null]) {
    for (; word < (hunk?.beforeStart ?? beforeWords.length); word += 1) {
      yield { before: beforeWords[word] ?? 0, after: afterWords[word + offset] ?? 0 };
    }
    if (hunk === null) break;
    word = hunk.beforeEnd;
    offset = hunk.afterEnd - hunk.beforeEnd;
  }
  yield { before: beforeEnd, after: afterEnd };
}

function wordPlaces(tokens: readonly Token[]): number[] {
  return [...tokens.keys()].filter((at) => tokens[at]?.isWord);
}

function textsAt(tokens: readonly Token[], places: readonly number[]): string[] {
  return places.map((at) => tokens[at]?.text ?? "");
}

function textsBetween(tokens: readonly Token[], start: number, end: number): string[] {
  return tokens.slice(start, end).map(({ text }) => text);
}

function movedBy(hunk: Hunk, { before, after }: Place): Hunk {
  return {
    beforeStart: hunk.beforeStart + before,
    beforeEnd: hunk.beforeEnd + before,
    afterStart: hunk.afterStart + after,
    afterEnd: hunk.afterEnd + after,
  };
}
