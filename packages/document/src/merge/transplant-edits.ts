import type { BodyBlock } from "../body-blocks.ts";
import { looksSame } from "../diff/looks-same.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import { joinRuns } from "../join-runs.ts";
import { alignSide, cutGlued, type AlignedSide, type Cuts } from "./align-tokens.ts";
import { mergeLook } from "./merge-look.ts";
import { isRowStart, tokenOf } from "./passage-edits.ts";
import { cutTokens, tokensOf, type Token } from "./row-tokens.ts";

/** A row that one side rearranged, with its base row where it has one. */
export type ArrangedRow = { readonly base: BodyBlock | null; readonly row: BodyBlock };

/** The rows of a passage of which one side moved words between rows, while the other side only edited inside rows. */
export type Arrangement = {
  /** The rows of the base with the other side's version of each, in the base's order. */
  readonly edited: readonly { readonly base: BodyBlock; readonly row: BodyBlock }[];
  /** The rows of the side that rearranged them, in its order. */
  readonly arranged: readonly ArrangedRow[];
};

/**
 * Applies the edits of the other side to the words where the rearranging side put them. Returns the arranged rows with
 * the edits, in the same order; `null` where the place of an edit is not certain, or where it touches another change.
 */
export function transplantEdits(
  { edited, arranged }: Arrangement,
  bound: TimeBound,
): BodyBlock[] | null {
  if (edited.every(({ base, row }) => looksSame(base, row))) {
    return arranged.map(({ row }) => row);
  }
  const { base, editedTokens, arrangedTokens } = cutAll({ edited, arranged });
  const editedSide = alignSide(base, editedTokens, bound);
  const moved = alignMoved(base, edited, arranged, arrangedTokens, bound);
  if (editedSide === null || moved === null) return null;
  const transplant = new Transplant(base, moved);
  for (const hunk of editedSide.hunks) {
    const tokens = editedSide.tokens.slice(hunk.afterStart, hunk.afterEnd);
    if (!transplant.replace(hunk.beforeStart, hunk.beforeEnd, tokens)) return null;
  }
  for (const [at, was] of base.entries()) {
    const now = tokenOf(editedSide, at);
    if (now !== undefined && now.look !== was.look && !transplant.restyle(at, now)) return null;
  }
  return transplant.rows();
}

/** The tokens of all rows, cut where words were glued together or split between rows. */
function cutAll({ edited, arranged }: Arrangement) {
  const base = tokensOf(edited.map((pair) => pair.base));
  const editedTokens = tokensOf(edited.map(({ row }) => row));
  const arrangedTokens = tokensOf(arranged.map(({ row }) => row));
  const cutsOf = (tokens: readonly Token[], known: ReadonlySet<string>): Cuts => {
    const cuts: Cuts = new Map();
    cutGlued(tokens, [...tokens.keys()], known, cuts);
    return cuts;
  };
  const wordsIn = (tokens: readonly Token[]): Set<string> =>
    new Set(tokens.map(({ text }) => text));
  const baseCuts = cutsOf(base, wordsIn(arrangedTokens));
  const cutWords = new Map([...baseCuts].map(([at, cuts]) => [base[at]?.text, cuts]));
  const editedCuts: Cuts = new Map();
  for (const [at, { text }] of editedTokens.entries()) {
    const cuts = cutWords.get(text);
    if (cuts !== undefined) editedCuts.set(at, cuts);
  }
  const cutBase = cutTokens(base, baseCuts);
  return {
    base: cutBase,
    editedTokens: cutTokens(editedTokens, editedCuts),
    arrangedTokens: cutTokens(arrangedTokens, cutsOf(arrangedTokens, wordsIn(cutBase))),
  };
}

/** The tokens of the arranged rows, and where each base token stands among them. */
type MovedTokens = {
  readonly tokens: readonly Token[];
  readonly placeOf: ReadonlyMap<number, number>;
  readonly baseOf: ReadonlyMap<number, number>;
};

class Transplant {
  readonly #base: readonly Token[];
  readonly #moved: MovedTokens;
  readonly #tokens: Token[];
  /** The tokens to write instead of the token at a place. */
  readonly #replaced = new Map<number, readonly Token[]>();
  readonly #before = new Map<number, readonly Token[]>();

  constructor(base: readonly Token[], moved: MovedTokens) {
    this.#base = base;
    this.#moved = moved;
    this.#tokens = [...moved.tokens];
  }

