import { describe, expect, it } from "vitest";
import { whoChanged } from "../history/who-changed.ts";
import type { PageBody } from "../format.ts";
import { page } from "../testing/table-page.ts";
import { unhurried } from "../testing/unhurried.ts";
import { applyDiff } from "./apply-diff.ts";
import { diffBodies } from "./diff-bodies.ts";
import { diffToHtml } from "./diff-to-html.ts";
import { diffToText } from "./diff-to-text.ts";
import { invertDiff } from "./invert-diff.ts";

const usual = [
  "AB r1: Name | Price",
  "AB r2: Rye | four",
  "AB r3: Oats | six",
  "AB r4: Corn | nine",
];
const prices = page(...usual);
const texts = (before: PageBody, after: PageBody) =>
  diffToText(diffBodies(before, after, unhurried)).lines.map(({ text }) => text);

describe("one change is", () => {
  it.each([
    {
      because: "a table row that was added",
      after: [...usual.slice(0, 2), "AB r9: Spelt | ten", ...usual.slice(2)],
      told: ["Inserted table row: “Spelt”, “ten”"],
      back: ["Deleted table row: “Spelt”, “ten”"],
    },
    {
      because: "an empty one",
      after: [...usual, "AB r9:  | "],
      told: ["Inserted empty table row"],
      back: ["Deleted empty table row"],
    },
    {
      because: "a column",
      after: [
        "ACB r1: Name | Mill | Price",
        "ACB r2: Rye | old | four",
        "ACB r3: Oats |  | six",
        "ACB r4: Corn | new | nine",
      ],
      told: ["Inserted column: “Mill”, “old”, “new”"],
      back: ["Deleted column: “Mill”, “old”, “new”"],
    },
    {
      because: "each of two rows",
      after: ["AB r8: Barley | two", ...usual, "AB r9: Spelt | ten"],
      told: ["Inserted table row: “Barley”, “two”", "Inserted table row: “Spelt”, “ten”"],
      back: ["Deleted table row: “Barley”, “two”", "Deleted table row: “Spelt”, “ten”"],
    },
    {
      because: "a row that moved",
      after: [usual[0], usual[3], usual[1], usual[2]].map(String),
      told: ["Moved table row: “Corn”, “nine”"],
      back: ["Moved table row: “Corn”, “nine”"],
    },
  ])("$because", ({ after, told, back }) => {
    const next = page(...after);
    expect(texts(prices, next)).toEqual(told);
    expect(texts(next, prices)).toEqual(back);
    const diff = diffBodies(prices, next, unhurried);
    expect(diff.counts.changes + diff.counts.moves).toBe(told.length);
    expect(applyDiff(prices, diff)).toEqual(next);
    expect(diffToText(invertDiff(diff)).lines).toHaveLength(back.length);
  });

  it("a table", () => {
    const without = diffBodies(prices, page(), unhurried);
    expect(without.counts.changes).toBe(1);
    expect(diffToText(invertDiff(without)).lines.map(({ text }) => text)).toEqual([
      "Inserted table: “Name”, “Price”, “Rye”, “four”, “Oats”, “six”, “Corn”, “nine”",
    ]);
  });
});

it("cells that changed otherwise count by themselves", () => {
  const after = page(usual[0] ?? "", "AB r2: Rye | five", "AB r3: Barley | seven", usual[3] ?? "");
  expect(diffBodies(prices, after, unhurried).counts).toEqual({
    changes: 3,
    moves: 0,
    formatting: 0,
  });
});

it("the cells of an added row have one number, and one author", () => {
  const after = page(...usual, "AB r9: Spelt | ten");
  const diff = diffBodies(prices, after, unhurried);
  expect(diffToHtml(diff, "inline").match(/data-change="1"/g)).toHaveLength(2);
  expect([...whoChanged(diff, [prices, after], unhurried)]).toEqual([
    [1, [{ version: 1, deeds: [{ kind: "wrote" }] }]],
  ]);
});
