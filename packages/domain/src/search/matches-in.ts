import { foldText } from "./fold-text.ts";
import type { SoughtWord } from "./words-to-find.ts";
import { wordsIn } from "./words-in.ts";

/** Where a sought word stands in a text as it was written, in UTF-16 units. */
export interface Match {
  readonly word: SoughtWord;
  readonly start: number;
  readonly end: number;
}

/** What Unicode may write as one character: a sign with its marks, a Hangul syllable in parts. */
const cluster = /[\u1100-\u11FF]+\p{M}*|[^][\p{M}\uFF9E\uFF9F]*/gu;
const beyondAscii = /[^\0-\x7F]/;

/** Every place in a short text that holds a sought word, in order. Of a script without spaces, as far as it was sought. */
export function matchesIn(text: string, sought: readonly SoughtWord[]): Match[] {
  const { folded, places } = foldInPlace(text);
  const matches: Match[] = [];
  for (const found of wordsIn(folded)) {
    const word = sought.find((candidate) => isFound(candidate, found.text));
    if (word === undefined) continue;
    const end = word.isPair ? found.start + word.text.length : found.end;
    matches.push({ word, start: placeOf(places, found.start), end: placeOf(places, end) });
  }
  return matches;
}

function isFound({ text, isBeginning }: SoughtWord, word: string): boolean {
  return isBeginning ? word.startsWith(text) : word === text;
}

/** The text folded, and for each unit of that, and its end, where it comes from. `null` where it comes from the same place. */
function foldInPlace(text: string): { folded: string; places: number[] | null } {
  if (!beyondAscii.test(text)) return { folded: text.toLowerCase(), places: null };
  const places: number[] = [];
  let folded = "";
  for (const match of text.matchAll(cluster)) {
    const part = foldText(`.${match[0]}.`).slice(1, -1);
    for (let unit = 0; unit < part.length; unit += 1) places.push(match.index);
    folded += part;
  }
  places.push(text.length);
  return { folded, places };
}

function placeOf(places: number[] | null, unit: number): number {
  return places === null ? unit : (places[unit] ?? unit);
}
