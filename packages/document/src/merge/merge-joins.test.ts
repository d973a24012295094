import { it } from "vitest";
import { type CleanMerge, expectMerged } from "../testing/expect-merged.ts";
import { mill } from "../testing/mill-page.ts";

const { first, second } = mill;

it.each<CleanMerge>([
  {
    because: "one joined two rows with a space, the other changed the second one",
    ours: [`${first} The flour is sold at nine.`],
    theirs: [first, "b The flour is sold at ten."],
    merged: ["We grind at six. Then we sweep the yard. The flour is sold at ten."],
  },
  {
    because: "the join left no space, as Backspace does",
    ours: [`${first}The flour is sold at nine.`],
    theirs: [first, "b The flour is sold at ten."],
    merged: ["We grind at six. Then we sweep the yard.The flour is sold at ten."],
  },
  {
    because: "one split a row, the other joined it with the next one",
    ours: ["a We grind at six. ", "n Then we sweep the yard.", second],
    theirs: [`${first} The flour is sold at nine.`],
    merged: ["We grind at six. ", "Then we sweep the yard. The flour is sold at nine."],
  },
  {
    because: "both joined the same rows, one without a space",
    ours: [`${first} The flour is sold at nine.`],
    theirs: [`${first}The flour is sold at ten.`],
    merged: ["We grind at six. Then we sweep the yard. The flour is sold at ten."],
  },
  {
    because: "both joined the same rows, and each changed a word",
    ours: ["a We grind at five. Then we sweep the yard. The flour is sold at nine."],
    theirs: ["a We grind at six. Then we sweep the yard. The flour is sold at ten."],
    merged: ["We grind at five. Then we sweep the yard. The flour is sold at ten."],
  },
  {
    because: "one joined two rows, the other deleted the second one",
    ours: [`${first} The flour is sold at nine.`],
    theirs: [first],
    merged: ["We grind at six. Then we sweep the yard."],
  },
])("a join merges with the other's changes: $because", (join) => {
  const { title, last } = mill;
  expectMerged([title, first, second, last], {
    ...join,
    ours: [title, ...join.ours, last],
    theirs: [title, ...join.theirs, last],
    merged: ["The mill", ...join.merged, "Closed on Sundays."],
  });
});

it("a join that makes one word of two merges with the other's words", () => {
  expectMerged(["a Ask the miller", "b Maria when it opens"], {
    ours: ["a Ask the millerMaria when it opens"],
    theirs: ["a Ask the miller", "b Maria when it closes"],
    merged: ["Ask the millerMaria when it closes"],
  });
});
