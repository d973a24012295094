import { describe, expect, it } from "vitest";
import { applyDiff } from "../diff/apply-diff.ts";
import { diffBodies } from "../diff/diff-bodies.ts";
import { diffToHtml } from "../diff/diff-to-html.ts";
import { diffToText } from "../diff/diff-to-text.ts";
import type { PageBody } from "../format.ts";
import { page, tip } from "../testing/callout-page.ts";
import { unhurried } from "../testing/unhurried.ts";

describe("a comparison", () => {
  const lines = (before: PageBody, after: PageBody) =>
    diffToText(diffBodies(before, after, unhurried)).lines.map(({ text }) => text);

  it.each([
    {
      because: "a row was moved into one",
      after: page("C> a: First.", "C> b: Water at thirty.", "C> c: - Not at forty.", "d: Last."),
      told: ["Formatting of paragraph “First.”: moved into a tip"],
    },
    {
      because: "a row was taken out",
      after: page("a: First.", "C> b: Water at thirty.", "c: - Not at forty.", "d: Last."),
      told: ["Formatting of bullet “Not at forty.”: moved out of a tip"],
    },
    {
      because: "the tone changed: once",
      after: page(
        "a: First.",
        "C!important> b: Water at thirty.",
        "C!important> c: - Not at forty.",
        "d: Last.",
      ),
      told: ["Formatting of paragraph “Water at thirty.”: tip became important note"],
    },
    {
      because: "the tone changed, with a new first row",
      after: page(
        "a: First.",
        "C!important> x: New.",
        "C!important> b: Water at thirty.",
        "C!important> c: - Not at forty.",
        "d: Last.",
      ),
      told: [
        "Inserted paragraph: “New.”",
        "Formatting of paragraph “Water at thirty.”: tip became important note",
      ],
    },
    {
      because: "a row stands in another one",
      after: page("a: First.", "C> b: Water at thirty.", "D!note> c: - Not at forty.", "d: Last."),
      told: ["Formatting of bullet “Not at forty.”: moved from a tip into a note"],
    },
    {
      because: "it was split, which changes none of its rows",
      after: page("a: First.", "C> b: Water at thirty.", "D> c: - Not at forty.", "d: Last."),
      told: [],
    },
  ])("tells that $because", ({ after, told }) => {
    expect(lines(tip, after)).toEqual(told);
    expect(applyDiff(tip, diffBodies(tip, after, unhurried))).toEqual(after);
  });

  it.each(["inline", "sideBySide"] as const)("draws it around its rows %s", (layout) => {
    const after = page("a: First.", "C> b: Water at forty.", "C> c: - Not at forty.", "d: Last.");
    const html = diffToHtml(diffBodies(tip, after, unhurried), layout);
    expect(html).toMatch(
      /<div class="callout callout-tip"[^>]*><p class="diff-block diff-changed"/,
    );
  });
});

describe("a comparison's markup", () => {
  const html = (before: PageBody, after: PageBody, layout: "inline" | "sideBySide") =>
    diffToHtml(diffBodies(before, after, unhurried), layout);

  it("names and pictures a callout once on each side", () => {
    const sideBySide = html(tip, tip, "sideBySide");
    expect(sideBySide.match(/role="note"/g)).toHaveLength(2);
    expect(sideBySide.match(/<div class="callout callout-tip callout-rest">/g)).toHaveLength(2);
    expect(html(tip, tip, "inline")).not.toContain("callout-rest");
  });

  it("shows the new tone behind a deleted first row", () => {
    const after = page("a: First.", "C!warning> c: - Not at forty.", "d: Last.");
    expect(html(tip, after, "inline").match(/class="callout callout-\w+/g)).toEqual([
      'class="callout callout-tip',
      'class="callout callout-warning',
    ]);
  });
});
