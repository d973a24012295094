import { bodyRows } from "../body-rows.ts";
import { describe, expect, it } from "vitest";
import type { BlockId } from "../block-id.ts";
import { bodyToText } from "../body-to-text.ts";
import { blockOf, bodyOf } from "../testing/body-of.ts";
import { mergeBodies } from "./merge-bodies.ts";
import { resolveMerge, type Resolution } from "./resolve-merge.ts";
import { unhurried } from "../testing/unhurried.ts";

const base = bodyOf(["a", "one"], ["b", "two"], ["c", "three"]);
const bothReplaced = mergeBodies(
  base,
  bodyOf(["a", "one"], ["b", "ours"], ["c", "three"]),
  bodyOf(["a", "one"], ["b", "theirs"], ["c", "three"]),
  unhurried,
);
const weDeleted = mergeBodies(
  base,
  bodyOf(["a", "one"], ["c", "three"]),
  bodyOf(["a", "one"], ["b", "two more"], ["c", "three"]),
  unhurried,
);
const theyDeleted = mergeBodies(
  base,
  bodyOf(["a", "one"], ["b", "two more"], ["c", "three"]),
  bodyOf(["a", "one"], ["c", "three"]),
  unhurried,
);
const weJoined = mergeBodies(
  base,
  bodyOf(["a", "one two"], ["c", "three"]),
  bodyOf(["a", "one"], ["n", "new"], ["b", "two"], ["c", "three"]),
  unhurried,
);
const bothMoved = mergeBodies(
  base,
  bodyOf(["c", "three"], ["a", "one"], ["b", "two"]),
  bodyOf(["a", "one"], ["c", "three"], ["b", "two"]),
  unhurried,
);
const own = [blockOf("x", "edited"), blockOf("y", "twice")];

describe("a writer resolves a conflict", () => {
  it.each<{ because: string; merge: typeof weDeleted; resolution: Resolution; text: string }>([
    {
      because: "by their own words",
      merge: bothReplaced,
      resolution: { pick: "ours" },
      text: "one|ours|three",
    },
    {
      because: "by the other's words",
      merge: bothReplaced,
      resolution: { pick: "theirs" },
      text: "one|theirs|three",
    },
    {
      because: "by both, where each replaced the whole row",
      merge: bothReplaced,
      resolution: { pick: "both" },
      text: "one|ours|theirs|three",
    },
    {
      because: "by rows of their own",
      merge: bothReplaced,
      resolution: { pick: "edited", rows: own },
      text: "one|edited|twice|three",
    },
    {
      because: "by no row at all",
      merge: bothReplaced,
      resolution: { pick: "edited", rows: [] },
      text: "one|three",
    },
    {
      because: "by deleting after all",
      merge: weDeleted,
      resolution: { pick: "ours" },
      text: "one|three",
    },
    {
      because: "by taking back what they had deleted",
      merge: weDeleted,
      resolution: { pick: "theirs" },
      text: "one|two more|three",
    },
    {
      because: "by new words where they had deleted",
      merge: weDeleted,
      resolution: { pick: "edited", rows: own },
      text: "one|edited|twice|three",
    },
    {
      because: "by letting the other delete",
      merge: theyDeleted,
      resolution: { pick: "theirs" },
      text: "one|three",
    },
    {
      because: "by keeping what the other deleted",
      merge: theyDeleted,
      resolution: { pick: "ours" },
      text: "one|two more|three",
    },
    {
      because: "by their join of rows",
      merge: weJoined,
      resolution: { pick: "ours" },
      text: "one two|three",
    },
    {
      because: "by the row that the other inserted between",
      merge: weJoined,
      resolution: { pick: "theirs" },
      text: "one|new|two|three",
    },
    {
      because: "by their place of a row",
      merge: bothMoved,
      resolution: { pick: "ours" },
      text: "three|one|two",
    },
    {
      because: "by the other's place of a row",
      merge: bothMoved,
      resolution: { pick: "theirs" },
      text: "one|three|two",
    },
    {
      because: "by rows of their own for a row that both moved",
      merge: bothMoved,
      resolution: { pick: "edited", rows: own },
      text: "edited|twice|one|two",
    },
  ])("$because", ({ merge, resolution, text }) => {
    const [conflict] = merge.conflicts;
    const body = resolveMerge(merge, new Map(conflict && [[conflict.id, resolution]]));
    expect(merge.conflicts).toHaveLength(1);
    expect(bodyToText(body).replaceAll("\n", "|")).toBe(text);
  });

  it("and keeps their rows where they decided nothing", () => {
    expect(resolveMerge(weDeleted, new Map())).toEqual(weDeleted.body);
  });

  it("and keeps their rows if they ask for both where rows were moved differently", () => {
    const [conflict] = bothMoved.conflicts;
    expect(conflict?.both).toBeNull();
    const pick = new Map(conflict && [[conflict.id, { pick: "both" } as const]]);
    expect(resolveMerge(bothMoved, pick)).toEqual(bothMoved.body);
  });

  it("and a pasted row gets an id of its own", () => {
    const [conflict] = bothReplaced.conflicts;
    const rows = [blockOf("a", "pasted"), blockOf("z", "first"), blockOf("z", "second")];
    const body = resolveMerge(
      bothReplaced,
      new Map(conflict && [[conflict.id, { pick: "edited", rows } as const]]),
    );
    const ids = bodyRows(body).map((block) => block.$.blockId);
    expect(ids).toEqual(["a", expect.any(String), "z", expect.any(String), "c"]);
    expect(new Set(ids).size).toBe(5);
  });

  it("and ids of conflicts that the merge does not have change nothing", () => {
    const pick = new Map([["gone" as BlockId, { pick: "theirs" } as const]]);
    expect(resolveMerge(bothReplaced, pick)).toEqual(bothReplaced.body);
  });
});
