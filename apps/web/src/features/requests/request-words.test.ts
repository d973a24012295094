import { expect, test } from "vitest";
import { requestWords } from "./request-words.ts";

test.each([
  {
    request: { type: "organization", title: "Bakery", joins: "Bakery" },
    words: "Asks to join Bakery",
  },
  {
    request: { type: "workspace", title: "Kitchen", joins: null },
    words: "Asks to see the workspace ‘Kitchen’",
  },
  {
    request: { type: "page", title: "", joins: null },
    words: "Asks to see the page ‘Untitled Page’",
  },
  {
    request: { type: "page", title: "Bread", joins: "Bakery" },
    words: "Asks to see the page ‘Bread’, and to join Bakery for it",
  },
] as const)("a request says '$words'", ({ request, words }) => {
  const { before, name, after } = requestWords(request);
  expect(before + name + after).toBe(words);
});
