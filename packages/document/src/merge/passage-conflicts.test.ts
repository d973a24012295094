import { describe, expect, it } from "vitest";
import { unhurried } from "../testing/unhurried.ts";
import { mill, pageOf, textsOf } from "../testing/mill-page.ts";
import { mergeBodies } from "./merge-bodies.ts";

const { title, first, second, last } = mill;
const millPage = pageOf([title, first, second, last]);

describe("a writer is asked, with the rows of each choice", () => {
  it.each<{
    because: string;
    ours: string[];
    theirs: string[];
    choices: { ours: string[]; theirs: string[]; both?: string[] };
  }>([
    {
      because: "one joined two rows, the other inserted a row between them",
      ours: [title, `${first} The flour is sold at nine.`, last],
      theirs: [title, first, "n The cat sleeps.", second, last],
      choices: {
        ours: ["We grind at six. Then we sweep the yard. The flour is sold at nine."],
        theirs: [
          "We grind at six. Then we sweep the yard.",
          "The cat sleeps.",
          "The flour is sold at nine.",
        ],
      },
    },
    {
      because: "one cut a sentence and pasted it elsewhere, both changed the same word of it",
      ours: [title, "a We grind at six.", second, `${last} Then we sweep the mill.`],
      theirs: [title, "a We grind at six. Then we sweep the barn.", second, last],
      choices: {
        ours: ["We grind at six.", "Closed on Sundays. Then we sweep the mill."],
        theirs: ["We grind at six. Then we sweep the barn.", "Closed on Sundays."],
      },
    },
    {
      because: "both added a sentence at the same end",
      ours: [title, `${first} Then we rest.`, second, last],
      theirs: [title, `${first} Then it rains.`, second, last],
      choices: {
        ours: ["We grind at six. Then we sweep the yard. Then we rest."],
        theirs: ["We grind at six. Then we sweep the yard. Then it rains."],
        both: ["We grind at six. Then we sweep the yard. Then we rest. Then it rains."],
      },
    },
    {
      because: "both replaced a whole row",
      ours: [title, first, "b Bread from noon on.", last],
      theirs: [title, first, "b Ask for the miller!", last],
      choices: {
        ours: ["Bread from noon on."],
        theirs: ["Ask for the miller!"],
        both: ["Bread from noon on.", "Ask for the miller!"],
      },
    },
    {
      because: "one split a row inside the words that the other replaced",
      ours: [title, "a We grind at six. Then we sweep", "n the yard.", second, last],
      theirs: [title, "a We grind at six. Then all rest.", second, last],
      choices: {
        ours: ["We grind at six. Then we sweep", "the yard."],
        theirs: ["We grind at six. Then all rest."],
      },
    },
  ])("$because", ({ ours, theirs, choices }) => {
    const merge = mergeBodies(millPage, pageOf(ours), pageOf(theirs), unhurried);
    const exchanged = mergeBodies(millPage, pageOf(theirs), pageOf(ours), unhurried);
    const [conflict] = merge.conflicts;
    expect(merge.conflicts).toHaveLength(1);
    expect(textsOf(conflict?.ours ?? [])).toEqual(choices.ours);
    expect(textsOf(conflict?.theirs ?? [])).toEqual(choices.theirs);
    const both = conflict?.offersBoth === true ? textsOf(conflict.both ?? []) : undefined;
    expect(both).toEqual(choices.both);
    expect(exchanged.conflicts).toHaveLength(1);
    expect(textsOf(exchanged.conflicts[0]?.ours ?? [])).toEqual(choices.theirs);
    expect(textsOf(exchanged.conflicts[0]?.theirs ?? [])).toEqual(choices.ours);
  });
});
