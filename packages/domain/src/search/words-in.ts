import { spacelessScripts } from "./spaceless-scripts.ts";

/** A word of a folded text. */
export interface FoldedWord {
  readonly text: string;
  /** Whether the word is from a script without spaces: then it is two characters, or the last character of a run. */
  readonly isPair: boolean;
  /** Whether the word is the last character of a longer run: then the previous pair also holds it. */
  readonly isTail: boolean;
}

/** Words are cut to this many UTF-16 units, so longer words with the same beginning count as equal. */
export const wordMaxCharacters = 64;

const word = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;
const isSpaceless = new RegExp(`[${spacelessScripts}]`, "u");
const runs = new RegExp(`[${spacelessScripts}]+|[^${spacelessScripts}]+`, "gu");

/**
 * The words of a folded text, in order. A script without spaces has no words that a program could find without a
 * dictionary. Its words here are every two neighbouring characters and the last character of a run: a query matches by
 * its pairs, and a query of one character matches by prefix. A pictograph is a word.
 */
export function* wordsIn(folded: string): Generator<FoldedWord> {
  const isMixed = isSpaceless.test(folded);
  for (const [text] of folded.matchAll(word)) {
    if (isMixed && isSpaceless.test(text)) yield* splitScripts(text);
    else yield spacedWord(text);
  }
}

function* splitScripts(text: string): Generator<FoldedWord> {
  for (const [run] of text.matchAll(runs)) {
    if (isSpaceless.test(run)) yield* pairs(run);
    else yield spacedWord(run);
  }
}

function* pairs(run: string): Generator<FoldedWord> {
  let previous = "";
  let isTail = false;
  for (const character of run) {
    if (previous !== "") yield { text: previous + character, isPair: true, isTail: false };
    isTail = previous !== "";
    previous = character;
  }
  yield { text: previous, isPair: true, isTail };
}

function spacedWord(text: string): FoldedWord {
  return { text: text.slice(0, wordMaxCharacters), isPair: false, isTail: false };
}