  /** Replaces a range of base tokens; false where its place is not certain. */
  replace(start: number, end: number, tokens: readonly Token[]): boolean {
    const touchesRows = tokens.some(isRowStart) || this.#base.slice(start, end).some(isRowStart);
    if (touchesRows) return false;
    const first = start === end ? this.#insertionPlace(start) : this.#placeOfRange(start, end);
    if (first === null) return !tokens.some(({ isWord }) => isWord) && this.#isGone(start, end);
    if (this.#isTouched(start, end, first)) return false;
    if (start === end) {
      if (this.#before.has(first)) return false;
      this.#before.set(first, tokens);
      return true;
    }
    for (let at = 0; at < end - start; at += 1)
      this.#replaced.set(first + at, at === 0 ? tokens : []);
    return true;
  }

  /** Applies the other side's formatting or row attributes; false if both sides changed the same one. */
  restyle(at: number, now: Token): boolean {
    const place = this.#moved.placeOf.get(at);
    const was = this.#base[at];
    const token = place === undefined ? undefined : this.#tokens[place];
    if (place === undefined || was === undefined || token === undefined) return false;
    const merged = mergeLook(was, token, now);
    if (merged === null) return false;
    this.#tokens[place] = merged;
    return true;
  }

  rows(): BodyBlock[] {
    const rows: { row: BodyBlock; runs: BodyBlock["runs"][number][] }[] = [];
    const write = (tokens: readonly Token[] = []): void => {
      for (const token of tokens) rows.at(-1)?.runs.push(...token.runs);
    };
    for (const [at, token] of this.#tokens.entries()) {
      if (isRowStart(token)) {
        // Words inserted before a row start belong to the end of the row before it.
        write(this.#before.get(at));
        if (token.row !== null) rows.push({ row: token.row, runs: [] });
      } else {
        write(this.#before.get(at));
        write(this.#replaced.get(at) ?? [token]);
      }
    }
    write(this.#before.get(this.#tokens.length));
    return rows.map(({ row, runs }) => ({ ...row, runs: joinRuns(runs) }));
  }

  #placeOfRange(start: number, end: number): number | null {
    const first = this.#moved.placeOf.get(start);
    if (first === undefined) return null;
    for (let at = start; at < end; at += 1) {
      if (this.#moved.placeOf.get(at) !== first + at - start) return null;
    }
    return first;
  }

  /** The place of an insertion: behind the token before it or before the token behind it; words rather than row starts. */
  #insertionPlace(at: number): number | null {
    const before = this.#moved.placeOf.get(at - 1);
    const behind = isRowStart(this.#base[at]) ? undefined : this.#moved.placeOf.get(at);
    if (before !== undefined && before + 1 === behind) return behind;
    const isAfterText = before !== undefined && !isRowStart(this.#base[at - 1]);
    if (isAfterText) return before + 1;
    if (behind !== undefined) return behind;
    return before === undefined ? null : before + 1;
  }

  #isGone(start: number, end: number): boolean {
    for (let at = start; at < end; at += 1) if (this.#moved.placeOf.has(at)) return false;
    return true;
  }

  /** Whether the rearranging side typed or deleted words right beside the range. */
  #isTouched(start: number, end: number, place: number): boolean {
    const isDeleted = (step: -1 | 1): boolean => {
      for (let at = step < 0 ? start - 1 : end; ; at += step) {
        const token = this.#base[at];
        if (token === undefined || isRowStart(token)) return false;
        if (token.isWord) return !this.#moved.placeOf.has(at);
      }
    };
    const isTyped = (step: -1 | 1): boolean => {
      for (let at = step < 0 ? place - 1 : place + end - start; ; at += step) {
        const token = this.#tokens[at];
        if (token === undefined || isRowStart(token)) return false;
        if (token.isWord) return !this.#moved.baseOf.has(at);
      }
    };
    return isDeleted(-1) || isDeleted(1) || isTyped(-1) || isTyped(1);
  }
}

/** Comparing more words than this with each other takes too long. */
const pairsMax = 1_000_000;

/** A run of moved words is certain if it has this many words, or a word that occurs only once. */
const certainWords = 3;

/** Aligns the base with rearranged rows: first row by row, then runs of words that now stand elsewhere, longest first. */
function alignMoved(
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
