import { expect, test } from "vitest";
import { decidedWords } from "./decided-words.ts";

const asker = { name: "Sam" };

test.each([
  {
    request: { type: "page", title: "The bread day", asker },
    decision: { decision: "approve", role: "viewer" },
    words: "Sam can view ‘The bread day’",
  },
  {
    request: { type: "page", title: "", asker },
    decision: { decision: "approve", role: "editor" },
    words: "Sam can edit ‘Untitled Page’",
  },
  {
    request: { type: "workspace", title: "Kitchen", asker },
    decision: { decision: "approve", role: "administrator" },
    words: "Sam administers ‘Kitchen’",
  },
  {
    request: { type: "organization", title: "Bakery", asker },
    decision: { decision: "approve", role: "viewer" },
    words: "Sam is a member of Bakery now",
  },
  {
    request: { type: "page", title: "The bread day", asker },
    decision: { decision: "decline" },
    words: "Request declined",
  },
] as const)("a decision says '$words'", ({ request, decision, words }) => {
  expect(decidedWords(request, decision)).toBe(words);
});
