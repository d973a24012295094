import { foldText } from "./fold-text.ts";
import { wordsIn } from "./words-in.ts";

/** The most distinct words in one page's index. A text of two megabytes has fewer, unless it consists of numbers. */
const wordsMax = 25_000;
/** The most UTF-16 units of all indexed words together: PostgreSQL's `tsvector` holds one megabyte of UTF-8. */
const charactersMax = 300_000;
/** The most words of the headings that are indexed as such. */
const headingWordsMax = 2000;

/** The marks before a word that stands in the title, and in the title or a heading. No word contains them. */
export const placeMarks = { title: "^", heading: "#" } as const;

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

/**
 * The words of the title and of the headings once more, marked: a page is found by the same word in its title, in its headings
 * and in its text, each by one lookup.
 */
export function placedTerms(pageTitle: string, headings: readonly string[]): string[] {
  const ofTitle = [...wordsIn(foldText(pageTitle))].map(({ text }) => text);
  const ofHeadings = headings.flatMap((heading) =>
    [...wordsIn(foldText(heading))].map(({ text }) => text),
  );
  const inTitle = [...new Set(ofTitle)];
  const inHeadings = [...new Set([...ofTitle, ...ofHeadings])].slice(0, headingWordsMax);
  return [
    ...inTitle.map((word) => placeMarks.title + word),
    ...inHeadings.map((word) => placeMarks.heading + word),
  ];
}
