import { blockText } from "../block-text.ts";
import type { BodyBlock } from "../body-blocks.ts";
import { runsFingerprint, shapeFingerprint } from "../diff/block-fingerprint.ts";
import { hasWord } from "../diff/has-word.ts";
import { wordsOf } from "../diff/words-of.ts";
import type { Run } from "../run.ts";
import { cutRuns } from "./cut-runs.ts";

/**
 * The unit of a merge: the start of a row, a word, or what stands between words. Splitting a row inserts a row start;
 * joining two rows deletes one.
 */
export type Token = {
  /** What alignment compares: `rowStart`, or the text. Formatting and row attributes merge separately. */
  readonly text: string;
  readonly isWord: boolean;
  readonly isSpace: boolean;
  /** Tokens written next to each other without a space have the same number: `2026-11-20` never mixes two writers. */
  readonly chunk: number;
  /** The text with its formatting; empty for a row start. */
  readonly runs: readonly Run[];
  /** Equal for tokens that look the same. */
  readonly look: string;
  /** The row that starts here; `null` for text. */
  readonly row: BodyBlock | null;
};

/** The text of a token that starts a row. A stored text never contains this character. */
export const rowStart = "\0";

/** Offsets at which tokens have to be cut, by the index of the token. */
export type TokenCuts = ReadonlyMap<number, ReadonlySet<number>>;

/** The tokens of these rows, in order. */
export function tokensOf(rows: readonly BodyBlock[]): Token[] {
  const tokens: Token[] = [];
  let chunk = 0;
  for (const row of rows) {
    const look = shapeFingerprint(row);
    tokens.push({ text: rowStart, isWord: false, isSpace: false, chunk: -1, runs: [], look, row });
    const words = wordsOf(blockText(row));
    let isOpen = false;
    for (const [at, runs] of cutRuns(row.runs, words).entries()) {
      const text = words[at] ?? "";
      const isTight = text.trim() !== "" && !withoutSpaces.test(text);
      if (!isTight || !isOpen) chunk += 1;
      isOpen = isTight;
      tokens.push(textToken(text, runs, chunk));
    }
    chunk += 1;
  }
  return tokens;
}

/** The same tokens, with some of them cut; the parts stay in one chunk. */
export function cutTokens(tokens: readonly Token[], cuts: TokenCuts): Token[] {
  return tokens.flatMap((token, at) => {
    const offsets = cuts.get(at);
    if (offsets === undefined) return [token];
    const places = [0, ...[...offsets].toSorted((a, b) => a - b), token.text.length];
    const texts = places
      .slice(1)
      .flatMap((end, index) => wordsOf(token.text.slice(places[index], end)));
    return cutRuns(token.runs, texts).map((runs, index) =>
      textToken(texts[index] ?? "", runs, token.chunk),
    );
  });
}

/** The words among these tokens. */
export function wordsIn(tokens: readonly Token[]): string[] {
  return tokens.filter(({ isWord }) => isWord).map(({ text }) => text);
}

function textToken(text: string, runs: Token["runs"], chunk: number): Token {
  const isSpace = text.trim() === "";
  const look = runsFingerprint(runs);
  return { text, isWord: hasWord(text), isSpace, chunk, runs, look, row: null };
}

/** Scripts without spaces, whose words are units of their own. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303F\uFF00-\uFFEF]/u;
