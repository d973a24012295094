import { expect, it } from "vitest";
import { mergeTitles } from "./merge-titles.ts";

it.each([
  { because: "only we changed it", sides: ["a", "b", "a"], title: "b", isConflict: false },
  { because: "only they changed it", sides: ["a", "a", "b"], title: "b", isConflict: false },
  { because: "we only added a space", sides: ["a", "a ", "b"], title: "b", isConflict: false },
  { because: "both changed it alike", sides: ["a", "b", "b"], title: "b", isConflict: false },
  { because: "nobody did", sides: ["a", "a", "a"], title: "a", isConflict: false },
  { because: "each changed it otherwise", sides: ["a", "b", "c"], title: "b", isConflict: true },
] as const)(
  "two writers get a title when $because",
  ({ sides: [base, ours, theirs], title, isConflict }) => {
    expect(mergeTitles(base, ours, theirs)).toEqual({
      title,
      conflict: isConflict ? { base, ours, theirs } : null,
    });
  },
);
