import { expect, it } from "vitest";
import { behindWords } from "./behind-words.ts";

it.each([
  { because: "its base is published", isStale: false, behind: 0, words: null },
  {
    because: "one version was published since",
    isStale: true,
    behind: 1,
    words: "1 version behind",
  },
  { because: "two were", isStale: true, behind: 2, words: "2 versions behind" },
  {
    because: "the page was reverted to a version before its base",
    isStale: true,
    behind: 0,
    words: "ahead of the published version",
  },
])("a draft is called $words when $because", ({ isStale, behind, words }) => {
  const draft = { previousNode: null, pageTitle: "", updatedAt: "2026-03-01T09:00:00.000Z" };
  expect(behindWords({ ...draft, isStale, behind })).toBe(words);
});
