import { expect, test } from "vitest";
import { roleReductionWords } from "./role-reduction-words.ts";

test.each([
  {
    because: "no access is left",
    before: "viewer" as const,
    after: null,
    question: "Remove yourself from this page?",
  },
  {
    because: "somebody else must give it back",
    before: "administrator" as const,
    after: "editor" as const,
    question: "Give up administering this page?",
  },
  {
    because: "an administrator takes and gives as they like",
    before: "editor" as const,
    after: "viewer" as const,
    question: undefined,
  },
  {
    because: "they administer it for another reason too",
    before: "administrator" as const,
    after: "administrator" as const,
    question: undefined,
  },
])("from $before to $after asks $question, because $because", ({ before, after, question }) => {
  expect(roleReductionWords(before, after, "page")?.question).toBe(question);
});
