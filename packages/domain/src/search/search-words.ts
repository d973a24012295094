import { foldText } from "./fold-text.ts";

/** Scripts that put no spaces between words. */
const unspaced =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々";

/** A run of letters without spaces (first group), or a word of any other script. */
const token = new RegExp(`([${unspaced}]+)|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`, "gu");

/** The longest word that is kept, in UTF-16 units; longer ones are cut. */
const wordMaxCharacters = 60;

/** A stretch of text that counts as a word, or a run of a script that separates none. */
export interface Token {
  readonly text: string;
  /** Where it begins in the text, in UTF-16 units. */
  readonly start: number;
  readonly isRun: boolean;
}

/** The words and runs of a text in their order, as they are written there. */
export function* readTokens(text: string): Generator<Token> {
  for (const match of text.matchAll(token)) {
    yield { text: match[0], start: match.index, isRun: match[1] !== undefined };
  }
}

/** Something a query asks for: a word, whole or by its beginning. */
export interface QueryWord {
  readonly word: string;
  readonly isPrefix: boolean;
}

/**
 * The distinct words that a text is found by. A run of a script without spaces gives each pair of neighbouring characters,
 * and its last character alone, so that any part of it is found.
 */
export function searchWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const { text: written, isRun } of readTokens(foldText(text))) {
    if (isRun) for (const part of runParts(written)) words.add(part);
    else words.add(written.slice(0, wordMaxCharacters));
  }
  return words;
}

/**
 * What a query asks for, all of it: its words, of which the last may be the beginning of one; of a run of a script without
 * spaces, its pairs of characters.
 */
export function queryWords(query: string): QueryWord[] {
  const tokens = [...readTokens(foldText(query))];
  return tokens.flatMap(({ text, isRun }, index): QueryWord[] => {
    if (!isRun) {
      const isLast = index === tokens.length - 1;
      return [{ word: text.slice(0, wordMaxCharacters), isPrefix: isLast }];
    }
    const parts = runParts(text);
    return parts.length === 1
      ? parts.map((word) => ({ word, isPrefix: true }))
      : parts.slice(0, -1).map((word) => ({ word, isPrefix: false }));
  });
}

function runParts(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ""));
}
