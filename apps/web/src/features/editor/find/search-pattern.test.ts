import { expect, it } from "vitest";
import { searchPattern } from "./search-pattern.ts";

const plain = { isCaseSensitive: false, isWholeWord: false };

it.each([
  { search: { text: "a", ...plain }, text: "Aba", at: [0, 2], because: "case does not matter" },
  {
    search: { text: "a", ...plain, isCaseSensitive: true },
    text: "Aba",
    at: [2],
    because: "case matters where the writer says so",
  },
  {
    search: { text: "bread", ...plain, isWholeWord: true },
    text: "breads, bread! _bread ébread bread",
    at: [8, 29],
    because: "a letter of any script beside it makes another word",
  },
  {
    search: { text: "a.c (", ...plain },
    text: "abc a.c (",
    at: [4],
    because: "signs stand for themselves",
  },
  {
    search: { text: "-a/", ...plain },
    text: "x-a/b",
    at: [1],
    because: "no sign is escaped that must not be",
  },
  {
    search: { text: "aa", ...plain },
    text: "aaaaa",
    at: [0, 2],
    because: "matches do not overlap",
  },
  { search: { text: "ä", ...plain }, text: "Ä", at: [0], because: "case is that of all scripts" },
  { search: { text: "🍞", ...plain }, text: "a🍞", at: [1], because: "an emoji is one character" },
])("'$search.text' is found at $at of '$text', because $because", ({ search, text, at }) => {
  const pattern = searchPattern(search) ?? /^$/g;
  expect([...text.matchAll(pattern)].map(({ index }) => index)).toEqual(at);
});

it("an empty text is found nowhere", () => {
  expect(searchPattern({ text: "", ...plain })).toBeNull();
});
