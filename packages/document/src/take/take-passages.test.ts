import { bodyRows } from "../body-rows.ts";
import { describe, expect, it, test } from "vitest";
import { bodyBlocks } from "../body-blocks.ts";
import { mill, pageOf, textsOf } from "../testing/mill-page.ts";
import { takePassages } from "./take-passages.ts";
import { takeablePassages } from "./takeable-passages.ts";
import { unhurried } from "../testing/unhurried.ts";

const { title, first, second, last } = mill;
const source = pageOf([title, first, second, last]);

describe("a passage is taken to the right place", () => {
  it.each<{ because: string; own: string[]; rows: number[]; taken: string[] }>([
    {
      because: "a row that is gone comes back behind the row before it",
      own: [title, first, last],
      rows: [2],
      taken: [title, first, second, last],
    },
    {
      because: "rows that are gone keep their order",
      own: [last],
      rows: [2, 0],
      taken: [title, second, last],
    },
    {
      because: "what was written since stays",
      own: [title, "n A new row.", last],
      rows: [1],
      taken: [title, first, "n A new row.", last],
    },
    {
      because: "another wording is replaced where it stands now",
      own: [title, last, "a We grind at ten. Then we sweep the yard."],
      rows: [1],
      taken: [title, last, first],
    },
    {
      because: "a row that was split is one row again",
      own: [title, "a We grind at six. ", "n Then we sweep the barn.", last],
      rows: [1],
      taken: [title, first, last],
    },
    {
      because: "rows that were joined are taken together, so that no word is there twice",
      own: [title, `${first} The flour is sold at nine.`, last],
      rows: [2],
      taken: [title, first, second, last],
    },
    {
      because: "a row that is the same needs nothing",
      own: [title, first, last],
      rows: [1],
      taken: [title, first, last],
    },
    {
      because: "a row that the version does not have is ignored",
      own: [title, last],
      rows: [-1, 4, 1.5],
      taken: [title, last],
    },
  ])("$because", ({ own, rows, taken }) => {
    const body = takePassages(pageOf(own), source, rows, unhurried);
    expect(textsOf(bodyRows(body))).toEqual(textsOf(bodyRows(pageOf(taken))));
    const ids = bodyBlocks(body).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("the replaced wording stays behind the taken one if the writer keeps both", () => {
  const own = pageOf([title, "a We grind at ten.", last]);
  const body = takePassages(own, source, [1], { keepsReplaced: true, ...unhurried });
  expect(textsOf(bodyRows(body))).toEqual([
    "The mill",
    "We grind at six. Then we sweep the yard.",
    "We grind at ten.",
    "Closed on Sundays.",
  ]);
  expect(bodyBlocks(body)[2]?.id).toBe("a");
});

test("a taken row has the id of the row that it replaces, and a new one if its own is in use", () => {
  const replaced = takePassages(
    pageOf([title, "x We grind at six. Then we rest."]),
    source,
    [1],
    unhurried,
  );
  expect(bodyBlocks(replaced)[1]?.id).toBe("x");
  const own = pageOf([title, "b Quite something else here, with other words."]);
  const ids = bodyBlocks(takePassages(own, source, [2], { keepsReplaced: true, ...unhurried })).map(
    ({ id }) => id,
  );
  expect(ids).toContain("b");
  expect(new Set(ids).size).toBe(3);
});

test("a taken row keeps its id where the row that it replaces has that of another row of the version", () => {
  const earlier = pageOf(["a We grind at six.", "b Then we sweep the yard."]);
  const own = pageOf(["a In winter, then we sweep the yard."]);
  const body = takePassages(own, earlier, [1], unhurried);
  expect(bodyBlocks(body).map(({ id }) => id)).toEqual(["b"]);
  expect(takeablePassages(body, earlier, unhurried).map(({ rows }) => rows)).toEqual([[0]]);
});

test("what can be taken are the passages that the text lacks or words differently", () => {
  const own = pageOf([title, "a We grind at six. ", "n Then we sweep the barn.", last]);
  const passages = takeablePassages(own, source, unhurried);
  expect(passages.map(({ rows, difference }) => [rows, difference.kind])).toEqual([
    [[1], "passage"],
    [[2], "deleted"],
  ]);
  expect(takeablePassages(source, source, unhurried)).toEqual([]);
});
