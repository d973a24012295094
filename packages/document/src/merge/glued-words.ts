import { hasWord } from "../diff/has-word.ts";
import { wordsOf } from "../diff/words-of.ts";
import { hasObjectWord } from "../object-word.ts";

/** A longer word is not searched for words in it. */
const lengthMax = 200;

/** A shorter word at the start or end of another one is there by chance. */
const endLengthMin = 4;

/**
 * Joining rows can make one word of two, and splitting a row can cut a word. The offsets at which a word has to be cut
 * so that all its parts are known, or at least its beginning or end; empty if it is one word.
 */
export function gluedWordCuts(word: string, isKnown: (part: string) => boolean): number[] {
  if (word.length > lengthMax || word.length < 2 || hasObjectWord(word)) return [];
  const isPart = (text: string): boolean => isKnown(text) || (text.length === 1 && !hasWord(text));
  const cutsOf = (part: string): number[] => (isKnown(part) ? [] : gluedWordCuts(part, isKnown));
  /** At index n: where the last part of the first n characters begins; `undefined` if they cannot be cut. */
  const starts: (number | undefined)[] = [0];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = 0; start < end && starts[end] === undefined; start += 1) {
      const isWhole = start === 0 && end === word.length;
      if (starts[start] === undefined || isWhole) continue;
      if (isPart(word.slice(start, end))) starts[end] = start;
    }
  }
  const cuts: number[] = [];
  for (let at = starts[word.length]; at !== undefined && at > 0; at = starts[at]) cuts.push(at);
  if (cuts.length > 0) return cuts.toReversed();
  for (let length = word.length - 1; length >= endLengthMin; length -= 1) {
    const [start, ending] = [word.slice(0, length), word.slice(-length)];
    const rest = word.length - length;
    if (isKnown(start)) return [length, ...cutsOf(word.slice(length)).map((at) => at + length)];
    if (isKnown(ending)) return [...cutsOf(word.slice(0, rest)), rest];
  }
  return [];
}

/** The parts of a word that is glued from known words; the word itself if it is not. */
export function cutGluedWord(word: string, isKnown: (part: string) => boolean): string[] {
  const cuts = isKnown(word) ? [] : gluedWordCuts(word, isKnown);
  if (cuts.length === 0) return [word];
  return [...cuts, word.length].flatMap((end, index) =>
    wordsOf(word.slice(cuts[index - 1] ?? 0, end)),
  );
}
