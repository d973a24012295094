import { foldInPlace } from "./fold-in-place.ts";
import { spacelessScripts } from "./spaceless-scripts.ts";
import { wordMaxCharacters } from "./words-in.ts";
import type { QueryTerm } from "./query-terms.ts";

/** One match: the query term and its place in the original text, in UTF-16 units. */
export interface Match {
  readonly term: QueryTerm;
  readonly start: number;
  readonly end: number;
}

/** A letter of a script with spaces. Two such letters side by side belong to the same word. */
const letter = `(?:(?![${spacelessScripts}])[\\p{L}\\p{N}\\p{M}])`;
const isLetterBefore = new RegExp(`${letter}$`, "u");
const letters = new RegExp(`${letter}*`, "uy");

/**
 * Every match of the query terms in a short text, in order. A match by prefix covers the whole word; in a script
 * without spaces a match covers only the characters of the term.
 */
export function matchesIn(text: string, terms: readonly QueryTerm[]): Match[] {
  const { folded, placeOf } = foldInPlace(text);
  const matches: Match[] = [];
  for (const term of terms) {
    let start = folded.indexOf(term.text);
    while (start !== -1) {
      const end = endOf(folded, start, term);
      if (end !== null) matches.push({ term, start: placeOf(start), end: placeOf(end) });
      start = folded.indexOf(term.text, start + term.text.length);
    }
  }
  return matches.sort((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * The end of the matched word, in folded units; `null` if the match is inside a word or the word is a different, longer
 * one.
 */
function endOf(folded: string, start: number, term: QueryTerm): number | null {
  const termEnd = start + term.text.length;
  if (term.isPair) return termEnd;
  if (isLetterAt(folded, start) && isLetterBefore.test(folded.slice(Math.max(0, start - 2), start)))
    return null;
  letters.lastIndex = start;
  const end = Math.max(termEnd, start + (letters.exec(folded)?.[0].length ?? 0));
  const isCut = term.text.length === wordMaxCharacters;
  return end === termEnd || term.isPrefix || isCut ? end : null;
}

function isLetterAt(folded: string, start: number): boolean {
  letters.lastIndex = start;
  return letters.exec(folded)?.[0] !== "";
}
