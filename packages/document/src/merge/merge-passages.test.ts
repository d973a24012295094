import { describe, expect, it } from "vitest";
import { mill, pageOf, textsOf } from "../testing/mill-page.ts";
import { mergeBodies } from "./merge-bodies.ts";
import { resolveMerge } from "./resolve-merge.ts";

/** A time bound that even a busy machine does not reach. */
const unhurried = { timeBoundMs: 600_000 };

const { title, first, second, last } = mill;
const millPage = pageOf([title, first, second, last]);

describe("a split or a join merges with the other writer's words, whoever did what", () => {
  it.each<{ because: string; base?: string[]; ours: string[]; theirs: string[]; merged: string[] }>(
    [
      {
        because: "one split a row, the other changed a word in its second half",
        ours: [title, "a We grind at six. ", "n Then we sweep the yard.", second, last],
        theirs: [title, "a We grind at six. Then we sweep the barn.", second, last],
        merged: [
          "The mill",
          "We grind at six. ",
          "Then we sweep the barn.",
          "The flour is sold at nine.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "the split took the space away",
        ours: [title, "a We grind at six.", "n Then we sweep the yard.", second, last],
        theirs: [title, "a We grind at five. Then we sweep the barn.", second, last],
        merged: [
          "The mill",
          "We grind at five.",
          "Then we sweep the barn.",
          "The flour is sold at nine.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "the split cut a word",
        ours: [title, "a We grind at six. Then we sw", "n eep the yard.", second, last],
        theirs: [title, "a We grind at five. Then we sweep the barn.", second, last],
        merged: [
          "The mill",
          "We grind at five. Then we sw",
          "eep the barn.",
          "The flour is sold at nine.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "one split the row into three",
        ours: [title, "a We grind ", "n at six. ", "m Then we sweep the yard.", second, last],
        theirs: [title, "a We grind at five. Then we sweep the barn.", second, last],
        merged: [
          "The mill",
          "We grind ",
          "at five. ",
          "Then we sweep the barn.",
          "The flour is sold at nine.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "the new row kept the id, as at the start of a paragraph",
        ours: [title, "n We grind at six. ", "a Then we sweep the yard.", second, last],
        theirs: [title, "a We grind at six. Then we sweep the barn.", second, last],
        merged: [
          "The mill",
          "We grind at six. ",
          "Then we sweep the barn.",
          "The flour is sold at nine.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "one joined two rows with a space, the other changed the second one",
        ours: [title, `${first} The flour is sold at nine.`, last],
        theirs: [title, first, "b The flour is sold at ten.", last],
        merged: [
          "The mill",
          "We grind at six. Then we sweep the yard. The flour is sold at ten.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "the join left no space, as Backspace does",
        ours: [title, `${first}The flour is sold at nine.`, last],
        theirs: [title, first, "b The flour is sold at ten.", last],
        merged: [
          "The mill",
          "We grind at six. Then we sweep the yard.The flour is sold at ten.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "the join made one word of two",
        base: ["a Ask the miller", "b Maria when it opens"],
        ours: ["a Ask the millerMaria when it opens"],
        theirs: ["a Ask the miller", "b Maria when it closes"],
        merged: ["Ask the millerMaria when it closes"],
      },
      {
        because: "one split a row, the other joined it with the next one",
        ours: [title, "a We grind at six. ", "n Then we sweep the yard.", second, last],
        theirs: [title, `${first} The flour is sold at nine.`, last],
        merged: [
          "The mill",
          "We grind at six. ",
          "Then we sweep the yard. The flour is sold at nine.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "both split at the same place",
        ours: [title, "a We grind at six. ", "n Then we sweep the yard.", second, last],
        theirs: [title, "a We grind at six. ", "m Then we sweep the barn.", second, last],
        merged: [
          "The mill",
          "We grind at six. ",
          "Then we sweep the barn.",
          "The flour is sold at nine.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "both split at the same place, one without the space",
        ours: [title, "a We grind at six. ", "n Then we sweep the yard.", second, last],
        theirs: [title, "a We grind at six.", "m Then we sweep the barn.", second, last],
        merged: [
          "The mill",
          "We grind at six.",
          "Then we sweep the barn.",
          "The flour is sold at nine.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "both split at the same place, and one cut the word before it",
        base: ["a We grind at six then we sweep"],
        ours: ["a We grind at six ", "n then we sweep"],
        theirs: ["a We grind at s", "m ix ", "o then we sweep"],
        merged: ["We grind at s", "ix ", "then we sweep"],
      },
      {
        because: "both joined the same rows, one without a space",
        ours: [title, `${first} The flour is sold at nine.`, last],
        theirs: [title, `${first}The flour is sold at ten.`, last],
        merged: [
          "The mill",
          "We grind at six. Then we sweep the yard. The flour is sold at ten.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "both joined the same rows, and each changed a word",
        ours: [
          title,
          "a We grind at five. Then we sweep the yard. The flour is sold at nine.",
          last,
        ],
        theirs: [
          title,
          "a We grind at six. Then we sweep the yard. The flour is sold at ten.",
          last,
        ],
        merged: [
          "The mill",
          "We grind at five. Then we sweep the yard. The flour is sold at ten.",
          "Closed on Sundays.",
        ],
      },
      {
        because: "one joined two rows, the other deleted the second one",
        ours: [title, `${first} The flour is sold at nine.`, last],
        theirs: [title, first, last],
        merged: ["The mill", "We grind at six. Then we sweep the yard.", "Closed on Sundays."],
      },
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
        because:
          "one cut a sentence and pasted it into another row, the other changed a word of it",
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
    ],
  )("$because", ({ base = [title, first, second, last], ours, theirs, merged }) => {
    for (const [our, their] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const merge = mergeBodies(pageOf(base), pageOf(our), pageOf(their), unhurried);
      expect(merge.conflicts).toEqual([]);
      expect(textsOf(merge.body.root.children)).toEqual(merged);
    }
  });
});

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

it("a merge without time asks about every passage that both changed, and loses nothing", () => {
  const ours = pageOf([title, "a We grind at six. ", "n Then we sweep the yard.", second, last]);
  const theirs = pageOf([
    title,
    "a We grind at six. Then we sweep the barn.",
    second,
    `${last} Oh.`,
  ]);
  const merge = mergeBodies(millPage, ours, theirs, { timeBoundMs: 0, now: () => 0 });
  expect(merge.conflicts).toHaveLength(1);
  expect(textsOf(merge.body.root.children).slice(0, 4)).toEqual(
    textsOf(ours.root.children).slice(0, 4),
  );
  const picks = new Map(merge.conflicts.map(({ id }) => [id, { pick: "theirs" } as const]));
  expect(textsOf(resolveMerge(merge, picks).root.children)).toEqual(textsOf(theirs.root.children));
});
