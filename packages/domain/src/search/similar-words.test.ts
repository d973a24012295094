import { expect, test } from "vitest";
import { mayBeMistyped, similarWords } from "./similar-words.ts";

test.each([
  { typed: "sourdogh", meant: "sourdough", because: "a letter is missing" },
  { typed: "oveen", meant: "oven", because: "there is one too many" },
  { typed: "bakrey", meant: "bakery", because: "two are in the wrong order" },
  { typed: "wheet", meant: "wheat", because: "one is wrong" },
  { typed: "fermintaton", meant: "fermentation", because: "a long word may hold two typos" },
])("who typed '$typed' may have meant '$meant': $because", ({ typed, meant }) => {
  expect(similarWords(typed, ["other", meant], false)).toEqual([meant]);
});

test("a short word with two typos, and the word itself, are not similar", () => {
  expect(similarWords("whaat", ["bread", "wheats", "whaat"], false)).toEqual([]);
});

test("the nearest word comes first", () => {
  expect(similarWords("fermentatin", ["fermentations", "fermentation"], false)).toEqual([
    "fermentation",
    "fermentations",
  ]);
});

test("of a word that is still being typed its beginning is compared", () => {
  expect(similarWords("soudou", ["sourdough"], true)).toEqual(["sourdough"]);
  expect(similarWords("soudou", ["sourdough"], false)).toEqual([]);
});

test("numbers, short words and signs are not mistyped", () => {
  expect(["oven", "rye", "2026", "面包师傅吗", "a-b-c"].filter(mayBeMistyped)).toEqual([
    "oven",
    "面包师傅吗",
  ]);
});
