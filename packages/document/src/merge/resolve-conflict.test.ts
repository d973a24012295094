import { describe, expect, it } from "vitest";
import type { BlockId } from "../block-id.ts";
import { bodyToText } from "../body-to-text.ts";
import { makeBody } from "../make-body.ts";
import { blockOf, bodyOf } from "../testing/body-of.ts";
import { mergeBodies } from "./merge-bodies.ts";
import { resolveConflict, type Resolution } from "./resolve-conflict.ts";

const base = bodyOf(["a", "one"], ["b", "two"], ["c", "three"]);
const bothChanged = mergeBodies(
  base,
  bodyOf(["a", "one"], ["b", "ours"], ["c", "three"]),
  bodyOf(["a", "one"], ["b", "theirs"], ["c", "three"]),
);
const weDeleted = mergeBodies(
  base,
  bodyOf(["a", "one"], ["c", "three"]),
  bodyOf(["a", "one"], ["b", "theirs"], ["c", "three"]),
);
const theyDeleted = mergeBodies(
  base,
  bodyOf(["a", "one"], ["b", "ours"], ["c", "three"]),
  bodyOf(["a", "one"], ["c", "three"]),
);
const block = blockOf("x", "edited");
const b = "b" as BlockId;

describe("a writer resolves a conflict", () => {
  it.each<{ because: string; merge: typeof bothChanged; resolution: Resolution; text: string }>([
    {
      because: "by their own words",
      merge: bothChanged,
      resolution: { pick: "ours" },
      text: "one|ours|three",
    },
    {
      because: "by the other's",
      merge: bothChanged,
      resolution: { pick: "theirs" },
      text: "one|theirs|three",
    },
    {
      because: "by both",
      merge: bothChanged,
      resolution: { pick: "both" },
      text: "one|ours|theirs|three",
    },
    {
      because: "by new words",
      merge: bothChanged,
      resolution: { pick: "edited", block },
      text: "one|edited|three",
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
      text: "one|theirs|three",
    },
    {
      because: "by both, one of which is nothing",
      merge: weDeleted,
      resolution: { pick: "both" },
      text: "one|theirs|three",
    },
    {
      because: "by new words where they had deleted",
      merge: weDeleted,
      resolution: { pick: "edited", block },
      text: "one|edited|three",
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
      resolution: { pick: "both" },
      text: "one|ours|three",
    },
  ])("$because", ({ merge, resolution, text }) => {
    const resolved = resolveConflict(merge, b, resolution);
    expect(bodyToText(resolved.body).replaceAll("\n", "|")).toBe(text);
    expect(resolved.conflicts).toEqual([]);
    expect(new Set(resolved.body.root.children.map((one) => one.$.blockId)).size).toBe(
      resolved.body.root.children.length,
    );
  });

  it("keeps what was written since, and finds the place again", () => {
    const [first, third] = weDeleted.body.root.children;
    if (first === undefined || third === undefined) throw new Error("two blocks are left");
    const edited = { ...weDeleted, body: makeBody([blockOf("n", "new"), first, third]) };
    expect(bodyToText(resolveConflict(edited, b, { pick: "theirs" }).body)).toBe(
      "new\none\ntheirs\nthree",
    );
  });

  it("does nothing twice", () => {
    const once = resolveConflict(bothChanged, b, { pick: "both" });
    expect(resolveConflict(once, b, { pick: "theirs" })).toBe(once);
  });
});
