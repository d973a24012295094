import { spacelessScripts } from "../search/spaceless-scripts.ts";

/** A word: letters and digits, also with an apostrophe, a point, a comma or a hyphen between them. */
const word = /[\p{L}\p{N}\p{M}_]+(?:['’.,:-][\p{L}\p{N}\p{M}_]+)*/gu;
/** Latin letters and digits. In a text of them and its punctuation they find the same words, many times faster. */
const latin =
  "[0-9A-Za-z_\\u00AA\\u00B2\\u00B3\\u00B5\\u00B9\\u00BA\\u00BC-\\u00BE\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F]+";
const latinWord = new RegExp(`${latin}(?:['’.,:-]${latin})*`, "g");
const beyondLatin = /[^\t -\u024F\u2010-\u2027\u2030-\u205E\u20AC]/;
const isSpaceless = new RegExp(`[${spacelessScripts}]`, "u");
const spacelessCharacter = new RegExp(`[${spacelessScripts}]`, "gu");

/** In scripts without spaces, a word has about this many characters. */
const spacelessWordCharacters = 1.7;

/** What an adult reads silently, in words per minute. */
const wordsPerMinute = 230;

/**
 * How many words a text has. A script without spaces, such as Chinese or Thai, is cut into words by the dictionaries of
 * `Intl.Segmenter`; without them, its words are estimated by their usual length. The cost grows with the text.
 */
export function wordCount(text: string): number {
  // The rows of a text are in few scripts, so most rows need no look at each of their words.
  return text.split("\n").reduce((count, row) => count + wordsInRow(row), 0);
}

function wordsInRow(row: string): number {
  if (!beyondLatin.test(row)) return row.match(latinWord)?.length ?? 0;
  const words = row.match(word) ?? [];
  if (!isSpaceless.test(row)) return words.length;
  return words.reduce(
    (sum, found) => sum + (isSpaceless.test(found) ? spacelessWords(found) : 1),
    0,
  );
}

/** How long a text of so many words takes to read, in whole minutes, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

let segmenter: Intl.Segmenter | null = null;

function spacelessWords(text: string): number {
  if (typeof Intl.Segmenter === "undefined") {
    const characters = text.match(spacelessCharacter)?.length ?? 0;
    return Math.max(1, Math.round(characters / spacelessWordCharacters));
  }
  segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike === true) count += 1;
  return count;
}
