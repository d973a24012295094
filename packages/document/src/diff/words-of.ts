import { cutAtObjectWords, hasObjectWord, isObjectWord } from "../object-word.ts";

/** Any character outside the Latin script and its punctuation. A text without such characters uses the fast pattern. */
const beyondLatin = /[^\t\n -\u024F\u2010-\u2027\u2030-\u205E\u20AC]/;

const latinWord = /[^\S\n\t]+|[\p{L}\p{N}_]+(?:['’.,:][\p{L}\p{N}_]+)*|[^]/gu;

/** Finds words by the rules of Unicode (UAX 29), with the dictionaries for Chinese, Japanese, Thai and others. */
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/**
 * The words of a text and the text between them, in order; joined, they give the text. A number with its points and
 * commas is one word; a line break, a tab, a page link, a mention and a formula are tokens of their own.
 */
export function wordsOf(text: string): string[] {
  if (hasObjectWord(text)) {
    return cutAtObjectWords(text).flatMap((part) => (isObjectWord(part) ? [part] : wordsIn(part)));
  }
  return wordsIn(text);
}

function wordsIn(text: string): string[] {
  if (!beyondLatin.test(text)) return text.match(latinWord) ?? [];
  return Array.from(segmenter.segment(text), (part) => part.segment);
}
