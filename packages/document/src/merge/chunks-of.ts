import { wordsOf } from "../diff/words-of.ts";

/**
 * The smallest units of a merge: a word with everything written next to it without a space, so that `2026-11-20` or
 * `(20%)` never mixes two writers. Scripts without spaces are split at word boundaries.
 */
export function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  let isOpen = false;
  for (const word of wordsOf(text)) {
    const isTight = !/\s/.test(word) && !withoutSpaces.test(word);
    const last = chunks.at(-1);
    if (isTight && isOpen && last !== undefined) chunks[chunks.length - 1] = last + word;
    else chunks.push(word);
    isOpen = isTight;
  }
  return chunks;
}

const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303F\uFF00-\uFFEF]/u;
