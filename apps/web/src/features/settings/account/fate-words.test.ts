import { expect, test } from "vitest";
import { fateWords } from "./fate-words.ts";

const nothing = { pagesRemoved: 0, draftsRemoved: 0, versionsKept: 0 };

test.each([
  {
    because: "they are alone in it",
    fate: { ...nothing, fate: "removed", pagesRemoved: 2, draftsRemoved: 1 },
    words:
      "You are its only member. It is deleted with everything in it: 2 published pages and 1 draft.",
  },
  {
    because: "there is nothing in it",
    fate: { ...nothing, fate: "removed" },
    words: "You are its only member. It is deleted with everything in it.",
  },
  {
    because: "others go on with what they published",
    fate: { ...nothing, fate: "left", draftsRemoved: 3, versionsKept: 1 },
    words:
      "You leave it. 3 drafts that only you can see are deleted. 1 version that you published stays, under your name.",
  },
  {
    because: "they left no trace in it",
    fate: { ...nothing, fate: "left" },
    words: "You leave it.",
  },
  {
    because: "nobody could take it over",
    fate: { ...nothing, fate: "blocked" },
    words: "You are its only admin. Make someone else an admin first, or remove the other members.",
  },
] as const)("a person reads what becomes of an organization: $because", ({ fate, words }) => {
  expect(fateWords(fate)).toBe(words);
});
