import { describe, expect, it } from "vitest";
import type { BlockId } from "../block-id.ts";
import { bodyBlocks } from "../body-blocks.ts";
import { bodyRows } from "../body-rows.ts";
import { bodyToHtml } from "../body-to-html.ts";
import { bodyToText } from "../body-to-text.ts";
import { applyDiff } from "../diff/apply-diff.ts";
import { diffBodies } from "../diff/diff-bodies.ts";
import { diffToHtml } from "../diff/diff-to-html.ts";
import { diffToText } from "../diff/diff-to-text.ts";
import { nextAuthors } from "../authors/next-authors.ts";
import { authorsToHtml } from "../authors/authors-to-html.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBody } from "../make-body.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { readBody } from "../read-body.ts";
import { takePassages } from "../take/take-passages.ts";
import { blockOf } from "../testing/body-of.ts";
import { headlessEditor } from "../testing/headless-editor.ts";
import { unhurried } from "../testing/unhurried.ts";
import { allTones, lookOf, type CalloutTone, type Container } from "./container.ts";

const callout = (id: string, tone: CalloutTone = "tip"): Container => ({
  kind: "callout",
  id: id as BlockId,
  tone,
});

/** A page of rows written as `a: Text.`, `C> a: Text.` in the callout C, and `- ` before the text of a bullet. */
function page(...lines: readonly string[]): PageBody {
  return makeBody(lines.map(rowOf));
}

function rowOf(line: string): BlockJson {
  const [, container, tone, id = "", bullet, text = ""] =
    /^(?:(\w+?)(?:!(\w+))?> )?(\w+): (- )?(.*)$/.exec(line) ?? [];
  return blockOf(id, text, {
    kind: bullet === undefined ? "paragraph" : "bullet",
    within: container === undefined ? null : callout(container, tone as CalloutTone | undefined),
  });
}

/** The rows of a page in the notation of `page`, without texts; a callout has the tone if it is not a tip. */
function outline(body: PageBody): string[] {
  return bodyRows(body).map(({ $, within }) => {
    const look = within === undefined ? "" : lookOf(within);
    const tone = look === "tip" ? "" : `!${look}`;
    return within === undefined ? $.blockId : `${within.id}${tone}> ${$.blockId}`;
  });
}

const tip = page("a: First.", "C> b: Water at thirty.", "C> c: - Not at forty.", "d: Last.");

describe("a callout", () => {
  it.each(allTones)("of the tone %s is stored as it is, and Lexical opens it", (tone) => {
    const body = page("a: First.", `C!${tone}> b: Water.`, `C!${tone}> c: - Flour.`);
    expect(readBody(body)).toEqual({ ok: true, body });
    const opened = headlessEditor().parseEditorState(JSON.stringify(body)).toJSON();
    expect(readBody(opened)).toEqual({ ok: true, body });
    expect(makeBody(bodyRows(body))).toEqual(body);
  });

  it("is a note around its rows, and its rows are lines of the text", () => {
    expect(bodyToHtml(tip).replaceAll(/ (?:data-block|dir)="[^"]*"/g, "")).toBe(
      '<p>First.</p><div class="callout callout-tip" role="note" aria-label="Tip">' +
        "<p>Water at thirty.</p><ul><li>Not at forty.</li></ul></div><p>Last.</p>",
    );
    expect(bodyToText(tip)).toBe("First.\nWater at thirty.\nNot at forty.\nLast.");
  });

  it("exists through its rows, and two that stand apart are two", () => {
    const apart = page("C> a: One.", "b: Two.", "C!note> c: Three.", "D> d: Four.");
    expect(outline(apart)).toEqual(["C> a", "b", "c!note> c", "D> d"]);
    expect(outline(page("C> a: One.", "C!note> b: Two."))).toEqual(["C> a", "C> b"]);
    expect(makeBody(bodyRows(apart))).toEqual(apart);
  });

  it("gets an id that is free", () => {
    const body = page(
      "c> a: One.",
      "b: Two.",
      "C> d: x",
      "e: y",
      "C> c: Three.",
      "f: .",
      "C> g: .",
    );
    expect(new Set(outline(body).map((row) => row.split(">")[0])).size).toBe(7);
    expect(readBody(body)).toEqual({ ok: true, body });
  });

  it("is authored row by row", () => {
    const first = nextAuthors(null, tip, 1);
    expect(first.authors).toHaveLength(4);
    const html = authorsToHtml(tip, first.authors, () => null);
    expect(html).toContain('<div class="callout callout-tip" role="note" aria-label="Tip"><p');
  });
});

