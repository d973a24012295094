/** A word of a folded text and where it stands in it, in UTF-16 units. */
export interface FoundWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is written without spaces around it: then it is two characters, or the last one of a run. */
  readonly isPair: boolean;
}

/** The longest word that is told from others; of a longer one only the beginning counts. In UTF-16 units. */
const wordMaxCharacters = 64;

const word = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;

/** The scripts that put no space between words. */
const spaceless =
  "\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const isSpaceless = new RegExp(`[${spaceless}]`, "u");
const runs = new RegExp(`[${spaceless}]+|[^${spaceless}]+`, "gu");

/**
 * The words of a folded text, in order. A script without spaces has no words that a program could tell without a
 * dictionary: there every two neighbouring characters are one, and the last character of a run, so that whatever stands
 * in the text is found by its pairs, and a single character as the beginning of one. A pictograph is a word.
 */
export function* wordsIn(folded: string): Generator<FoundWord> {
  for (const match of folded.matchAll(word)) {
    const [text] = match;
    if (isSpaceless.test(text)) yield* splitScripts(text, match.index);
    else yield { ...cut(text, match.index), isPair: false };
  }
}

function* splitScripts(text: string, offset: number): Generator<FoundWord> {
  for (const match of text.matchAll(runs)) {
    const start = offset + match.index;
    if (isSpaceless.test(match[0])) yield* pairs(match[0], start);
    else yield { ...cut(match[0], start), isPair: false };
  }
}

function* pairs(run: string, offset: number): Generator<FoundWord> {
  let start = offset;
  let previous = "";
  for (const character of run) {
    if (previous !== "") {
      const text = previous + character;
      yield { text, start, end: start + text.length, isPair: true };
      start += previous.length;
    }
    previous = character;
  }
  yield { text: previous, start, end: start + previous.length, isPair: true };
}

function cut(text: string, start: number) {
  return { text: text.slice(0, wordMaxCharacters), start, end: start + text.length };
}
