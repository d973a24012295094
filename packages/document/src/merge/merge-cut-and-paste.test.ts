import { it } from "vitest";
import { type CleanMerge, expectMerged } from "../testing/expect-merged.ts";
import { mill } from "../testing/mill-page.ts";

const { title, first, second, last } = mill;

it.each<CleanMerge>([
  {
    because: "one split a row and moved its half, the other wrote in the half",
    ours: [title, "a We grind at six. ", second, last, "n Then we sweep the yard."],
    theirs: [title, "a We grind at six. Then we sweep the barn.", second, last],
    merged: [
      "The mill",
      "We grind at six. ",
      "The flour is sold at nine.",
      "Closed on Sundays.",
      "Then we sweep the barn.",
    ],
  },
  {
    because: "one cut a sentence and pasted it into another row, the other changed a word of it",
    ours: [title, "a We grind at six.", second, `${last} Then we sweep the yard.`],
    theirs: [title, "a We grind at six. Then we sweep the barn.", second, last],
    merged: [
      "The mill",
      "We grind at six.",
      "The flour is sold at nine.",
      "Closed on Sundays. Then we sweep the barn.",
    ],
  },
  {
    because: "one cut a sentence and pasted it elsewhere, both changed other words of it",
    ours: [title, "a We grind at six.", second, `${last} Then they sweep the yard.`],
    theirs: [title, "a We grind at six. Then we sweep the old yard.", second, last],
    merged: [
      "The mill",
      "We grind at six.",
      "The flour is sold at nine.",
      "Closed on Sundays. Then they sweep the old yard.",
    ],
  },
  {
    because: "one cut a whole row and pasted it elsewhere, the other changed a word of it",
    ours: [title, second, last, "n We grind at six. Then we sweep the yard."],
    theirs: [title, "a We grind at six. Then we sweep the barn.", second, last],
    merged: [
      "The mill",
      "The flour is sold at nine.",
      "Closed on Sundays.",
      "We grind at six. Then we sweep the barn.",
    ],
  },
])("the other's words arrive at the new place: $because", (moved) => {
  expectMerged([title, first, second, last], moved);
});
