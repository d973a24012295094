import { expect, test } from "vitest";
import { queryWords, searchWords } from "./search-words.ts";

test.each([
  { text: "Flour, water.", words: ["flour", "water"], because: "punctuation is no word" },
  { text: "ΟΔΟΣ οδος", words: ["οδοσ"], because: "a final sigma is a sigma" },
  { text: "Straße ﬁne", words: ["straße", "fine"], because: "a ligature is its letters" },
  { text: "面包店", words: ["面包", "包店", "店"], because: "Chinese has no spaces" },
  { text: "a面b", words: ["a", "面", "b"], because: "scripts meet without a space" },
  { text: "Ünal’s 2nd", words: ["ünal", "s", "2nd"], because: "an apostrophe parts" },
  { text: "🍞 …", words: [], because: "neither holds a letter" },
])("'$text' is found by $words, because $because", ({ text, words }) => {
  expect([...searchWords(text)]).toEqual(words);
});

test("a query's last word may be the beginning of one", () => {
  expect(queryWords("sour dou")).toEqual([
    { word: "sour", isPrefix: false },
    { word: "dou", isPrefix: true },
  ]);
});

test("a query in a script without spaces asks for each pair of characters", () => {
  expect(queryWords("面包店")).toEqual([
    { word: "面包", isPrefix: false },
    { word: "包店", isPrefix: false },
  ]);
  expect(queryWords("店")).toEqual([{ word: "店", isPrefix: true }]);
});

test("a text of two million characters is read in one pass", () => {
  expect(searchWords("wörd 面 ".repeat(300_000)).size).toBe(2);
});
