import { foldInPlace } from "./fold-in-place.ts";
import { spacelessScripts } from "./spaceless-scripts.ts";
import { wordMaxCharacters } from "./words-in.ts";
import type { SoughtWord } from "./words-to-find.ts";

/** One match: the sought word and its place in the original text, in UTF-16 units. */
export interface Match {
  readonly word: SoughtWord;
  readonly start: number;
  readonly end: number;
}

/** A letter of a script with spaces. Two such letters side by side belong to the same word. */
const letter = `(?:(?![${spacelessScripts}])[\\p{L}\\p{N}\\p{M}])`;
const isLetterBefore = new RegExp(`${letter}$`, "u");
const letters = new RegExp(`${letter}*`, "uy");

/**
 * Every match of the sought words in a short text, in order. A match by prefix covers the whole word; in a script
 * without spaces a match covers only the sought characters.
 */
export function matchesIn(text: string, sought: readonly SoughtWord[]): Match[] {
  const { folded, placeOf } = foldInPlace(text);
  const matches: Match[] = [];
  for (const word of sought) {
    let start = folded.indexOf(word.text);
    while (start !== -1) {
      const end = endOf(folded, start, word);
      if (end !== null) matches.push({ word, start: placeOf(start), end: placeOf(end) });
      start = folded.indexOf(word.text, start + word.text.length);
    }
  }
  return matches.sort((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * The end of the matched word, in folded units; `null` if the match is inside a word or the word is a different, longer
 * one.
 */
function endOf(folded: string, start: number, word: SoughtWord): number | null {
  const sought = start + word.text.length;
  if (word.isPair) return sought;
  if (isLetterAt(folded, start) && isLetterBefore.test(folded.slice(Math.max(0, start - 2), start)))
    return null;
  letters.lastIndex = start;
  const end = Math.max(sought, start + (letters.exec(folded)?.[0].length ?? 0));
  const isCut = word.text.length === wordMaxCharacters;
  return end === sought || word.isBeginning || isCut ? end : null;
}

function isLetterAt(folded: string, start: number): boolean {
  letters.lastIndex = start;
  return letters.exec(folded)?.[0] !== "";
}
