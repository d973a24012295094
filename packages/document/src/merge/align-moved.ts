import type { TimeBound } from "../diff/time-bound.ts";
import { alignSide, type AlignedSide } from "./align-tokens.ts";
import { isRowStart } from "./passage-edits.ts";
import type { Token } from "./row-tokens.ts";
import type { ArrangedRow, Arrangement } from "./arrangement.ts";

/** The tokens of the arranged rows, and where each base token stands among them. */
export type MovedTokens = {
  readonly tokens: readonly Token[];
  readonly placeOf: ReadonlyMap<number, number>;
  readonly baseOf: ReadonlyMap<number, number>;
};

/** Comparing more words than this with each other takes too long. */
const pairsMax = 1_000_000;

/** A run of moved words is certain if it has this many words, or a word that occurs only once. */
const certainWords = 3;

/** Aligns the base with rearranged rows: first row by row, then runs of words that now stand elsewhere, longest first. */
export function alignMoved(
  base: readonly Token[],
  edited: Arrangement["edited"],
  arranged: readonly ArrangedRow[],
  tokens: readonly Token[],
  bound: TimeBound,
): MovedTokens | null {
  const starts = (list: readonly Token[]): number[] =>
    [...list.keys()].filter((at) => isRowStart(list[at]));
  const [baseStarts, starting] = [starts(base), starts(tokens)];
  const placeOf = new Map<number, number>();
  const baseOf = new Map<number, number>();
  const pair = (at: number, place: number): void => {
    placeOf.set(at, place);
    baseOf.set(place, at);
  };
  for (const [index, { base: row }] of arranged.entries()) {
    const baseIndex = edited.findIndex((one) => one.base === row);
    if (row === null || baseIndex === -1) continue;
    const [from, to] = [baseStarts[baseIndex] ?? 0, baseStarts[baseIndex + 1] ?? base.length];
    const [start, end] = [starting[index] ?? 0, starting[index + 1] ?? tokens.length];
    const side: AlignedSide | null = alignSide(
      base.slice(from, to),
      tokens.slice(start, end),
      bound,
    );
    if (side === null) return null;
    for (const [at, place] of side.sideOf.entries()) {
      if (place !== undefined) pair(from + at, start + place);
    }
  }
  for (;;) {
    const lost = [...base.keys()].filter((at) => !placeOf.has(at) && !isRowStart(base[at]));
    const found = [...tokens.keys()].filter((at) => !baseOf.has(at) && !isRowStart(tokens[at]));
    if (lost.length * found.length > pairsMax || bound.remainingMs() <= 0) return null;
    const run = longestRun(base, lost, tokens, found);
    if (run === null) return { tokens, placeOf, baseOf };
    for (let at = 0; at < run.length; at += 1) pair(run.at + at, run.place + at);
  }
}

type MovedRun = { readonly at: number; readonly place: number; readonly length: number };

function longestRun(
  base: readonly Token[],
  lost: readonly number[],
  tokens: readonly Token[],
  found: readonly number[],
): MovedRun | null {
  const timesOf = (list: readonly Token[], places: readonly number[]): Map<string, number> => {
    const times = new Map<string, number>();
    for (const at of places) {
      const { text = "" } = list[at] ?? {};
      times.set(text, (times.get(text) ?? 0) + 1);
    }
    return times;
  };
  const [lostTimes, foundTimes] = [timesOf(base, lost), timesOf(tokens, found)];
  let best: (MovedRun & { readonly words: number }) | null = null;
  let previous = new Map<number, { length: number; words: number; isCertain: boolean }>();
  let last = -2;
  for (const at of lost) {
    const { text = "", isWord = false } = base[at] ?? {};
    const current: typeof previous = new Map();
    for (const place of found) {
      if (tokens[place]?.text !== text) continue;
      const longer = last === at - 1 ? previous.get(place - 1) : undefined;
      const isRare = isWord && lostTimes.get(text) === 1 && foundTimes.get(text) === 1;
      const words = (longer?.words ?? 0) + Number(isWord);
      const run = {
        length: (longer?.length ?? 0) + 1,
        words,
        isCertain: isRare || longer?.isCertain === true || words >= certainWords,
      };
      current.set(place, run);
      if (run.isCertain && isWord && words > (best?.words ?? 0)) {
        const { length } = run;
        best = { at: at - length + 1, place: place - length + 1, length, words };
      }
    }
    previous = current;
    last = at;
  }
  return best;
}
