import { expect, test } from "vitest";
import { indexTerms } from "./index-terms.ts";

test.each([
  { text: "Flour, water.", words: ["flour", "water"], because: "punctuation is no word" },
  { text: "snake_case don't", words: ["snake", "case", "don", "t"], because: "it parts words" },
  { text: "ΟΔΟΣ οδος", words: ["οδοσ"], because: "case does not count" },
  { text: "面包店", words: ["面包", "包店", "店"], because: "Chinese has no spaces" },
  { text: "a面b", words: ["a", "面", "b"], because: "scripts meet without a space" },
  { text: "コーヒー", words: ["コー", "ーヒ", "ヒー", "ー"], because: "a long vowel is a sign" },
  { text: "กิน", words: ["กิ", "ิน", "น"], because: "Thai has no spaces" },
  { text: "한국어 책", words: ["한국어", "책"], because: "Korean has spaces" },
  { text: "🍞 …", words: ["🍞"], because: "a pictograph is a word, dots are none" },
  { text: "x".repeat(200), words: ["x".repeat(64)], because: "a word has its longest" },
])("the words of '$text' are $words, because $because", ({ text, words }) => {
  expect(indexTerms("", text)).toEqual(words);
});

test("the title's words come first, so that they are kept of any page", () => {
  const text = Array.from({ length: 30_000 }, (_, index) => `w${index}`).join(" ");
  const words = indexTerms("Bread day", text);
  expect(words).toHaveLength(25_000);
  expect(words.slice(0, 2)).toEqual(["bread", "day"]);
});

test("the words of any page fit into a row of the database", () => {
  const han = Array.from({ length: 60_000 }, (_, index) =>
    String.fromCharCode(0x4e00 + ((index * 7) % 20_000)),
  );
  const long = Array.from({ length: 6000 }, (_, index) => `слово${index}${"ы".repeat(60)}`);
  for (const text of [han.join(""), long.join(" ")]) {
    const bytesMax = 3 * indexTerms("", text).join("").length;
    expect(bytesMax).toBeLessThan(2 ** 20);
  }
});
