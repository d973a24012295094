import { describe, expect, it } from "vitest";
import { authorsToHtml } from "../authors/authors-to-html.ts";
import { nextAuthors } from "../authors/next-authors.ts";
import type { BlockId } from "../block-id.ts";
import { bodyToHtml } from "../body-to-html.ts";
import { bodyToText } from "../body-to-text.ts";
import { searchTextOf } from "../testing/search-text-of.ts";
import { checkRow } from "../check-row.ts";
import { applyDiff } from "../diff/apply-diff.ts";
import { diffBodies } from "../diff/diff-bodies.ts";
import { diffToHtml } from "../diff/diff-to-html.ts";
import { diffToText } from "../diff/diff-to-text.ts";
import type { PageBody } from "../format.ts";
import { rowChanges } from "../history/row-changes.ts";
import { isBlankBody } from "../is-blank-body.ts";
import { makeBlock, type BlockKind } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { markBits } from "../marks.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { nodeRuns } from "../node-runs.ts";
import { readBody } from "../read-body.ts";
import { takePassages } from "../take/take-passages.ts";
import { headlessEditor } from "../testing/headless-editor.ts";
import { unhurried } from "../testing/unhurried.ts";
import { inlineMathMax, inlineMathSource, inlineMathWord } from "./inline-math-word.ts";

const plain = (text: string) => ({ text, marks: 0, url: null });

/** "Energy [formula] of the mill." with the given words around the formula. */
function page(source: string | null, before = "Energy ", after = " of the mill."): PageBody {
  const texts = [before, ...(source === null ? [] : [inlineMathWord(source)]), after];
  return makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, texts.map(plain))]);
}

/** A page with one row of this text. */
function row(text: string, kind: BlockKind): PageBody {
  return makeBody([makeBlock({ id: "a" as BlockId, kind }, [plain(text)])]);
}

const mass = "E = mc^2";
const formula = page(mass);

/** The page with another value for the source, as a client may send it. */
const sent = (source: unknown) =>
  JSON.parse(
    JSON.stringify(formula, (key, value: unknown) => (key === "source" ? source : value)),
  ) as unknown;

