import { expect, test } from "vitest";
import { countInWords, lengthInWords } from "./text-length-words.ts";

test.each([
  { words: 0, counted: "", length: "" },
  { words: 1, counted: "1 word", length: "1 word, 1 minute to read" },
  { words: 690, counted: "690 words", length: "690 words, 3 minutes to read" },
  { words: 12_000, counted: "12,000 words", length: "12,000 words, 52 minutes to read" },
])("a text of $words words says so", ({ words, counted, length }) => {
  expect(countInWords(words)).toBe(counted);
  expect(lengthInWords(words)).toBe(length);
});
