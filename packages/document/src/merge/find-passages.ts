import { blockText } from "../block-text.ts";
import type { BodyBlock } from "../body-blocks.ts";
import { appendTo } from "../diff/append-to.ts";
import { hasWord } from "../diff/has-word.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import { wordsOf } from "../diff/words-of.ts";
import { cutGluedWord } from "./glued-words.ts";
import type { BodyName, Side, Slot, SlotLists } from "./slot.ts";

/** Two slots whose rows share words because of a split, a join, or text that was cut here and pasted there. */
export type Link = {
  readonly slots: readonly [Slot, Slot];
  /**
   * Whether the shared words are evidence enough to merge the rows as one passage. The other links count only where one
   * of the rows is in conflict: decided apart, the words could then appear twice or not at all.
   */
  readonly isCertain: boolean;
};

/**
 * Finds the slots of which a side moved words from one to the other: a row lost words that appear anew in another row.
 * Where a row was inserted or deleted beside the other, half of the words are enough, because that is what Enter and
 * Backspace do. Elsewhere, only words that occur once count, and there must be several, unless the other side changed
 * the row that lost them. If both sides took the words out of the row, they count where they left the start or end of it
 * and stand where a join puts them. `slots` must contain every row that a side changed.
 */
export function findLinks(slots: readonly Slot[], lists: SlotLists, bound: TimeBound): Link[] {
  return (["ours", "theirs"] as const).flatMap((side) => sideLinks(slots, lists, side, bound));
}

/** The words of a row that are missing on the side (`lost`), or that the base row does not have (`found`). */
type Moved = { readonly slot: Slot; readonly words: Map<string, number> };

function sideLinks(slots: readonly Slot[], lists: SlotLists, side: Side, bound: TimeBound): Link[] {
  const lost: Moved[] = [];
  const found: Moved[] = [];
  for (const slot of slots) {
    const row = slot[side];
    if (slot.base === null && row === null) continue;
    if (slot.base !== null && row !== null && hasSameText(slot.base, row)) continue;
    const before = countWords(slot.base);
    const after = countWords(row);
    const lostWords = subtract(before, after);
    const foundWords = subtract(after, before);
    if (lostWords.size > 0) lost.push({ slot, words: lostWords });
    if (foundWords.size > 0) found.push({ slot, words: foundWords });
  }
  if (lost.length === 0 || found.length === 0) return [];
  cutGluedWords(found, lost, bound);
  cutGluedWords(lost, found, bound);
  const neighbours = neighboursOf(lists, side);
  const lostIn = new Map<string, Moved[]>();
  for (const one of lost) for (const word of one.words.keys()) appendTo(lostIn, word, one);
  const foundIn = new Map<string, number>();
  for (const { words } of found) {
    for (const [word, times] of words) foundIn.set(word, (foundIn.get(word) ?? 0) + times);
  }
  const isRare = (word: string): boolean =>
    foundIn.get(word) === 1 &&
    lostIn.get(word)?.length === 1 &&
    lostIn.get(word)?.[0]?.words.get(word) === 1;
  const other = side === "ours" ? "theirs" : "ours";
  const isChangedByOther = ({ base, [other]: row }: Slot): boolean =>
    base !== null && (row === null || !hasSameText(base, row));
  const wordsOfOther = memoized((of: Moved) => countWords(of.slot[other]));
  // The other side can have split the row: then the word stands in a row that it inserted.
  const insertedWords = new Set(
    slots.flatMap((slot) => [...(slot.base === null ? countWords(slot[other]).keys() : [])]),
  );
  const isKeptByOther = (from: Moved, word: string): boolean =>
    wordsOfOther(from).has(word) || insertedWords.has(word);
  const edgesBefore = memoized((from: Moved) => edgeWords(from.slot.base, from.words));
  const edgesAfter = memoized((to: Moved) => edgeWords(to.slot[side], to.words));
  const isJoined = (from: Moved, to: Moved, words: readonly string[]): boolean => {
    const orders = ["base", side] as const;
    const isBefore = orders.some((order) => isEarlier(order, from.slot, to.slot));
    const isBehind = orders.some((order) => isEarlier(order, to.slot, from.slot));
    const [left, joined] = [edgesBefore(from), edgesAfter(to)];
    return words.some(
      (word) =>
        (isBefore && left.end.has(word) && joined.start.has(word)) ||
        (isBehind && left.start.has(word) && joined.end.has(word)) ||
        (left.end.has(word) && joined.glued.has(word)),
    );
  };
  return found.flatMap((to): Link[] => {
    const shared = new Map<Moved, string[]>();
    for (const word of to.words.keys()) {
      const from = lostIn.get(word) ?? [];
      if (from.length > rowsPerWordMax) continue;
      for (const one of from) if (one.slot !== to.slot) appendTo(shared, one, word);
    }
    return [...shared].flatMap(([from, words]): Link[] => {
      const rare = words.filter(isRare);
      const kept = rare.filter((word) => isKeptByOther(from, word));
      const isMostWords = words.length * 2 >= Math.min(from.words.size, to.words.size);
      // A split leaves a row without a base, a join a base row without a row.
      const isSplitOrJoin = from.slot[side] === null || to.slot.base === null;
      const isNear = neighbours(from.slot, to.slot) && (rare.length > 0 || isMostWords);
      const isChanged = rare.length > 0 && isChangedByOther(from.slot);
      // If both sides took a word out of the row, it could appear although one side deleted it.
      const lostByBoth = rare.filter((word) => !kept.includes(word));
      const isLostByBoth = lostByBoth.length > 0 && isJoined(from, to, lostByBoth);
      const isCertain =
        (isSplitOrJoin && (isNear || isChanged)) || isLostByBoth || rare.length >= wordsMin;
      return isCertain || kept.length > 0 ? [{ slots: [from.slot, to.slot], isCertain }] : [];
    });
  });
}

