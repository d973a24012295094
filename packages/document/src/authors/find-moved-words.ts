import { hasWord } from "../diff/has-word.ts";
import { wordsOf as partsOf } from "../diff/words-of.ts";
import type { AuthorSpan } from "./row-authors.ts";

/** A text that the parent had and the version does not have at the same place, with its authors. */
export interface RemovedText {
  readonly text: string;
  readonly spans: readonly AuthorSpan[];
}

/** How many words in a row must be the same, so that they count as moved and not as written anew. */
const wordsMin = 3;

/** How many places with the same words are compared: bounds the time for texts that repeat themselves. */
const startsMax = 8;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A run of words of a removed text. */
interface MovedRun {
  /** The index of its first word among the words of all removed texts. */
  readonly start: number;
  readonly wordCount: number;
}

/**
 * Finds the authors of a text that a version wrote, where it wrote again what the parent has elsewhere no more: text that
 * was cut at one place and pasted at another. Needs at least three words in a row; everything else is the version's own.
 * A removed word is found once.
 */
export function createMovedWordsFinder(removed: readonly RemovedText[]) {
  const known = removed.flatMap(authoredWords);
  const starts = new Map<string, number[]>();
  for (let at = 0; at + wordsMin <= known.length; at += 1) {
    if (known[at]?.source !== known[at + wordsMin - 1]?.source) continue;
    const key = keyOf(known, at);
    const found = starts.get(key);
    if (found === undefined) starts.set(key, [at]);
    else if (found.length < startsMax) found.push(at);
  }
  const used = new Set<number>();

  /** The longest run of written words from `at` on that a removed text has too. */
  function longestFrom(written: readonly Word[], at: number): MovedRun | null {
    let best: MovedRun | null = null;
    for (const start of starts.get(keyOf(written, at)) ?? []) {
      let wordCount = 0;
      while (isSame(written[at + wordCount], start, wordCount)) wordCount += 1;
      if (wordCount >= wordsMin && wordCount > (best?.wordCount ?? 0)) best = { start, wordCount };
    }
    return best;
  }

  function isSame(written: Word | undefined, start: number, offset: number): boolean {
    const word = known[start + offset];
    return (
      written !== undefined &&
      word !== undefined &&
      !used.has(start + offset) &&
      word.source === known[start]?.source &&
      word.text === written.text
    );
  }

  return (text: string, sequence: number): AuthorSpan[] => {
    const written = starts.size === 0 ? [] : wordsOf(text);
    const spans: AuthorSpan[] = [];
    let done = 0;
    for (let at = 0; at + wordsMin <= written.length; at += 1) {
      const match = longestFrom(written, at);
      if (match === null) continue;
      for (let word = 0; word < match.wordCount; word += 1) {
        const [now, was] = [written[at + word], known[match.start + word]];
        if (now === undefined || was === undefined) continue;
        used.add(match.start + word);
        const author = was.author ?? sequence;
        // What stands between two moved words is moved with them.
        spans.push([now.start - done, word === 0 ? sequence : author]);
        spans.push([now.end - now.start, author]);
        done = now.end;
      }
      at += match.wordCount - 1;
    }
    spans.push([text.length - done, sequence]);
    return spans;
  };
}

/** The words of a removed text, each with the author of its first character. */
function authoredWords({ text, spans }: RemovedText, source: number) {
  let span = 0;
  let end = spans[0]?.[0] ?? 0;
  return wordsOf(text).map((word) => {
    while (word.start >= end && span < spans.length) {
      span += 1;
      end += spans[span]?.[0] ?? 0;
    }
    return { ...word, source, author: spans[span]?.[1] };
  });
}

/** The words of a text, without what stands between them. */
function wordsOf(text: string): Word[] {
  let end = 0;
  return partsOf(text).flatMap((part) => {
    const start = end;
    end += part.length;
    return hasWord(part) ? [{ text: part, start, end }] : [];
  });
}

function keyOf(known: readonly Pick<Word, "text">[], at: number): string {
  return known
    .slice(at, at + wordsMin)
    .map(({ text }) => text)
    .join(" ");
}
