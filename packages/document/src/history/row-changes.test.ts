import { expect, test } from "vitest";
import { mill, pageOf } from "../testing/mill-page.ts";
import { rowChanges } from "./row-changes.ts";

const { title, first, second, last } = mill;
const parent = pageOf([title, first, second, last]);

test("changed, added and deleted rows are changes; moved and blank rows are not", () => {
  const body = pageOf([title, last, "a We grind at ten.", "n The cat sleeps.", "e "]);
  expect(rowChanges(parent, body)).toEqual([
    {
      before: { row: 1, text: "We grind at six. Then we sweep the yard." },
      after: { row: 2, text: "We grind at ten." },
    },
    { before: null, after: { row: 3, text: "The cat sleeps." } },
    { before: { row: 2, text: "The flour is sold at nine." }, after: null },
  ]);
});

test("a first version added all of its rows, and an equal one changed none", () => {
  expect(rowChanges(null, parent).map(({ after }) => after?.row)).toEqual([0, 1, 2, 3]);
  expect(rowChanges(parent, parent)).toEqual([]);
});
