import { appendTo } from "./append-to.ts";
import { hasWord } from "./has-word.ts";
import { wordsOf } from "./words-of.ts";

/** The words of a text, each once. */
export type WordSet = ReadonlySet<string>;

/** The least that two texts share to be taken for one text before and after. */
const leastSimilarity = 0.5;

/** A word that stands in more texts than this tells none of them from the others. */
const tellingPlaces = 20;

/**
 * Pairs texts that have most words in common, the most alike first, each text once. Both lists hold a position and
 * its words; the answer holds pairs of positions.
 */
export function pairSimilar(
  before: readonly (readonly [number, WordSet])[],
  after: readonly (readonly [number, WordSet])[],
): (readonly [number, number])[] {
  const words = new Map(before);
  const places = placesOf(before);
  const candidates = after.flatMap(([afterAt, afterWords]) =>
    [...sharing(afterWords, places)].map((beforeAt) => ({
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

/** The words of a text, each once, without what stands between them. */
export function wordSetOf(text: string): WordSet {
  return new Set(wordsOf(text).filter(hasWord));
}

/** How much two texts have in common (Dice): 0 nothing, 1 every word. */
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

function sharing(words: WordSet, places: ReadonlyMap<string, readonly number[]>): Set<number> {
  const found = new Set<number>();
  for (const word of words) {
    const at = places.get(word) ?? [];
    if (at.length <= tellingPlaces) for (const place of at) found.add(place);
  }
  return found;
}
