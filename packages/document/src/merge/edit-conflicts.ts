import { isConflict, shareSameEdits } from "./edits-touch.ts";
import { disputeMovedWords, movedWordsOf, wordsOfEdits } from "./moved-words.ts";
import type { Edit, PassageEdits } from "./passage-edits.ts";
import type { Token } from "./row-tokens.ts";

/** A range of base tokens that both sides changed in ways that touch each other, with both sides' edits in it. */
export type Region = {
  readonly start: number;
  readonly end: number;
  readonly edits: readonly Edit[];
};

/** Both sides' edits of a passage: those that merge, and the regions in which a writer must decide. */
export type SortedEdits = {
  readonly clean: readonly Edit[];
  readonly regions: readonly Region[];
  /** Whether a region inserts words that its side moved there from elsewhere in the passage. */
  readonly hasMovedWords: boolean;
};

/**
 * Finds the edits that touch each other: two edits of words without an unchanged word between them, or a split or join
 * where the other side changed the same row boundary. A split or join next to a change of words does not touch it.
 */
export function findConflicts(base: readonly Token[], edits: PassageEdits): SortedEdits {
  const wordEnd = wordEnds(base);
  const isApart = (first: Edit, second: Edit): boolean =>
    first.end < second.start && (wordEnd[first.end] ?? Infinity) <= second.start;
  const movedWords = movedWordsOf(edits, base);
  shareSameEdits(edits, base, movedWords);
  const disputed = new Set<Edit>();
  const ranges: { start: number; end: number }[] = [];
  let from = 0;
  for (const our of edits.ours) {
    while (from < edits.theirs.length && isApart(edits.theirs[from] ?? our, our)) from += 1;
    for (let at = from; at < edits.theirs.length; at += 1) {
      const their = edits.theirs[at] ?? our;
      if (isApart(our, their)) break;
      if (isSettled(our) || isSettled(their)) continue;
      if (!isConflict(our, their, base)) continue;
      disputed.add(our).add(their);
      const [start, end] = [Math.min(our.start, their.start), Math.max(our.end, their.end)];
      ranges.push({ start, end });
    }
  }
  const all = [...edits.ours, ...edits.theirs];
  const facts = disputed.size === 0 ? [] : wordsOfEdits(all, base);
  for (let before = 0; before < disputed.size;) {
    before = disputed.size;
    disputeOverlaps(all, disputed, ranges);
    disputeMovedWords(facts, disputed, ranges);
  }
  const regions = joinRanges(ranges).map(({ start, end }) => ({
    start,
    end,
    edits: all.filter((edit) => disputed.has(edit) && edit.start >= start && edit.end <= end),
  }));
  return {
    clean: all.filter((edit) => !edit.isDropped && !disputed.has(edit)),
    regions,
    hasMovedWords: [...disputed].some(({ tokens }) =>
      tokens.some(({ text }) => movedWords.has(text)),
    ),
  };
}

/** An edit that lies in a range, or reaches into it, is decided with it: a region applies its edits as a whole. */
function disputeOverlaps(
  all: readonly Edit[],
  disputed: Set<Edit>,
  ranges: { start: number; end: number }[],
): void {
  for (const { start, end } of joinRanges(ranges)) {
    for (const edit of all) {
      if (disputed.has(edit) || edit.start >= end || edit.end <= start) continue;
      disputed.add(edit);
      ranges.push({ start: edit.start, end: edit.end });
    }
  }
}

function isSettled({ isShared, isDropped }: Edit): boolean {
  return isShared || isDropped;
}

/** For each place, the end of the first whole word that begins there or later. */
function wordEnds(base: readonly Token[]): number[] {
  const ends: number[] = Array.from({ length: base.length + 1 }, () => Infinity);
  let end = base.length;
  while (end > 0) {
    let start = end - 1;
    while (start > 0 && base[start - 1]?.chunk === base[end - 1]?.chunk) start -= 1;
    const isWord = base.slice(start, end).some((token) => token.isWord);
    const next = ends[end] ?? Infinity;
    for (let at = end - 1; at >= start; at -= 1) ends[at] = next;
    if (isWord) ends[start] = end;
    end = start;
  }
  return ends;
}

function joinRanges(ranges: readonly { start: number; end: number }[]) {
  const joined: { start: number; end: number }[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last === undefined || range.start > last.end) joined.push({ ...range });
    else last.end = Math.max(last.end, range.end);
  }
  return joined;
}