describe("what is read", () => {
  const read = (children: readonly unknown[]) => readBody({ root: { type: "root", children } });
  const paragraph = (id: string) => ({ type: "paragraph", $: { blockId: id }, children: [] });

  it.each([
    { because: "without rows, it is gone", children: [{ type: "callout", children: [] }] },
    {
      because: "in a callout, it is none",
      children: [
        {
          type: "callout",
          tone: "tip",
          $: { containerId: "C" },
          children: [{ type: "callout", tone: "warning", children: [paragraph("a")] }],
        },
      ],
    },
  ])("$because", ({ children }) => {
    const result = read([...children, paragraph("z")]);
    if (!result.ok) throw new Error(result.error.reason);
    expect(outline(result.body)).toEqual(
      children[0]?.children.length === 0 ? ["z"] : ["C> a", "z"],
    );
  });

  it("is a row by itself with its callout, as merges hand it on", () => {
    const result = read(bodyRows(tip));
    expect(result).toEqual({ ok: true, body: tip });
  });

  it.each([
    { type: "callout", tone: "danger", children: [paragraph("a")] },
    { type: "callout", $: { containerId: 7 }, children: [paragraph("a")] },
    { type: "callout", children: [{ type: "text", text: "bare" }] },
    { ...paragraph("a"), within: { kind: "box", id: "C" } },
    { ...paragraph("a"), within: "C" },
  ])("is refused with its place: %j", (node) => {
    expect(read([node])).toMatchObject({
      ok: false,
      error: { path: expect.stringMatching(/^root\.children\.0/) },
    });
  });

  it("is bounded, however deep callouts stand in each other", () => {
    let node: object = paragraph("a");
    for (let depth = 0; depth < 20_000; depth += 1) node = { type: "callout", children: [node] };
    const result = read([node]);
    expect(result.ok && bodyBlocks(result.body)).toHaveLength(1);
    let unknown: object = { type: "unknown" };
    for (let depth = 0; depth < 60_000; depth += 1) {
      unknown = { type: "callout", children: [unknown] };
    }
    const refused = read([unknown]);
    expect(refused.ok ? 0 : refused.error.path.length).toBe(200);
  });

  it("may be as large as the page that is stored", () => {
    const rows = (length: number) =>
      Array.from({ length }, (_, at) => blockOf(`row-${at}`, "Short."));
    const result = read([{ type: "callout", children: rows(7500) }]);
    expect(result.ok || result.error).toBe(true);
    expect(read([{ type: "callout", children: rows(9500) }]).ok).toBe(false);
  });

  it("finds free ids fast, whatever ids are taken", () => {
    const start = "a".repeat(24);
    const taken = Array.from({ length: 2700 }, (_, at) => `${start}-${at}: x`);
    const page = taken.flatMap((row, at) => [
      { type: "callout", $: { containerId: row.split(":")[0] }, children: [paragraph(`r${at}`)] },
    ]);
    const apart = taken.flatMap((row, at) => [
      { type: "callout", $: { containerId: "C" }, children: [paragraph(row.split(":")[0] ?? "")] },
      paragraph(`p${at}`),
    ]);
    const timeOf = (children: readonly unknown[]): number => {
      const since = performance.now();
      expect(read(children).ok).toBe(true);
      return performance.now() - since;
    };
    const usual = timeOf([...page, ...apart.filter((_, at) => at % 2 === 1)]);
    expect(timeOf([...page, ...apart])).toBeLessThan(500 + 6 * usual);
  });
});

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

describe("a merge", () => {
  const merged = (base: PageBody, ours: PageBody, theirs: PageBody) => {
    const results = [mergeBodies(base, ours, theirs), mergeBodies(base, theirs, ours)];
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
    expect(takePassages(without, tip, [1])).toEqual(tip);
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
    expect(outline(takePassages(page(...text), page(...source), rows))).toEqual(is);
  });

  it("does not cut a callout in two", () => {
    const longer = page("a: First.", "C> b: Water at thirty.", "C> c: - Not.", "C> e: New.");
    const source = page("a: First.", "C> b: Water at thirty.", "C> c: - Not.", "d: Last.");
    expect(outline(takePassages(longer, source, [3]))).toEqual(["a", "C> b", "C> c", "C> e", "d"]);
  });
});
