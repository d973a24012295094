import { foldInPlace } from "./fold-in-place.ts";
import { spacelessScripts } from "./spaceless-scripts.ts";
import { wordMaxCharacters } from "./words-in.ts";
import type { SoughtWord } from "./words-to-find.ts";

/** Where a sought word stands in a text as it was written, in UTF-16 units. */
export interface Match {
  readonly word: SoughtWord;
  readonly start: number;
  readonly end: number;
}

/** A letter of a script with spaces: two of them side by side are of one word. */
const letter = `(?:(?![${spacelessScripts}])[\\p{L}\\p{N}\\p{M}])`;
const isLetterBefore = new RegExp(`${letter}$`, "u");
const letters = new RegExp(`${letter}*`, "uy");

/**
 * Every place in a short text that holds a sought word, in order: the whole word where it is sought by its beginning, and
 * just what was sought where the script has no spaces.
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

/** Where the word ends that begins here; `null` where none does, or another one. */
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
