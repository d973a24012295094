import { spacelessScripts } from "./spaceless-scripts.ts";

/** A word of a folded text. */
export interface FoundWord {
  readonly text: string;
  /** Whether it is of a script without spaces: then it is two characters, or the last one of a run. */
  readonly isPair: boolean;
  /** Whether it is the last character of a longer run: then the pair before holds it, too. */
  readonly isTail: boolean;
}

/** The longest word that is told from others; of a longer one only the beginning counts. In UTF-16 units. */
export const wordMaxCharacters = 64;

const word = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;
const isSpaceless = new RegExp(`[${spacelessScripts}]`, "u");
const runs = new RegExp(`[${spacelessScripts}]+|[^${spacelessScripts}]+`, "gu");

/**
 * The words of a folded text, in order. A script without spaces has no words that a program could tell without a
 * dictionary: there every two neighbouring characters are one, and the last character of a run, so that whatever stands
 * in the text is found by its pairs, and a single character as the beginning of one. A pictograph is a word.
 */
export function* wordsIn(folded: string): Generator<FoundWord> {
  const isMixed = isSpaceless.test(folded);
  for (const [text] of folded.matchAll(word)) {
    if (isMixed && isSpaceless.test(text)) yield* splitScripts(text);
    else yield spacedWord(text);
  }
}

function* splitScripts(text: string): Generator<FoundWord> {
  for (const [run] of text.matchAll(runs)) {
    if (isSpaceless.test(run)) yield* pairs(run);
    else yield spacedWord(run);
  }
}

function* pairs(run: string): Generator<FoundWord> {
  let previous = "";
  let isTail = false;
  for (const character of run) {
    if (previous !== "") yield { text: previous + character, isPair: true, isTail: false };
    isTail = previous !== "";
    previous = character;
  }
  yield { text: previous, isPair: true, isTail };
}

function spacedWord(text: string): FoundWord {
  return { text: text.slice(0, wordMaxCharacters), isPair: false, isTail: false };
}
