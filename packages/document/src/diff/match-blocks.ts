import { blockText } from "../block-text.ts";
import type { BodyBlock } from "../body-blocks.ts";
import { shownObject } from "../row-attributes.ts";
import { appendTo } from "./append-to.ts";
import { blockFingerprint } from "./block-fingerprint.ts";
import { pairSimilar, type WordSet, wordSetOf, similarity } from "./pair-similar.ts";

/** The matched blocks of two bodies: for each block, the index of its counterpart; -1 if it has none. */
export type BlockMatch = {
  readonly afterOf: Int32Array;
  readonly beforeOf: Int32Array;
  /** How many blocks have a counterpart. */
  readonly count: number;
};

/**
 * Finds the counterpart of each block. The id decides, unless the texts have nothing in common: an editor that splits a
 * paragraph at its start leaves the id on the empty half. Then equal content elsewhere comes first, then similar
 * content, then the id. Blocks without words and pictures are matched by their neighbours.
 */
export function matchBlocks(before: readonly BodyBlock[], after: readonly BodyBlock[]): BlockMatch {
  const matcher = new Matcher(before, after);
  const unlikely = matcher.pairById();
  if (matcher.isDone()) return matcher;
  matcher.pairByFingerprint();
  matcher.pairBySimilarity();
  for (const [beforeAt, afterAt] of unlikely) matcher.pair(beforeAt, afterAt);
  matcher.pairWordless();
  return matcher;
}

/** A block's index before and after. */
type Pair = readonly [number, number];

/** The least similarity of a block's texts, before and after, at which the block's id alone decides the match. */
const likelySimilarity = 0.1;

class Matcher implements BlockMatch {
  readonly afterOf: Int32Array;
  readonly beforeOf: Int32Array;
  count = 0;
  readonly #before: readonly BodyBlock[];
  readonly #after: readonly BodyBlock[];

  constructor(before: readonly BodyBlock[], after: readonly BodyBlock[]) {
    this.#before = before;
    this.#after = after;
    this.afterOf = new Int32Array(before.length).fill(-1);
    this.beforeOf = new Int32Array(after.length).fill(-1);
  }

  /** Pairs two blocks if both are still unpaired; the first pair wins. */
  pair(beforeAt: number, afterAt: number): void {
    if (this.afterOf[beforeAt] !== -1 || this.beforeOf[afterAt] !== -1) return;
    this.afterOf[beforeAt] = afterAt;
    this.beforeOf[afterAt] = beforeAt;
    this.count += 1;
  }

  isDone(): boolean {
    return this.count === this.#before.length || this.count === this.#after.length;
  }

  /** Returns the pairs that share an id but whose texts have nothing in common. */
  pairById(): Pair[] {
    const places = new Map(this.#before.map((block, at) => [block.id, at]));
    const unlikely: Pair[] = [];
    for (const [afterAt, block] of this.#after.entries()) {
      const beforeAt = block.id === null ? undefined : places.get(block.id);
      const old = beforeAt === undefined ? undefined : this.#before[beforeAt];
      if (beforeAt === undefined || old === undefined) continue;
      if (isLikely(old, block)) this.pair(beforeAt, afterAt);
      else if (!isOtherObject(old, block)) unlikely.push([beforeAt, afterAt]);
    }
    return unlikely;
  }

  pairByFingerprint(): void {
    const places = new Map<string, number[]>();
    for (const [beforeAt, block] of this.#freeBefore()) {
      appendTo(places, blockFingerprint(block), beforeAt);
    }
    for (const [afterAt, block] of this.#freeAfter()) {
      const beforeAt = places.get(blockFingerprint(block))?.shift();
      if (beforeAt !== undefined) this.pair(beforeAt, afterAt);
    }
  }

  pairBySimilarity(): void {
    const toSet = ([at, block]: readonly [number, BodyBlock]): [number, WordSet] => [
      at,
      wordSetOf(blockText(block)),
    ];
    const pairs = pairSimilar(this.#freeBefore().map(toSet), this.#freeAfter().map(toSet));
    for (const [beforeAt, afterAt] of pairs) this.pair(beforeAt, afterAt);
  }

  pairWordless(): void {
    for (const [afterAt, block] of this.#after.entries()) {
      if (this.beforeOf[afterAt] !== -1 || !isWordless(block)) continue;
      const [previous = -1, next = -1] = [this.beforeOf[afterAt - 1], this.beforeOf[afterAt + 1]];
      const afterPrevious = previous === -1 ? -1 : previous + 1;
      const beforeNext = next === -1 ? -1 : next - 1;
      const beforeAt = [afterPrevious, beforeNext].find((at) => {
        const old = this.#before[at];
        return old !== undefined && this.afterOf[at] === -1 && isWordless(old);
      });
      if (beforeAt !== undefined) this.pair(beforeAt, afterAt);
    }
  }

  #freeBefore(): [number, BodyBlock][] {
    return freeBlocks(this.#before, this.afterOf);
  }

  #freeAfter(): [number, BodyBlock][] {
    return freeBlocks(this.#after, this.beforeOf);
  }
}

/** The blocks with words that have no counterpart yet, with their indexes. */
function freeBlocks(blocks: readonly BodyBlock[], counterparts: Int32Array): [number, BodyBlock][] {
  return blocks.flatMap((block, at): [number, BodyBlock][] =>
    counterparts[at] === -1 && !isWordless(block) ? [[at, block]] : [],
  );
}

/** Whether a block has neither words nor a picture, a file or a snippet, by which to find it again. */
function isWordless(block: BodyBlock): boolean {
  return (
    shownObject(block.attributes) === undefined && block.runs.every((run) => run.text.trim() === "")
  );
}

/** Whether both show a file or a snippet, another one, without words: then a comparison shows the one that went and the one that came. */
function isOtherObject(old: BodyBlock, block: BodyBlock): boolean {
  const [before, after] = [shownObject(old.attributes), shownObject(block.attributes)];
  const isBare = blockText(old).trim() === "" && blockText(block).trim() === "";
  return before !== undefined && after !== undefined && before !== after && isBare;
}

function isLikely(old: BodyBlock, block: BodyBlock): boolean {
  const oldText = blockText(old);
  const text = blockText(block);
  if (oldText === text) return !isOtherObject(old, block);
  if (isWordless(old) || isWordless(block)) return isWordless(old) && isWordless(block);
  if (isMostlyKept(oldText, text)) return true;
  return similarity(wordSetOf(oldText), wordSetOf(text)) >= likelySimilarity;
}

/**
 * A fast path that avoids the comparison of words: texts whose common start and end cover over half their length match.
 */
function isMostlyKept(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let ending = 1;
  while (
    ending <= most - start &&
    a.charCodeAt(a.length - ending) === b.charCodeAt(b.length - ending)
  ) {
    ending += 1;
  }
  return (start + ending - 1) * 2 >= Math.max(a.length, b.length);
}
