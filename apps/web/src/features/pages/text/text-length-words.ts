import { readingMinutes } from "@stemma/domain/text/word-count";
import { messages } from "../messages.ts";

/** The length of a text in words, as its writer sees it; the empty string for a text without words. */
export function countInWords(words: number): string {
  return words === 0 ? "" : messages.length.words(words);
}

/** The length of a text and how long it takes to read; the empty string for a text without words. */
export function lengthInWords(words: number): string {
  if (words === 0) return "";
  return messages.length.toRead(countInWords(words), readingMinutes(words));
}
