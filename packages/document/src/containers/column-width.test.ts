import { describe, expect, it } from "vitest";
import type { BlockId } from "../block-id.ts";
import { bodyRows } from "../body-rows.ts";
import { bodyToHtml } from "../body-to-html.ts";
import { applyDiff } from "../diff/apply-diff.ts";
import { diffBodies } from "../diff/diff-bodies.ts";
import { diffToHtml } from "../diff/diff-to-html.ts";
import { diffToText } from "../diff/diff-to-text.ts";
import { invertDiff } from "../diff/invert-diff.ts";
import type { PageBody } from "../format.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { readBody } from "../read-body.ts";
import { takePassages } from "../take/take-passages.ts";
import { headlessEditor } from "../testing/headless-editor.ts";
import { unhurried } from "../testing/unhurried.ts";

/** A page with a table of two rows, from its columns: `{ A: 120, B: 0 }` for one of 120 pixels, and one as wide as its text. */
function table(columns: Readonly<Record<string, number>>, text = "Rye"): PageBody {
  return makeBody(
    ["r1", "r2"].flatMap((row) =>
      Object.entries(columns).map(([column, width]) =>
        makeBlock(
          {
            id: `${row}${column}` as BlockId,
            kind: "paragraph",
            within: {
              kind: "cell",
              id: "T" as BlockId,
              row: row as BlockId,
              column: column as BlockId,
              header: 1,
              ...(width > 0 && { width }),
            },
          },
          [{ text: row === "r1" ? `Name ${column}` : text, marks: 0, url: null }],
        ),
      ),
    ),
  );
}

/** The widths of the columns of a page's first table, by their ids; without those that are as wide as their text. */
function widths(body: PageBody): Record<string, number> {
  return Object.fromEntries(
    bodyRows(body).flatMap(({ within }) =>
      within?.kind === "cell" && within.width !== undefined ? [[within.column, within.width]] : [],
    ),
  );
}

const usual = table({ A: 120, B: 0, C: 200 });

describe("the widths of columns", () => {
  it("are stored with the table, and Lexical opens them", () => {
    expect(usual.root.children[0]).toMatchObject({ colWidths: [120, 0, 200] });
    expect(readBody(usual)).toEqual({ ok: true, body: usual });
    const opened = headlessEditor().parseEditorState(JSON.stringify(usual)).toJSON();
    expect(readBody(opened)).toEqual({ ok: true, body: usual });
    expect(makeBody(bodyRows(usual))).toEqual(usual);
    expect(readBody({ root: { type: "root", children: bodyRows(usual) } })).toEqual({
      ok: true,
      body: usual,
    });
  });

  it("are left out where all columns are as wide as their text", () => {
    expect(Object.keys(table({ A: 0, B: 0 }).root.children[0] ?? {})).not.toContain("colWidths");
    expect(bodyToHtml(table({ A: 0, B: 0 }))).toContain('aria-label="Table"><table><tbody>');
  });

  it("stand in the page as columns", () => {
    expect(bodyToHtml(usual)).toContain(
      '<table><colgroup><col width="120"><col><col width="200"></colgroup><tbody>',
    );
  });

  const withWidths = (colWidths: unknown) =>
    readBody({ root: { ...usual.root, children: [{ ...usual.root.children[0], colWidths }] } });

  it.each([
    { because: "out of bounds", sent: [1, 12.6, 9999], is: { A: 40, B: 40, C: 800 } },
    { because: "not whole", sent: [99.6, 0, 0], is: { A: 100 } },
    { because: "nothing", sent: [0, -5, 0], is: {} },
    { because: "fewer than the columns", sent: [120, 200], is: {} },
    { because: "more than the columns", sent: [120, 200, 200, 200], is: {} },
    { because: "missing", sent: null, is: {} },
  ])("are repaired where they are $because", ({ sent, is }) => {
    const read = withWidths(sent);
    if (!read.ok) throw new Error(read.error.reason);
    expect(widths(read.body)).toEqual(is);
    expect(readBody(read.body)).toEqual(read);
  });

  it.each([{ sent: "120" }, { sent: ["120", 0, 0] }, { sent: { 0: 120 } }])(
    "are refused as $sent",
    ({ sent }) => {
      expect(withWidths(sent)).toMatchObject({ ok: false, error: { path: /colWidths/ } });
    },
  );
});

describe("a comparison", () => {
  const told = (before: PageBody, after: PageBody) =>
    diffToText(diffBodies(before, after, unhurried)).lines.map(({ text }) => text);

  it("tells a width once, by the name of the column", () => {
    const after = table({ A: 240, B: 0, C: 0 });
    expect(told(usual, after)).toEqual([
      "Formatting of paragraph “Name A”: width of column “Name A” changed",
      "Formatting of paragraph “Name C”: width of column “Name C” changed",
    ]);
    const diff = diffBodies(usual, after, unhurried);
    expect(diff.counts).toEqual({ changes: 0, moves: 0, formatting: 2 });
    expect(applyDiff(usual, diff)).toEqual(after);
    expect(applyDiff(after, invertDiff(diff))).toEqual(usual);
    expect(diffToHtml(diff, "inline")).toContain(
      '<colgroup><col width="240"><col><col></colgroup>',
    );
    expect(diffToHtml(diff, "sideBySide")).toContain('<col width="120"><col><col width="200">');
  });

  it("tells nothing of a column that only moved with its width", () => {
    expect(told(usual, table({ C: 200, A: 120, B: 0 })).join()).not.toContain("width");
  });
});

describe("a merge", () => {
  it.each([
    { because: "one side", ours: { A: 300 }, theirs: {}, is: { A: 300, C: 200 } },
    { because: "two columns", ours: { A: 300 }, theirs: { C: 90 }, is: { A: 300, C: 90 } },
    {
      because: "one column twice: the wider one",
      ours: { A: 300 },
      theirs: { A: 90 },
      is: { A: 300, C: 200 },
    },
    { because: "both the same", ours: { B: 90 }, theirs: { B: 90 }, is: { A: 120, B: 90, C: 200 } },
    { because: "none any more", ours: { A: 0 }, theirs: {}, is: { C: 200 } },
  ])("takes the widths of $because", ({ ours, theirs, is }) => {
    const before = { A: 120, B: 0, C: 200 };
    const [our, their] = [table({ ...before, ...ours }), table({ ...before, ...theirs }, "Oats")];
    for (const [one, other] of [
      [our, their],
      [their, our],
    ] as const) {
      const { body, conflicts } = mergeBodies(usual, one, other, unhurried);
      expect(conflicts).toEqual([]);
      expect(widths(body)).toEqual(is);
      expect(readBody(body)).toEqual({ ok: true, body });
    }
  });

  it("keeps the widths of columns that moved, were added and deleted", () => {
    const moved = table({ C: 200, A: 120, B: 0 });
    const others = table({ A: 300, C: 200, D: 77 });
    const { body } = mergeBodies(usual, moved, others, unhurried);
    expect(widths(body)).toEqual({ A: 300, C: 200, D: 77 });
    expect(body.root.children[0]).toMatchObject({ colWidths: [200, 300, 77] });
  });
});

describe("a passage that is taken", () => {
  const source = table({ A: 300, B: 0, C: 90 }, "Oats");

  it("leaves the widths of the text", () => {
    const text = takePassages(usual, source, [3, 4, 5], unhurried);
    expect(text).toEqual(table({ A: 120, B: 0, C: 200 }, "Oats"));
  });

  it("brings the width of the column that it tells", () => {
    expect(widths(takePassages(usual, source, [0], unhurried))).toEqual({ A: 300, C: 200 });
  });
});
