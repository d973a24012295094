import { describe, expect, it } from "vitest";
import type { PageBody } from "../format.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { takePassages } from "../take/take-passages.ts";
import { outline, page, tip } from "../testing/callout-page.ts";
import { unhurried } from "../testing/unhurried.ts";

describe("a merge", () => {
  const merged = (base: PageBody, ours: PageBody, theirs: PageBody) => {
    const results = [
      mergeBodies(base, ours, theirs, unhurried),
      mergeBodies(base, theirs, ours, unhurried),
    ];
    for (const { conflicts } of results) expect(conflicts).toEqual([]);
    expect(results.map(({ body }) => outline(body).toSorted())[0]).toEqual(
      outline(results[1]?.body ?? base).toSorted(),
    );
    return outline(results[0]?.body ?? base);
  };

  const usual = ["a: First.", "C> b: Water at thirty.", "C> c: - Not.", "d: Last."];

  it.each([
    {
      because: "a tone here, a word there",
      ours: ["a: First.", "C!warning> b: Water at thirty.", "C!warning> c: - Not.", "d: Last."],
      theirs: ["a: First.", "C> b: Water at forty.", "C> c: - Not.", "d: Last."],
      is: ["a", "C!warning> b", "C!warning> c", "d"],
    },
    {
      because: "two tones: the louder one",
      ours: ["a: First.", "C!note> b: Water at thirty.", "C!note> c: - Not.", "d: Last."],
      theirs: ["a: First.", "C!warning> b: Water at thirty.", "C!warning> c: - Not.", "d: Last."],
      is: ["a", "C!warning> b", "C!warning> c", "d"],
    },
    {
      because: "a row behind it here, a row at its end there",
      ours: ["a: First.", "C> b: Water at thirty.", "C> c: - Not.", "o: Ours.", "d: Last."],
      theirs: ["a: First.", "C> b: Water at thirty.", "C> c: - Not.", "C> t: Theirs.", "d: Last."],
      is: ["a", "C> b", "C> c", "C> t", "o", "d"],
    },
    {
      because: "moved here, a row at its start there",
      ours: ["d: Last.", "a: First.", "C> b: Water at thirty.", "C> c: - Not."],
      theirs: ["a: First.", "C> t: Theirs.", "C> b: Water at thirty.", "C> c: - Not.", "d: Last."],
      is: ["d", "a", "C> t", "C> b", "C> c"],
    },
    {
      because: "taken apart here, a row added there",
      ours: ["a: First.", "b: Water at thirty.", "c: - Not.", "d: Last."],
      theirs: ["a: First.", "C> b: Water at thirty.", "C> t: Theirs.", "C> c: - Not.", "d: Last."],
      is: ["a", "b", "t", "c", "d"],
    },
    {
      because: "put around two rows here, a row between them there",
      base: ["a: First.", "d: Last."],
      ours: ["N> a: First.", "N> d: Last."],
      theirs: ["a: First.", "t: Theirs.", "d: Last."],
      is: ["N> a", "N> t", "N> d"],
    },
    {
      because: "its last row deleted on each side: it is gone",
      ours: ["a: First.", "C> c: - Not.", "d: Last."],
      theirs: ["a: First.", "C> b: Water at thirty.", "d: Last."],
      is: ["a", "d"],
    },
    {
      because: "a row put into two: one of them",
      ours: ["A> a: First.", "C> b: Water at thirty.", "C> c: - Not.", "d: Last."],
      theirs: ["B> a: First.", "C> b: Water at thirty.", "C> c: - Not.", "d: Last."],
      is: ["A> a", "C> b", "C> c", "d"],
    },
    {
      because: "a row taken out of its middle here, a row behind it taken out there",
      base: ["C> a: First.", "C> b: Water at thirty.", "C> c: - Not.", "C> d: Last."],
      ours: ["C> a: First.", "b: Water at thirty.", "X> c: - Not.", "X> d: Last."],
      theirs: ["C> a: First.", "C> b: Water at thirty.", "C> c: - Not.", "d: Last."],
      is: ["C> a", "b", "X> c", "d"],
    },
    {
      because: "split here, another tone there",
      base: ["C> a: First.", "C> b: Water at thirty.", "C> c: - Not."],
      ours: ["C> a: First.", "b: Water at thirty.", "X> c: - Not."],
      theirs: ["C!warning> a: First.", "C!warning> b: Water at thirty.", "C!warning> c: - Not."],
      is: ["C!warning> a", "b", "X!warning> c"],
    },
    {
      because: "split here, its frame removed there",
      base: ["C> a: First.", "C> b: Water at thirty.", "C> c: - Not."],
      ours: ["C> a: First.", "b: Water at thirty.", "X> c: - Not."],
      theirs: ["a: First.", "b: Water at thirty.", "c: - Not."],
      is: ["a", "b", "c"],
    },
    {
      because: "split in two places",
      base: ["C> a: First.", "C> b: Water at thirty.", "C> c: - Not.", "C> d: Last."],
      ours: ["C> a: First.", "b: Water at thirty.", "X> c: - Not.", "X> d: Last."],
      theirs: ["C> a: First.", "C> b: Water at thirty.", "c: - Not.", "Y> d: Last."],
      is: ["C> a", "b", "c", "X> d"],
    },
    {
      because: "split here, a row added to its rest there",
      base: ["C> a: First.", "C> b: Water at thirty.", "C> c: - Not."],
      ours: ["C> a: First.", "b: Water at thirty.", "X> c: - Not."],
      theirs: ["C> a: First.", "C> b: Water at thirty.", "C> c: - Not.", "C> t: Theirs."],
      is: ["C> a", "b", "X> c", "X> t"],
    },
  ])("comes together: $because", ({ base = usual, ours, theirs, is }) => {
    expect(merged(page(...base), page(...ours), page(...theirs))).toEqual(is);
  });
});

describe("a passage that is taken", () => {
  it("comes back into its callout", () => {
    const without = page("a: First.", "C> c: - Not at forty.", "d: Last.");
    expect(takePassages(without, tip, [1], unhurried)).toEqual(tip);
  });

  it.each([
    {
      because: "not with a row behind the one that tells it",
      source: ["C!warning> a: One.", "C!warning> b: Two."],
      text: ["C> b: Two, else.", "C> a: One."],
      rows: [0],
      is: ["C> b", "C> a"],
    },
    {
      because: "with the row that tells it",
      source: ["C!warning> a: One.", "C!warning> b: Two."],
      text: ["C> x: New.", "C> a: One.", "C> b: Two."],
      rows: [0],
      is: ["C!warning> x", "C!warning> a", "C!warning> b"],
    },
  ])("takes the tone of its callout $because", ({ source, text, rows, is }) => {
    expect(outline(takePassages(page(...text), page(...source), rows, unhurried))).toEqual(is);
  });

  it("does not cut a callout in two", () => {
    const longer = page("a: First.", "C> b: Water at thirty.", "C> c: - Not.", "C> e: New.");
    const source = page("a: First.", "C> b: Water at thirty.", "C> c: - Not.", "d: Last.");
    expect(outline(takePassages(longer, source, [3], unhurried))).toEqual([
      "a",
      "C> b",
      "C> c",
      "C> e",
      "d",
    ]);
  });
});
