import { foldText } from "./fold-text.ts";
import { wordsIn } from "./words-in.ts";

/** The most distinct words in one page's index. A text of two megabytes has fewer, unless it consists of numbers. */
const wordsMax = 25_000;
/** The most UTF-16 units of all indexed words together: PostgreSQL's `tsvector` holds one megabyte of UTF-8. */
const charactersMax = 300_000;

/** The distinct folded words of a page for the search index, the title's words first. No word contains a space. */
export function indexTerms(pageTitle: string, text: string): string[] {
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
