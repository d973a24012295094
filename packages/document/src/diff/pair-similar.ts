import { appendTo } from "./append-to.ts";
import { hasWord } from "./has-word.ts";
import { wordsOf } from "./words-of.ts";

/** The distinct words of a text. */
export type WordSet = ReadonlySet<string>;

/** The least similarity at which two texts match. */
const leastSimilarity = 0.5;

/** A word that occurs in more texts than this is too common to find matching texts. */
const textsPerWordMax = 20;

/**
 * Pairs texts that have most words in common, the most similar first, each text once. The lists hold indexes with their
 * word sets; the result holds pairs of indexes.
 */
export function pairSimilar(
  before: readonly (readonly [number, WordSet])[],
  after: readonly (readonly [number, WordSet])[],
): (readonly [number, number])[] {
  const words = new Map(before);
  const places = placesOf(before);
  const candidates = after.flatMap(([afterAt, afterWords]) =>
    [...textsWithSharedWord(afterWords, places)].map((beforeAt) => ({
      beforeAt,
      afterAt,
      score: similarity(words.get(beforeAt) ?? new Set(), afterWords),
    })),
  );
  const taken = { before: new Set<number>(), after: new Set<number>() };
  return candidates
    .filter(({ score }) => score >= leastSimilarity)
    .toSorted((a, b) => b.score - a.score || a.afterAt - b.afterAt || a.beforeAt - b.beforeAt)
    .flatMap(({ beforeAt, afterAt }) => {
      if (taken.before.has(beforeAt) || taken.after.has(afterAt)) return [];
      taken.before.add(beforeAt);
      taken.after.add(afterAt);
      return [[beforeAt, afterAt] as const];
    });
}

/** The distinct words of a text, without white space and punctuation. */
export function wordSetOf(text: string): WordSet {
  return new Set(wordsOf(text).filter(hasWord));
}

/** The similarity of two texts (Dice coefficient): 0 for no common word, 1 for the same words. */
export function similarity(a: WordSet, b: WordSet): number {
  if (a.size + b.size === 0) return 1;
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

function placesOf(texts: readonly (readonly [number, WordSet])[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, words] of texts) {
    for (const word of words) appendTo(places, word, at);
  }
  return places;
}

function textsWithSharedWord(
  words: WordSet,
  places: ReadonlyMap<string, readonly number[]>,
): Set<number> {
  const found = new Set<number>();
  for (const word of words) {
    const at = places.get(word) ?? [];
    if (at.length <= textsPerWordMax) for (const place of at) found.add(place);
  }
  return found;
}
