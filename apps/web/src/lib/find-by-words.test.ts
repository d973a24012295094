import { expect, test } from "vitest";
import { findByWords } from "./find-by-words.ts";

const kitchen = "Kitchen\nRecipes and suppliers";
const all = [kitchen, "Big Kitchen", "Straße"];

test.each([
  { query: "  ", found: all, because: "no word was typed" },
  { query: "kitch", found: [kitchen, "Big Kitchen"], because: "a part in any case is enough" },
  { query: "kitchen big", found: ["Big Kitchen"], because: "each word counts, in any order" },
  { query: "suppliers kitchen", found: [kitchen], because: "both lines count" },
  { query: "STRASSE", found: ["Straße"], because: "other ways to write a letter are the same" },
  { query: "kitchenrecipes", found: [], because: "no word goes over from one line to the next" },
  { query: "cellar", found: [], because: "no text has it" },
])("of three texts, “$query” finds $found, because $because", ({ query, found }) => {
  expect(findByWords(all, query, (text) => text)).toEqual(found);
});
