import { describe, expect, it } from "vitest";
import { bodyRows } from "../body-rows.ts";
import { bodyToText } from "../body-to-text.ts";
import type { PageBody } from "../format.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { resolveMerge } from "../merge/resolve-merge.ts";
import { readBody } from "../read-body.ts";
import { outline, page } from "../testing/callout-page.ts";
import { unhurried } from "../testing/unhurried.ts";

const base = [
  "a: First.",
  "T!toggle> s: How do I mix?",
  "T!toggle> b: Slowly and by hand.",
  "T!toggle> c: - Not too long.",
  "d: Last.",
];

/** The base with other lines in place of the line at an index. */
const replaced = (at: number, ...lines: readonly string[]) => base.toSpliced(at, 1, ...lines);

const merge = (ours: readonly string[], theirs: readonly string[], from = base) =>
  mergeBodies(page(...from), page(...ours), page(...theirs), unhurried);

describe("a merge of toggles", () => {
  const merged = (ours: readonly string[], theirs: readonly string[], from = base): PageBody => {
    const both = [merge(ours, theirs, from), merge(theirs, ours, from)];
    for (const { conflicts, body } of both) {
      expect(conflicts).toEqual([]);
      expect(readBody(body)).toEqual({ ok: true, body });
    }
    const [body, exchanged] = both.map((one) => one.body) as [PageBody, PageBody];
    expect(outline(body).toSorted()).toEqual(outline(exchanged).toSorted());
    return body;
  };

  it.each([
    {
      because: "its summary deleted here, a row changed there: the next row is the summary",
      ours: replaced(1),
      theirs: replaced(2, "T!toggle> b: Slowly and by machine."),
      is: ["a", "T!toggle> b", "T!toggle> c", "d"],
    },
    {
      because: "a first row added on both sides: one of them is the summary",
      ours: replaced(1, "T!toggle> o: Ours.", "T!toggle> s: How do I mix?"),
      theirs: replaced(1, "T!toggle> t: Theirs.", "T!toggle> s: How do I mix?"),
      is: ["a", "T!toggle> o", "T!toggle> t", "T!toggle> s", "T!toggle> b", "T!toggle> c", "d"],
    },
    {
      because: "its frame removed here, a row added there",
      ours: [
        "a: First.",
        "s: How do I mix?",
        "b: Slowly and by hand.",
        "c: - Not too long.",
        "d: Last.",
      ],
      theirs: replaced(2, "T!toggle> b: Slowly and by hand.", "T!toggle> t: Theirs."),
      is: ["a", "s", "b", "t", "c", "d"],
    },
    {
      because: "put around rows here, a row between them there",
      base: ["a: First.", "s: How do I mix?", "b: Slowly and by hand.", "d: Last."],
      ours: [
        "a: First.",
        "T!toggle> s: How do I mix?",
        "T!toggle> b: Slowly and by hand.",
        "d: Last.",
      ],
      theirs: ["a: First.", "s: How do I mix?", "t: Theirs.", "b: Slowly and by hand.", "d: Last."],
      is: ["a", "T!toggle> s", "T!toggle> t", "T!toggle> b", "d"],
    },
    {
      because: "a toggle here, a callout there: one of them",
      base: ["a: First.", "s: How do I mix?", "d: Last."],
      ours: ["a: First.", "T!toggle> s: How do I mix?", "d: Last."],
      theirs: ["a: First.", "C> s: How do I mix?", "d: Last."],
      is: ["a", "C> s", "d"],
    },
    {
      because: "all rows but the summary deleted here, the summary there: it is gone",
      ours: ["a: First.", "T!toggle> s: How do I mix?", "d: Last."],
      theirs: replaced(1),
      is: ["a", "d"],
    },
  ])("comes together: $because", ({ base: from = base, ours, theirs, is }) => {
    const body = merged(ours, theirs, from);
    expect(outline(body).toSorted()).toEqual(is.toSorted());
    expect(outline(body)[0]).toBe("a");
  });

  it("makes the row below a deleted summary a paragraph, and keeps its words", () => {
    const rows = ["a: First.", "T!toggle> s: How?", "T!toggle> b: - Slowly by hand.", "d: Last."];
    const ours = ["a: First.", "T!toggle> b: - Slowly by hand.", "d: Last."];
    const theirs = rows.toSpliced(2, 1, "T!toggle> b: - Slowly and by hand.");
    const body = merged(ours, theirs, rows);
    expect(bodyRows(body).map(({ type }) => type)).toEqual(["paragraph", "paragraph", "paragraph"]);
    expect(bodyToText(body)).toBe("First.\nSlowly and by hand.\nLast.");
  });

  it("asks where one side deleted the summary that the other one changed", () => {
    const found = merge(replaced(1), replaced(1, "T!toggle> s: How do I mix it well?"));
    expect(found.conflicts).toHaveLength(1);
    const [conflict] = found.conflicts;
    const taken = (pick: "ours" | "theirs") =>
      outline(resolveMerge(found, new Map(conflict ? [[conflict.id, { pick }]] : [])));
    expect(taken("ours")).toEqual(["a", "T!toggle> b", "T!toggle> c", "d"]);
    expect(taken("theirs")).toEqual(["a", "T!toggle> s", "T!toggle> b", "T!toggle> c", "d"]);
  });
});
