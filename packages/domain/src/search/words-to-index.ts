import { foldText } from "./fold-text.ts";
import { wordsIn } from "./words-in.ts";

/** The most different words that are kept of one page; a text of two megabytes has fewer, unless it is made of numbers. */
const wordsMax = 25_000;
/** The most room they may take together, in UTF-16 units: PostgreSQL's `tsvector` holds a megabyte of UTF-8. */
const charactersMax = 300_000;

/** The different words of a page, folded, the title's first: what a search finds it by. None of them holds a space. */
export function wordsToIndex(pageTitle: string, text: string): string[] {
  const words = new Set<string>();
  let characters = 0;
  for (const source of [pageTitle, text]) {
    for (const { text: word } of wordsIn(foldText(source))) {
      if (words.has(word)) continue;
      if (words.size === wordsMax || characters + word.length > charactersMax) return [...words];
      words.add(word);
      characters += word.length;
    }
  }
  return [...words];
}
