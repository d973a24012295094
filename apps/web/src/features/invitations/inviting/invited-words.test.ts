import { expect, test } from "vitest";
import { invitedWords } from "./invited-words.ts";

test.each([
  { because: "one is one", invited: 1, alreadyIn: [], words: "1 person is invited." },
  { because: "more are people", invited: 3, alreadyIn: [], words: "3 people are invited." },
  {
    because: "who is in already is named",
    invited: 1,
    alreadyIn: ["ana@x.org", "ben@x.org"],
    words: "1 person is invited. ana@x.org and ben@x.org are already members.",
  },
  {
    because: "where nobody was invited only that is said",
    invited: 0,
    alreadyIn: ["ana@x.org"],
    words: "ana@x.org is already a member.",
  },
])("what came of inviting is said in a sentence: $because", ({ invited, alreadyIn, words }) => {
  expect(invitedWords(invited, alreadyIn)).toBe(words);
});