/** Replaces words that are glued from words of the other list. */
function cutGluedWords(glued: readonly Moved[], parts: readonly Moved[], bound: TimeBound): void {
  const known = new Set(parts.flatMap(({ words }) => [...words.keys()]));
  for (const { words } of glued) {
    if (bound.remainingMs() <= 0) return;
    for (const [word, times] of words) {
      const cut = cutGluedWord(word, (part) => known.has(part));
      if (cut.length === 1) continue;
      words.delete(word);
      for (const part of cut.filter(hasWord)) words.set(part, (words.get(part) ?? 0) + times);
    }
  }
}

/** Two rows share a word by chance; this many words that occur once are no chance. */
const wordsMin = 3;

/** A word that more rows lost than this is too common to tell where text went. */
const rowsPerWordMax = 20;

/** Whether two slots are next to each other on the side or in the base, not counting rows that only one of them has. */
function neighboursOf(lists: SlotLists, side: Side) {
  const isMatched = (slot: Slot): boolean => slot.base !== null && slot[side] !== null;
  const rankIn = (order: BodyName, other: BodyName): ((slot: Slot) => number) => {
    let rank = 0;
    const ranks = lists[order].map((slot) => {
      if (isMatched(slot)) rank += 1;
      // A row between two matched rows is next to both.
      return isMatched(slot) ? rank : rank + 0.5;
    });
    const otherRanks = new Map<Slot, number>();
    let last = 0;
    for (const slot of lists[other]) {
      if (isMatched(slot)) last = ranks[slot.at[order]] ?? last;
      else otherRanks.set(slot, last + 0.5);
    }
    return (slot) => ranks[slot.at[order]] ?? otherRanks.get(slot) ?? NaN;
  };
  const rankings = [rankIn(side, "base"), rankIn("base", side)];
  return (a: Slot, b: Slot): boolean =>
    rankings.some((rankOf) => Math.abs(rankOf(a) - rankOf(b)) <= 1);
}

/**
 * Those of the words that stand at the start and at the end of the row, next to each other. A split or a join moves the
 * start or the end of a row; a word from its middle that stands elsewhere was typed there. `glued` are words at the end
 * right behind another word or its punctuation, without a space, as a join leaves them.
 */
function edgeWords(row: BodyBlock | null, words: ReadonlyMap<string, number>) {
  const all: { readonly word: string; readonly isGlued: boolean }[] = [];
  let previous = "";
  for (const token of row === null ? [] : wordsOf(blockText(row))) {
    for (const [part, word] of cutGluedWord(token, (one) => words.has(one)).entries()) {
      if (hasWord(word)) all.push({ word, isGlued: part > 0 || closing.test(previous) });
      previous = word;
    }
  }
  const start = all.findIndex(({ word }) => !words.has(word));
  const end = all.findLastIndex(({ word }) => !words.has(word));
  const wordSet = (list: typeof all) => new Set(list.map(({ word }) => word));
  const atEnd = all.slice(end + 1);
  return {
    start: wordSet(start === -1 ? all : all.slice(0, start)),
    end: wordSet(atEnd),
    glued: wordSet(atEnd.filter(({ isGlued }) => isGlued)),
  };
}

/** Punctuation that ends a word or a sentence. */
const closing = /^[.,;:!?)\]]$/;

/** The function, which computes its result once for each argument. */
function memoized<Given extends object, Result>(compute: (given: Given) => Result) {
  const known = new Map<Given, Result>();
  return (given: Given): Result => {
    const result = known.get(given) ?? compute(given);
    known.set(given, result);
    return result;
  };
}

/** Whether a row stands before another one in a body; false if the body lacks one of them. */
function isEarlier(order: BodyName, one: Slot, other: Slot): boolean {
  return one[order] !== null && other[order] !== null && one.at[order] < other.at[order];
}

function hasSameText(a: BodyBlock, b: BodyBlock): boolean {
  return a.runs === b.runs || blockText(a) === blockText(b);
}

function countWords(row: BodyBlock | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of row === null ? [] : wordsOf(blockText(row))) {
    if (hasWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function subtract(
  counts: ReadonlyMap<string, number>,
  taken: ReadonlyMap<string, number>,
): Map<string, number> {
  const rest = new Map<string, number>();
  for (const [word, times] of counts) {
    const left = times - (taken.get(word) ?? 0);
    if (left > 0) rest.set(word, left);
  }
  return rest;
}
