import { expect, test } from "vitest";
import { invitedWords } from "./invited-words.ts";

test.each([
  {
    because: "the singular is used for one",
    invited: 1,
    alreadyIn: [],
    words: "1 person is invited.",
  },
  {
    because: "the plural is used for several",
    invited: 3,
    alreadyIn: [],
    words: "3 people are invited.",
  },
  {
    because: "existing members are named",
    invited: 1,
    alreadyIn: ["ana@x.org", "ben@x.org"],
    words: "1 person is invited. ana@x.org and ben@x.org are already members.",
  },
  {
    because: "nobody was invited",
    invited: 0,
    alreadyIn: ["ana@x.org"],
    words: "ana@x.org is already a member.",
  },
])("the result is $words because $because", ({ invited, alreadyIn, words }) => {
  expect(invitedWords(invited, alreadyIn)).toBe(words);
});
