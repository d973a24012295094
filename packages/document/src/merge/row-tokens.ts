import { blockText } from "../block-text.ts";
import type { BodyBlock } from "../body-blocks.ts";
import { runsFingerprint } from "../diff/block-fingerprint.ts";
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

/** The tokens of these rows, in order; `cuts` refers to the result of the same call without cuts. */
export function tokensOf(rows: readonly BodyBlock[], cuts: TokenCuts = new Map()): Token[] {
  const tokens: Token[] = [];
  let chunk = 0;
  let uncut = 0;
  for (const row of rows) {
    const { kind, alignment, indent, direction } = row;
    const look = `${kind}|${alignment}|${indent}|${direction}`;
    tokens.push({ text: rowStart, isWord: false, isSpace: false, chunk: -1, runs: [], look, row });
    uncut += 1;
    const words: string[] = [];
    for (const word of wordsOf(blockText(row))) {
      words.push(...cutWord(word, cuts.get(uncut)));
      uncut += 1;
    }
    let isOpen = false;
    for (const [at, runs] of cutRuns(row.runs, words).entries()) {
      const text = words[at] ?? "";
      const isSpace = text.trim() === "";
      const isTight = !isSpace && !withoutSpaces.test(text);
      if (!isTight || !isOpen) chunk += 1;
      isOpen = isTight;
      const look = runsFingerprint(runs);
      tokens.push({ text, isWord: hasWord(text), isSpace, chunk, runs, look, row: null });
    }
    chunk += 1;
  }
  return tokens;
}

function cutWord(word: string, offsets: ReadonlySet<number> | undefined): string[] {
  if (offsets === undefined) return [word];
  const places = [0, ...[...offsets].toSorted((a, b) => a - b), word.length];
  return places.slice(1).flatMap((end, at) => wordsOf(word.slice(places[at], end)));
}

/** Scripts without spaces, whose words are units of their own. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303F\uFF00-\uFFEF]/u;