describe("a formula in a line", () => {
  it("is stored by its source, and Lexical opens it", () => {
    expect(readBody(formula)).toEqual({ ok: true, body: formula });
    expect(JSON.stringify(formula)).toContain(
      `{"type":"inline-math","version":1,"source":"E = mc^2"}`,
    );
    const opened = headlessEditor().parseEditorState(JSON.stringify(formula));
    expect(readBody(opened.toJSON())).toEqual({ ok: true, body: formula });
  });

  it.each([
    { source: 7, reason: "The source of a formula must stand here." },
    { source: null, reason: "The source of a formula must stand here." },
    {
      source: "x".repeat(inlineMathMax + 1),
      reason: "A formula in a line has at most 1000 characters.",
    },
  ])("is refused: $reason", ({ source, reason }) => {
    expect(readBody(sent(source))).toEqual({
      ok: false,
      error: { path: "root.children.0.children.1.source", reason },
    });
  });

  it.each([
    { written: "  x^2\t", source: "x^2", because: "white space around it is dropped" },
    { written: "a\r\n= b", source: "a = b", because: "it is one line" },
    { written: "a % why\n  + b", source: "a + b", because: "a comment ends with its line" },
    { written: "5\\% \n+ b % c", source: "5\\%  + b % c", because: "a percent sign is no comment" },
    { written: "\\\\% x\ny", source: "\\\\y", because: "a line end of TeX is no sign" },
    { written: "a\0$b\uD800", source: "a$b\uFFFD", because: "signs of no text are dropped" },
  ])("is brought into its form: $because", ({ written, source }) => {
    expect(inlineMathSource(written)).toBe(source);
    expect(inlineMathSource(source)).toBe(source);
    expect(readBody(sent(written))).toEqual({ ok: true, body: page(source) });
  });

  it("is dropped without a source, and is never longer than it may be", () => {
    expect(readBody(sent(" \n"))).toEqual({ ok: true, body: page(null) });
    const long = "x".repeat(inlineMathMax + 1);
    const node = { type: "paragraph", children: [{ type: "inline-math", source: long }] };
    expect(nodeRuns(node)).toEqual([plain(`$${long}$`)]);
  });

  it("has no marks, and stands in no web link", () => {
    const runs = [
      { text: inlineMathWord(mass), marks: markBits.bold, url: "https://example.org/" },
    ];
    const body = makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
    expect(body).toEqual(page(mass, "", ""));
  });

  it("is its source where nothing is drawn, and no markup", () => {
    expect(bodyToHtml(page("a < b"))).toContain(
      `Energy <span class="inline-math" translate="no" dir="ltr"><span class="tex">a &lt; b</span></span> of`,
    );
  });

  it("is its source in the text for search and in words, and makes a page not blank", () => {
    expect(bodyToText(formula)).toBe("Energy E = mc^2 of the mill.");
    expect(searchTextOf(formula)).toBe("Energy E = mc^2 of the mill.");
    expect(isBlankBody(page(mass, "", ""))).toBe(false);
    const list = row(`Prove ${inlineMathWord(mass)}`, "check");
    expect(checkRow(list, "a" as BlockId, true)?.text).toBe("Prove E = mc^2");
  });

  it("is text between dollar signs where its row becomes code, and the source of a formula", () => {
    expect(bodyToText(row(`say ${inlineMathWord(mass)}`, "codeBlock"))).toBe("say $E = mc^2$");
    expect(row(inlineMathWord(mass), "math")).toEqual(row(mass, "math"));
  });

  it("is one word in a comparison, which shows the sources", () => {
    const other = page("E = mc^3");
    const diff = diffBodies(formula, other, unhurried);
    expect(diffToText(diff).lines.map(({ text }) => text)).toEqual([
      expect.stringMatching(/deleted “E = mc\^2”.*inserted “E = mc\^3”/),
    ]);
    expect(applyDiff(formula, diff)).toEqual(other);
    const html = diffToHtml(diff, "inline");
    expect(html).toContain("E = mc^2</span></span></del>");
    expect(html).toContain("E = mc^3</span></span></ins>");
    expect(rowChanges(formula, other)).toEqual([
      {
        before: { row: 0, text: "Energy E = mc^2 of the mill." },
        after: { row: 0, text: "Energy E = mc^3 of the mill." },
      },
    ]);
  });

  it("merges beside another writer's words, and is asked where both changed it", () => {
    const more = " of the old mill.";
    const merge = mergeBodies(formula, page("E = pc"), page(mass, "Energy ", more), unhurried);
    expect(merge.conflicts).toEqual([]);
    expect(merge.body).toEqual(page("E = pc", "Energy ", more));
    const both = mergeBodies(formula, page("E = pc"), page("E = hf"), unhurried);
    expect(both.conflicts).toHaveLength(1);
    const same = mergeBodies(formula, page("E = pc"), page("E = pc"), unhurried);
    expect(same).toMatchObject({ conflicts: [], body: page("E = pc") });
  });

  it("keeps its author, and comes along with a passage of an earlier version", () => {
    const first = nextAuthors(null, formula, 1);
    const next = page(mass, "The energy ");
    const { authors } = nextAuthors({ body: formula, authors: first.authors }, next, 2);
    const html = authorsToHtml(next, authors, (sequence) =>
      sequence === 1 ? { href: "/v1", color: 0, label: "Ana" } : null,
    );
    expect(html).toMatch(/<a class="author author-0"[^>]*>.*<span class="inline-math".*<\/a>/);
    expect(takePassages(page(null, "Energy"), formula, [0], unhurried)).toEqual(formula);
  });
});
