import { it } from "vitest";
import { type CleanMerge, expectMerged } from "../testing/expect-merged.ts";
import { mill } from "../testing/mill-page.ts";

const { title, first, last } = mill;

it.each<CleanMerge>([
  {
    because: "one split a row, the other changed a word in its second half",
    ours: ["a We grind at six. ", "n Then we sweep the yard."],
    theirs: ["a We grind at six. Then we sweep the barn."],
    merged: ["We grind at six. ", "Then we sweep the barn."],
  },
  {
    because: "the split took the space away",
    ours: ["a We grind at six.", "n Then we sweep the yard."],
    theirs: ["a We grind at five. Then we sweep the barn."],
    merged: ["We grind at five.", "Then we sweep the barn."],
  },
  {
    because: "the split cut a word",
    ours: ["a We grind at six. Then we sw", "n eep the yard."],
    theirs: ["a We grind at five. Then we sweep the barn."],
    merged: ["We grind at five. Then we sw", "eep the barn."],
  },
  {
    because: "one split the row into three",
    ours: ["a We grind ", "n at six. ", "m Then we sweep the yard."],
    theirs: ["a We grind at five. Then we sweep the barn."],
    merged: ["We grind ", "at five. ", "Then we sweep the barn."],
  },
  {
    because: "the new row kept the id, as at the start of a paragraph",
    ours: ["n We grind at six. ", "a Then we sweep the yard."],
    theirs: ["a We grind at six. Then we sweep the barn."],
    merged: ["We grind at six. ", "Then we sweep the barn."],
  },
  {
    because: "both split at the same place",
    ours: ["a We grind at six. ", "n Then we sweep the yard."],
    theirs: ["a We grind at six. ", "m Then we sweep the barn."],
    merged: ["We grind at six. ", "Then we sweep the barn."],
  },
  {
    because: "both split at the same place, one without the space",
    ours: ["a We grind at six. ", "n Then we sweep the yard."],
    theirs: ["a We grind at six.", "m Then we sweep the barn."],
    merged: ["We grind at six.", "Then we sweep the barn."],
  },
])("a split merges with the other's words: $because", (split) => {
  expectMerged([title, first, last], {
    ...split,
    ours: [title, ...split.ours, last],
    theirs: [title, ...split.theirs, last],
    merged: ["The mill", ...split.merged, "Closed on Sundays."],
  });
});

it("both split at the same place, and one cut the word before it", () => {
  expectMerged(["a We grind at six then we sweep"], {
    ours: ["a We grind at six ", "n then we sweep"],
    theirs: ["a We grind at s", "m ix ", "o then we sweep"],
    merged: ["We grind at s", "ix ", "then we sweep"],
  });
});
