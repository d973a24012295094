import { expect, test } from "vitest";
import { queryTerms } from "./query-terms.ts";

/** The words as one text, with `*` after a word that matches by prefix. */
const sought = (query: string) =>
  queryTerms(query).map(({ text, isPrefix }) => (isPrefix ? `${text}*` : text));

test.each([
  { query: "Sour dou", words: ["sour", "dou*"], because: "the last word may go on" },
  { query: "sour ", words: ["sour*"], because: "a space is typed before the next word is" },
  { query: "bread bread", words: ["bread*"], because: "a word counts once" },
  { query: "面包店", words: ["面包", "包店"], because: "Chinese is sought by its pairs" },
  { query: "店", words: ["店*"], because: "one sign begins a pair, or ends a run" },
  { query: "猫 bread", words: ["猫*", "bread*"], because: "one sign does so anywhere" },
  { query: "%_\\'\"", words: [], because: "signs are no words" },
])("'$query' asks for $words, because $because", ({ query, words }) => {
  expect(sought(query)).toEqual(words);
});
