import { afterEach, expect, test, vi } from "vitest";
import { readingMinutes, wordCount } from "./word-count.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  { because: "nothing", text: "", words: 0 },
  { because: "signs alone", text: " – … !\n*", words: 0 },
  { because: "a sentence", text: "Feed it at thirty degrees, not forty.", words: 7 },
  { because: "several rows", text: "Milk\nEggs\tFlour", words: 3 },
  { because: "an apostrophe", text: "Don't and l’été", words: 3 },
  { because: "a number with points", text: "1,250.50 kr at 3:40", words: 4 },
  { because: "a hyphen", text: "state-of-the-art", words: 1 },
  { because: "accents and signs", text: "Où est-ce? 5 × 3 µm, ½ für Ærø", words: 8 },
  { because: "Cyrillic and combining marks", text: "Привет мир ne\u0301", words: 3 },
  { because: "Arabic", text: "السلام عليكم", words: 2 },
  { because: "emoji between words", text: "bread 🥖 day", words: 2 },
  { because: "Chinese", text: "我喜欢面包。", words: 3 },
  { because: "Chinese beside English", text: "Docker 面包", words: 2 },
])("the words of a text with $because are counted", ({ text, words }) => {
  expect(wordCount(text)).toBe(words);
});

test("without the browser's dictionaries, Chinese words are estimated", () => {
  vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
  expect(wordCount("我喜欢面包。")).toBe(3);
});

test("a long text without spaces is counted at once", () => {
  expect(wordCount("a".repeat(500_000))).toBe(1);
  expect(wordCount("a-".repeat(250_000))).toBe(1);
});

test.each([
  [0, 1],
  [120, 1],
  [345, 2],
  [2300, 10],
])("a text of %i words takes %i minutes to read", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
