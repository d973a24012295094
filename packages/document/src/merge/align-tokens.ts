import type { BodyBlock } from "../body-blocks.ts";
import type { Hunk } from "../diff/diff-tokens.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import { alignByWords } from "./align-by-words.ts";
import { gluedWordCuts } from "./glued-words.ts";
import { cutTokens, rowStart, tokensOf, type Token } from "./row-tokens.ts";

/** The tokens of a passage in the three bodies, and where each side differs from the base. */
export type AlignedTokens = {
  readonly base: readonly Token[];
  readonly ours: AlignedSide;
  readonly theirs: AlignedSide;
};

/** A side's tokens, aligned with the base's. */
export type AlignedSide = {
  readonly tokens: readonly Token[];
  readonly hunks: readonly Hunk[];
  /** The index of each base token in the side; `undefined` where the side deleted it. */
  readonly sideOf: readonly (number | undefined)[];
};

/** The rows of a passage in the three bodies. */
export type PassageRows = {
  readonly base: readonly BodyBlock[];
  readonly ours: readonly BodyBlock[];
  readonly theirs: readonly BodyBlock[];
};

/** Cutting glued words can show further ones; more rounds than this find nothing. */
const cutRounds = 3;

/** Aligns both sides of a passage with its base; `null` when the time is up. */
export function alignTokens(rows: PassageRows, bound: TimeBound): AlignedTokens | null {
  let tokens = {
    base: tokensOf(rows.base),
    ours: tokensOf(rows.ours),
    theirs: tokensOf(rows.theirs),
  };
  for (let round = 0; ; round += 1) {
    const ours = alignSide(tokens.base, tokens.ours, bound);
    const theirs = alignSide(tokens.base, tokens.theirs, bound);
    if (ours === null || theirs === null) return null;
    const aligned = { base: tokens.base, ours, theirs };
    const cuts = round < cutRounds ? findCuts(aligned) : null;
    if (cuts === null) return aligned;
    tokens = {
      base: cutTokens(tokens.base, cuts.base),
      ours: cutTokens(tokens.ours, cuts.ours),
      theirs: cutTokens(tokens.theirs, cuts.theirs),
    };
  }
}

/** Aligns one side's tokens with the base's; `null` when the time is up. */
export function alignSide(
  base: readonly Token[],
  tokens: readonly Token[],
  bound: TimeBound,
): AlignedSide | null {
  const found = alignByWords(base, tokens, bound);
  if (found === null) return null;
  const slid = found.map((hunk, at) => slideToRowStart(hunk, found[at - 1], base, tokens));
  const hunks = joinReplacements(slid, base, tokens);
  const sideOf: (number | undefined)[] = [];
  let offset = 0;
  let at = 0;
  for (const hunk of hunks) {
    for (; at < hunk.beforeStart; at += 1) sideOf.push(at + offset);
    for (; at < hunk.beforeEnd; at += 1) sideOf.push(undefined);
    offset = hunk.afterEnd - hunk.beforeEnd;
  }
  for (; at < base.length; at += 1) sideOf.push(at + offset);
  return { tokens, hunks, sideOf };
}

/**
 * Joins two replacements of words if only spaces or punctuation lie between them: "at six" became "says Mara". Splits
 * and joins of rows stay hunks of their own.
 */
function joinReplacements(
  hunks: readonly Hunk[],
  base: readonly Token[],
  side: readonly Token[],
): Hunk[] {
  const isReplacement = ({ beforeStart, beforeEnd, afterStart, afterEnd }: Hunk): boolean => {
    const [before, after] = [base.slice(beforeStart, beforeEnd), side.slice(afterStart, afterEnd)];
    const isText = ({ text }: Token): boolean => text !== rowStart;
    return before.length > 0 && after.length > 0 && before.every(isText) && after.every(isText);
  };
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    const between = last === undefined ? [] : base.slice(last.beforeEnd, hunk.beforeStart);
    const isNear = between.every(({ isWord, text }) => !isWord && text !== rowStart);
    if (last !== undefined && isNear && isReplacement(last) && isReplacement(hunk)) {
      const { beforeEnd, afterEnd } = hunk;
      joined[joined.length - 1] = { ...last, beforeEnd, afterEnd };
    } else {
      joined.push(hunk);
    }
  }
  return joined;
}

/**
 * Where whole rows were inserted or deleted, two alignments are equally short: the row start before them or the one
 * behind them. Chooses the one that begins with the row start, so that the rows around keep their own start.
 */
function slideToRowStart(
  hunk: Hunk,
  previous: Hunk | undefined,
  base: readonly Token[],
  side: readonly Token[],
): Hunk {
  const { beforeStart, beforeEnd, afterStart, afterEnd } = hunk;
  const isInsertion = beforeStart === beforeEnd;
  if (!isInsertion && afterStart !== afterEnd) return hunk;
  const [tokens, start, end] = isInsertion
    ? [side, afterStart, afterEnd]
    : [base, beforeStart, beforeEnd];
  const most = Math.min(
    end - start,
    beforeStart - (previous?.beforeEnd ?? 0),
    afterStart - (previous?.afterEnd ?? 0),
  );
  for (let by = 0; by <= most; by += 1) {
    if (tokens[start - by]?.text === rowStart && by < end - start) {
      return {
        beforeStart: beforeStart - by,
        beforeEnd: beforeEnd - by,
        afterStart: afterStart - by,
        afterEnd: afterEnd - by,
      };
    }
    if (tokens[start - by - 1]?.text !== tokens[end - by - 1]?.text) return hunk;
  }
  return hunk;
}

/** Like `TokenCuts`, while they are collected. */
export type Cuts = Map<number, Set<number>>;

/** Finds where glued words have to be cut, so that their parts align; `null` if nothing has to be cut. */
function findCuts({ base, ours, theirs }: AlignedTokens) {
  const cuts = { base: new Map() as Cuts, ours: new Map() as Cuts, theirs: new Map() as Cuts };
  const sides = [
    ["ours", ours],
    ["theirs", theirs],
  ] as const;
  for (const [side, { tokens, hunks }] of sides) {
    const lost = hunks.flatMap(({ beforeStart, beforeEnd }) => range(beforeStart, beforeEnd));
    const found = hunks.flatMap(({ afterStart, afterEnd }) => range(afterStart, afterEnd));
    cutGlued(tokens, found, wordsAt(base, lost), cuts[side]);
    cutGlued(base, lost, wordsAt(tokens, found), cuts.base);
  }
  for (const [at, offsets] of cuts.base) {
    for (const [side, { sideOf }] of sides) {
      const place = sideOf[at];
      if (place !== undefined) for (const offset of offsets) addCut(cuts[side], place, offset);
    }
  }
  return cuts.base.size + cuts.ours.size + cuts.theirs.size === 0 ? null : cuts;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at);
}

function wordsAt(tokens: readonly Token[], places: readonly number[]): Set<string> {
  return new Set(places.map((at) => tokens[at]?.text ?? ""));
}

/** Cuts the tokens at these places that are glued from the known words. */
export function cutGlued(
  tokens: readonly Token[],
  places: readonly number[],
  known: ReadonlySet<string>,
  cuts: Cuts,
): void {
  for (const at of places) {
    const token = tokens[at];
    if (token === undefined || !token.isWord || known.has(token.text)) continue;
    for (const offset of gluedWordCuts(token.text, (part) => known.has(part))) {
      addCut(cuts, at, offset);
    }
  }
}

function addCut(cuts: Cuts, at: number, offset: number): void {
  const offsets = cuts.get(at) ?? new Set();
  cuts.set(at, offsets.add(offset));
}
