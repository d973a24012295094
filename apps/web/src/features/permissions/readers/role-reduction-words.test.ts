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
    because: "only another administrator can restore the role",
    before: "administrator" as const,
    after: "editor" as const,
    question: "Give up administering this page?",
  },
  {
    because: "an editor loses no right to manage",
    before: "editor" as const,
    after: "viewer" as const,
    question: undefined,
  },
  {
    because: "they stay administrator for another reason",
    before: "administrator" as const,
    after: "administrator" as const,
    question: undefined,
  },
])("from $before to $after asks $question, because $because", ({ before, after, question }) => {
  expect(roleReductionWords(before, after, "page")?.question).toBe(question);
});
