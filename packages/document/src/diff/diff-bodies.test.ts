import { bodyRows } from "../body-rows.ts";
import { describe, expect, it } from "vitest";
import type { BlockJson, PageBody } from "../format.ts";
import { blockOf, bodyOf } from "../testing/body-of.ts";
import { unhurried } from "../testing/unhurried.ts";
import { diffBodies } from "./diff-bodies.ts";
import { diffSentence } from "./diff-sentence.ts";
import { diffToText } from "./diff-to-text.ts";

const before = bodyOf(
  blockOf("t", "Prices", { kind: "h1" }),
  ["a", "Bread costs 20 francs."],
  ["b", "Milk is for free."],
  ["c", "Cheese is dear."],
  ["d", "Eggs are gone."],
);

function withBlocks(change: (rows: readonly BlockJson[]) => readonly BlockJson[]): PageBody {
  return bodyOf(...change(bodyRows(before)));
}

const linesOf = (after: PageBody) =>
  diffToText(diffBodies(before, after, unhurried)).lines.map(({ text }) => text);

describe("a reader is told what became of each block", () => {
  it.each([
    {
      because: "a word was replaced",
      after: withBlocks((all) => all.with(1, blockOf("a", "Bread costs 25 francs."))),
      lines: ["Changed paragraph: kept “Bread costs”, deleted “20”, inserted “25”, kept “francs.”"],
    },
    {
      because: "two neighbouring words were replaced",
      after: withBlocks((all) => all.with(1, blockOf("a", "Bread is twenty francs."))),
      lines: [
        "Changed paragraph: kept “Bread”, deleted “costs 20”, inserted “is twenty”, kept “francs.”",
      ],
    },
    {
      because: "a block came",
      after: withBlocks((all) => all.toSpliced(2, 0, blockOf("n", "New."))),
      lines: ["Inserted paragraph: “New.”"],
    },
    {
      because: "a blank block came",
      after: withBlocks((all) => all.toSpliced(2, 0, blockOf("n", ""))),
      lines: ["Inserted empty paragraph"],
    },
    {
      because: "a block went",
      after: withBlocks((all) => all.toSpliced(4, 1)),
      lines: ["Deleted paragraph: “Eggs are gone.”"],
    },
    {
      because: "one block moved, not the ones it passed",
      after: withBlocks(([t, a, b, c, d]) => [t, d, a, b, c].filter((one) => one !== undefined)),
      lines: ["Moved from 5 to 2: paragraph “Eggs are gone.”"],
    },
    {
      because: "a moved block also changed",
      after: withBlocks(([t, a, b, c]) =>
        [t, blockOf("d", "Eggs are back."), a, b, c].filter((one) => one !== undefined),
      ),
      lines: [
        "Moved from 5 to 2. Changed paragraph: kept “Eggs are”, deleted “gone”, inserted “back”, kept “.”",
      ],
    },
    {
      because: "a word became bold",
      after: withBlocks((all) => all.with(2, blockOf("b", "Milk is for *free*."))),
      lines: ["Formatting of paragraph “Milk is for free.”: bold added to “free”"],
    },
    {
      because: "a block became a heading and was indented",
      after: withBlocks((all) =>
        all.with(2, blockOf("b", "Milk is for free.", { kind: "h2", indent: 1 })),
      ),
      lines: [
        "Formatting of heading 2 “Milk is for free.”: paragraph became heading 2; indent 0 became 1",
      ],
    },
    {
      because: "a block was centred",
      after: withBlocks((all) =>
        all.with(2, blockOf("b", "Milk is for free.", { alignment: "center" })),
      ),
      lines: ["Formatting of paragraph “Milk is for free.”: aligned center"],
    },
    { because: "nothing changed", after: before, lines: [] },
  ])("$because", ({ after, lines }) => {
    expect(linesOf(after)).toEqual(lines);
  });
});

describe("a block is found again where its id is not", () => {
  it.each([
    {
      because: "the whole page was pasted over",
      after: bodyOf(
        ...bodyRows(before).map((block, at) => ({
          ...block,
          $: { blockId: `p${at}` as typeof block.$.blockId },
        })),
      ),
      lines: [],
    },
    {
      because: "Enter at its start left the id on the empty half",
      after: withBlocks((all) =>
        all.toSpliced(1, 1, blockOf("a", ""), blockOf("n", "Bread costs 20 francs.")),
      ),
      lines: ["Inserted empty paragraph"],
    },
    {
      because: "it was pasted elsewhere and then changed",
      after: withBlocks((all) =>
        all.toSpliced(1, 1).toSpliced(3, 0, blockOf("n", "Bread costs 30 francs.")),
      ),
      lines: [
        "Moved from 2 to 4. Changed paragraph: kept “Bread costs”, deleted “20”, inserted “30”, kept “francs.”",
      ],
    },
    {
      because: "its text was typed anew, and nothing else is like it",
      after: withBlocks((all) => all.with(1, blockOf("a", "Quite another thing"))),
      lines: [
        "Changed paragraph: deleted “Bread costs 20 francs.”, inserted “Quite another thing”",
      ],
    },
  ])("$because", ({ after, lines }) => {
    expect(linesOf(after)).toEqual(lines);
  });

  it("a deleted block is shown where it stood", () => {
    const kinds = diffBodies(
      before,
      withBlocks((all) => all.toSpliced(2, 1)),
      unhurried,
    ).entries.map(({ kind }) => kind);
    expect(kinds).toEqual(["unchanged", "unchanged", "deleted", "unchanged", "unchanged"]);
  });
});

describe("a comparison that takes too long", () => {
  const after = withBlocks((all) =>
    all.with(1, blockOf("a", "Bread at 25 francs")).with(2, blockOf("b", "*Milk* is for free.")),
  );
  const diff = diffBodies(before, after, { timeBoundMs: 0, now: () => 0 });

  it("shows the block whole, old and new, and says so", () => {
    expect(diff.isBounded).toBe(true);
    expect(diff.entries[1]).toMatchObject({
      kind: "changed",
      isBounded: true,
      segments: [{ kind: "deleted" }, { kind: "inserted" }],
    });
    expect(diffToText(diff).lines[0]?.text).toContain("too long to compare word by word");
  });

  it("still compares what needs no time", () => {
    expect(diff.entries[2]).toMatchObject({ kind: "formatOnly", isBounded: false });
  });
});

it.each([
  {
    counts: { changes: 12, moves: 3, formatting: 2 },
    sentence: "12 changes, 3 moves, 2 formatting",
  },
  { counts: { changes: 1, moves: 1, formatting: 0 }, sentence: "1 change, 1 move" },
  { counts: { changes: 0, moves: 0, formatting: 1 }, sentence: "1 formatting" },
  { counts: { changes: 0, moves: 0, formatting: 0 }, sentence: "No changes" },
])("a reader sees $sentence", ({ counts, sentence }) => {
  expect(diffSentence(counts)).toBe(sentence);
});
