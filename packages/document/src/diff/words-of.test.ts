import { expect, it } from "vitest";
import { wordsOf } from "./words-of.ts";

it.each([
  {
    because: "spaces and punctuation stand apart",
    text: "Bread, 2 l.",
    words: ["Bread", ",", " ", "2", " ", "l", "."],
  },
  { because: "a number is one word", text: "1,000.50 can't", words: ["1,000.50", " ", "can't"] },
  { because: "breaks and tabs are tokens", text: "a\n\tb", words: ["a", "\n", "\t", "b"] },
  { because: "accents are letters", text: "Zürich déjà", words: ["Zürich", " ", "déjà"] },
  { because: "Japanese has words without spaces", text: "橋は古い", words: ["橋", "は", "古い"] },
  { because: "Cyrillic goes by Unicode's rules", text: "мост 3,5", words: ["мост", " ", "3,5"] },
  { because: "an emoji stays whole", text: "a 👩‍👩‍👧", words: ["a", " ", "👩‍👩‍👧"] },
  { because: "there is nothing", text: "", words: [] },
])("a text is cut so that $because", ({ text, words }) => {
  expect(wordsOf(text)).toEqual(words);
});
