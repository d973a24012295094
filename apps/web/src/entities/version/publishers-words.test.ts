import { expect, test } from "vitest";
import type { Person } from "@stemma/contract/organization-shapes";
import { publishersWords } from "./publishers-words.ts";

const people = (...names: string[]) => names.map((name) => ({ id: name, name }) as Person);

test.each([
  { others: people(), words: "Ana Weiss", because: "nobody else's words came in" },
  { others: people("Bo"), words: "Ana Weiss, with words of Bo", because: "one person's did" },
  {
    others: people("Bo", "Cleo", "Dan"),
    words: "Ana Weiss, with words of Bo, Cleo, and Dan",
    because: "several people's did",
  },
])("“$words”, because $because", ({ others, words }) => {
  expect(publishersWords("Ana Weiss", others)).toBe(words);
});
