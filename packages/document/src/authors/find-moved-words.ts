import type { AuthorSpan } from "./row-authors.ts";

/** A text that the parent had and the version does not have at the same place, with its authors. */
export interface RemovedText {
  readonly text: string;
  readonly spans: readonly AuthorSpan[];
}

/** How many words in a row must be the same, so that they count as moved and not as written anew. */
const wordsMin = 3;

const words = /[\p{L}\p{N}]+/gu;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(words), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/**
 * The authors of a text that a version wrote, where it wrote again what the parent has elsewhere no more: text that was
 * cut at one place and pasted at another. Needs at least three words in a row; everything else is the version's own.
 */
export function findMovedWords(removed: readonly RemovedText[]) {
  const sources = removed.map(({ text, spans }) => ({ text, spans, words: wordsOf(text) }));
  const places = new Map<string, { source: number; at: number }[]>();
  for (const [source, { words: known }] of sources.entries()) {
    for (let at = 0; at + wordsMin <= known.length; at += 1) {
      const key = keyOf(known, at);
      const found = places.get(key);
      if (found === undefined) places.set(key, [{ source, at }]);
      else found.push({ source, at });
    }
  }

  /** The longest run of words from `at` on that a removed text has too. */
  function longestFrom(written: readonly Word[], at: number) {
    let best: { source: number; at: number; count: number } | null = null;
    for (const place of places.get(keyOf(written, at)) ?? []) {
      const known = sources[place.source]?.words ?? [];
      let count = 0;
      while (
        at + count < written.length &&
        written[at + count]?.text === known[place.at + count]?.text
      ) {
        count += 1;
      }
      if (count >= wordsMin && count > (best?.count ?? 0)) best = { ...place, count };
    }
    return best;
  }

  return (text: string, sequence: number): AuthorSpan[] => {
    const written = places.size === 0 ? [] : wordsOf(text);
    const spans: AuthorSpan[] = [];
    let done = 0;
    for (let at = 0; at + wordsMin <= written.length; at += 1) {
      const match = longestFrom(written, at);
      const source = match === null ? undefined : sources[match.source];
      if (match === null || source === undefined) continue;
      for (let word = 0; word < match.count; word += 1) {
        const [now, was] = [written[at + word], source.words[match.at + word]];
        if (now === undefined || was === undefined) continue;
        const author = authorAt(source.spans, was.start) ?? sequence;
        // What stands between two moved words is moved with them.
        spans.push(
          [now.start - done, word === 0 ? sequence : author],
          [now.end - now.start, author],
        );
        done = now.end;
      }
      at += match.count - 1;
    }
    spans.push([text.length - done, sequence]);
    return spans;
  };
}

function keyOf(known: readonly Word[], at: number): string {
  return known
    .slice(at, at + wordsMin)
    .map(({ text }) => text)
    .join(" ");
}

function authorAt(spans: readonly AuthorSpan[], offset: number): number | undefined {
  let end = 0;
  for (const [length, sequence] of spans) {
    end += length;
    if (offset < end) return sequence;
  }
  return undefined;
}
