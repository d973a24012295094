import { bodyRows } from "../body-rows.ts";
import { describe, expect, it } from "vitest";
import { bodyBlocks } from "../body-blocks.ts";
import { makeBody } from "../make-body.ts";
import { bodyOf } from "../testing/body-of.ts";
import { unhurried } from "../testing/unhurried.ts";
import { mill, pageOf, textsOf } from "../testing/mill-page.ts";
import { mergeBodies } from "./merge-bodies.ts";
import { resolveMerge } from "./resolve-merge.ts";

const { title, first, second, last } = mill;

describe("two different moves of one row", () => {
  const base = pageOf([title, first, second, last]);
  const ours = pageOf([last, title, first, second]);
  const theirs = pageOf([title, last, first, second]);

  it("are a conflict about the place, with the row at our place meanwhile", () => {
    const merge = mergeBodies(base, ours, theirs, unhurried);
    expect(merge.conflicts).toMatchObject([{ id: "z", isMove: true, both: null }]);
    expect(merge.body).toEqual(ours);
  });

  it.each([
    { pick: "ours", body: ours },
    { pick: "theirs", body: theirs },
  ] as const)("and the row stands once, at the place of $pick", ({ pick, body }) => {
    const merge = mergeBodies(base, ours, theirs, unhurried);
    const picks = new Map(merge.conflicts.map(({ id }) => [id, { pick }]));
    expect(resolveMerge(merge, picks)).toEqual(body);
  });

  it("are none where both moved it to the same place", () => {
    expect(mergeBodies(base, ours, ours, unhurried).conflicts).toEqual([]);
  });

  it("keep both sides' words at the chosen place", () => {
    const moved = [`${last} And on feast days.`, title, first, second];
    const merge = mergeBodies(base, pageOf(moved), theirs, unhurried);
    const picks = new Map(merge.conflicts.map(({ id }) => [id, { pick: "theirs" } as const]));
    expect(textsOf(bodyRows(resolveMerge(merge, picks)))).toEqual([
      "The mill",
      "Closed on Sundays. And on feast days.",
      "We grind at six. Then we sweep the yard.",
      "The flour is sold at nine.",
    ]);
  });
});

describe("formatting merges apart from words and rows", () => {
  it("marks by marks: bold here and italic there on one word are both", () => {
    const row = (text: string) => bodyOf(["a", text]);
    const merge = mergeBodies(
      row("We grind at six."),
      row("We *grind* at six."),
      row("We /grind/ at six."),
      unhurried,
    );
    expect(merge.conflicts).toEqual([]);
    expect(bodyBlocks(merge.body)[0]?.runs).toEqual([
      { text: "We ", marks: 0, url: null },
      { text: "grind", marks: 3, url: null },
      { text: " at six.", marks: 0, url: null },
    ]);
  });

  it("kind, alignment and indent of a row that the other split", () => {
    const [row] = bodyRows(pageOf([first]));
    if (row?.type !== "paragraph") throw new Error("one paragraph");
    const shaped = makeBody([{ ...row, format: "center", indent: 2 }]);
    const split = pageOf(["a We grind at six.", "n Then we sweep the yard."]);
    const merge = mergeBodies(pageOf([first]), split, shaped, unhurried);
    expect(merge.conflicts).toEqual([]);
    expect(
      bodyBlocks(merge.body).map(({ alignment, indent, runs }) => [
        alignment,
        indent,
        runs[0]?.text,
      ]),
    ).toEqual([
      ["center", 2, "We grind at six."],
      ["", 0, "Then we sweep the yard."],
    ]);
  });
});
