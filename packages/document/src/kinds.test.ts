import { describe, expect, it } from "vitest";
import { authorsToHtml } from "./authors/authors-to-html.ts";
import { nextAuthors } from "./authors/next-authors.ts";
import type { BlockId } from "./block-id.ts";
import { bodyRows } from "./body-rows.ts";
import { bodyToHtml } from "./body-to-html.ts";
import { bodyToText } from "./body-to-text.ts";
import { applyDiff } from "./diff/apply-diff.ts";
import { diffBodies } from "./diff/diff-bodies.ts";
import { diffToHtml } from "./diff/diff-to-html.ts";
import { diffToText } from "./diff/diff-to-text.ts";
import type { PageBody } from "./format.ts";
import type { FileId } from "@stemma/domain/ids";
import { makeBlock, type BlockKind, type BlockShape } from "./make-block.ts";
import { makeBody } from "./make-body.ts";
import { mergeBodies } from "./merge/merge-bodies.ts";
import { readBody } from "./read-body.ts";
import type { RowAttributes } from "./row-attributes.ts";
import { takePassages } from "./take/take-passages.ts";
import { linkedId } from "./testing/linked-id.ts";
import { headlessEditor } from "./testing/headless-editor.ts";
import { unhurried } from "./testing/unhurried.ts";

/** A kind with text: `dividers.test.ts` has the same columns for the only one without. */
type WrittenKind = Exclude<BlockKind, "divider">;

/** How a kind looks: its HTML around `TEXT`, its name, and what every row of it has. */
interface Look {
  readonly html: RegExp;
  readonly name: string;
  readonly attributes?: RowAttributes;
}

const file = { id: linkedId(7) as string as FileId, name: "", size: 1400 };
const picture = { width: 1200, height: 800, placeholder: "" };

/** What each kind looks like: its HTML around `TEXT`, and its name. The type demands a line for every kind. */
const kinds: Record<WrittenKind, Look> = {
  paragraph: { html: /<p [^>]*>TEXT<\/p>/, name: "paragraph" },
  h1: { html: /<h2 [^>]*data-heading="h1"[^>]*>TEXT<\/h2>/, name: "heading 1" },
  h2: { html: /<h3 [^>]*data-heading="h2"[^>]*>TEXT<\/h3>/, name: "heading 2" },
  h3: { html: /<h4 [^>]*data-heading="h3"[^>]*>TEXT<\/h4>/, name: "heading 3" },
  quote: { html: /<blockquote [^>]*>TEXT<\/blockquote>/, name: "quote" },
  codeBlock: {
    html: /<pre class="code-block[^"]*"[^>]*translate="no" dir="ltr"[^>]*>TEXT<\/pre>/,
    name: "code block",
  },
  math: {
    html: /<figure class="math[^"]*"[^>]*translate="no" dir="ltr"[^>]*><pre>TEXT<\/pre><\/figure>/,
    name: "formula",
  },
  diagram: {
    html: /<figure class="diagram[^"]*"[^>]*translate="no" dir="ltr"[^>]*><pre>TEXT<\/pre><\/figure>/,
    name: "diagram",
  },
  image: {
    html: /<figure class="picture[^>]*><a class="picture-link"[^>]*><img [^>]*width="1200" height="800"[^>]*><\/a><figcaption>TEXT<\/figcaption><\/figure>/,
    name: "image",
    attributes: { file: { ...file, picture }, span: "wide" },
  },
  file: {
    html: /<figure class="file[^>]*><a class="file-card"[^>]*>.*1\.4 kB<\/span><\/a><figcaption>TEXT<\/figcaption><\/figure>/,
    name: "file",
    attributes: { file },
  },
  bullet: { html: /<ul dir="auto"><li [^>]*>TEXT<\/li><\/ul>/, name: "bullet" },
  number: {
    html: /<ol dir="auto"><li [^>]*value="1"[^>]*>TEXT<\/li><\/ol>/,
    name: "numbered item",
  },
  check: {
    html: /<ul class="list-check" dir="auto"><li [^>]*class="unchecked"[^>]*><span role="img" aria-label="To do"><\/span>TEXT<\/li><\/ul>/,
    name: "check item",
  },
};

const plain = (text: string) => ({ text, marks: 0, url: null });

/** A page: a first row, a row of this kind, and a last row. */
function pageWith(shape: Partial<BlockShape>, text = "Mix the flour with water."): PageBody {
  const row = (id: string, words: string, more: Partial<BlockShape> = {}) =>
    makeBlock({ kind: "paragraph", ...more, id: id as BlockId }, [plain(words)]);
  return makeBody([row("a", "First."), row("b", text, shape), row("c", "Last.")]);
}

describe.each(Object.keys(kinds) as WrittenKind[])("a row of the kind %s", (kind) => {
  const { html, name, attributes = {} } = kinds[kind];
  const shape = { kind, attributes };
  const body = pageWith(shape);
  const shows = (text: string) => new RegExp(html.source.replace("TEXT", text));

  it("is stored as it is, and Lexical opens it", () => {
    expect(readBody(body)).toEqual({ ok: true, body });
    const opened = headlessEditor().parseEditorState(JSON.stringify(body));
    expect(readBody(opened.toJSON())).toEqual({ ok: true, body });
    expect(bodyRows(body).map((row) => row.$.blockId)).toEqual(["a", "b", "c"]);
    expect(makeBody(bodyRows(body))).toEqual(body);
  });

  it("is an element where a reader sees it, and a line of the text", () => {
    expect(bodyToHtml(body)).toMatch(shows("Mix the flour with water."));
    expect(bodyToText(body)).toBe("First.\nMix the flour with water.\nLast.");
  });

  it("is named where a comparison says what it became", () => {
    const other = kind === "paragraph" ? "h1" : "paragraph";
    const diff = diffBodies(pageWith({ kind: other }), body, unhurried);
    expect(diff.counts).toEqual({ changes: 0, moves: 0, formatting: 1 });
    expect(diffToText(diff).lines.map(({ text }) => text)).toEqual([
      `Formatting of ${name} “Mix the flour with water.”: ${kinds[other].name} became ${name}`,
    ]);
    expect(applyDiff(pageWith({ kind: other }), diff)).toEqual(body);
  });

  it.each(["inline", "sideBySide"] as const)("keeps its look in a comparison %s", (layout) => {
    const diff = diffBodies(body, pageWith(shape, "Mix the flour with cold water."), unhurried);
    const words = "Mix the flour with <ins [^>]*>cold </ins>water\\.";
    const shown = html.source.replace('class="unchecked"', 'class="unchecked [^"]*"');
    expect(diffToHtml(diff, layout)).toMatch(new RegExp(shown.replace("TEXT", words)));
  });

  it("comes together with another writer's words", () => {
    const base = pageWith({ kind: kind === "paragraph" ? "h1" : "paragraph" });
    const retyped = pageWith(
      { kind: kind === "paragraph" ? "h1" : "paragraph" },
      "Mix the flour with cold water.",
    );
    for (const [ours, theirs] of [
      [body, retyped],
      [retyped, body],
    ] as const) {
      const merge = mergeBodies(base, ours, theirs, unhurried);
      expect(merge.conflicts).toEqual([]);
      expect(merge.body).toEqual(pageWith(shape, "Mix the flour with cold water."));
    }
  });

  it("is split here and changed there without a question", () => {
    const split = makeBody(
      bodyRows(body).flatMap((row) =>
        row.$.blockId === "b"
          ? [
              makeBlock({ ...shape, id: row.$.blockId }, [plain("Mix the flour")]),
              makeBlock({ ...shape, id: "d" as BlockId }, [plain("with water.")]),
            ]
          : [row],
      ),
    );
    const merge = mergeBodies(
      body,
      split,
      pageWith(shape, "Mix the flour with cold water."),
      unhurried,
    );
    expect(merge.conflicts).toEqual([]);
    expect(bodyToText(merge.body)).toBe("First.\nMix the flour\nwith cold water.\nLast.");
    expect(bodyRows(merge.body).map(({ type }) => type)).toEqual(
      bodyRows(split).map(({ type }) => type),
    );
  });

  it("keeps its authors, and they stand in it", () => {
    const first = nextAuthors(null, body, 1);
    const later = pageWith(shape, "Mix the flour with cold water.");
    const { authors } = nextAuthors({ body, authors: first.authors }, later, 2);
    expect(authors[1]?.map(([, sequence]) => sequence)).toEqual([1, 2, 1]);
    const shown = authorsToHtml(later, authors, () => null);
    expect(shown).toMatch(shows("Mix the flour with cold water."));
  });

  it("is taken from an earlier version as it was there", () => {
    const without = makeBody(bodyRows(body).filter((row) => row.$.blockId !== "b"));
    expect(takePassages(without, body, [1])).toEqual(body);
  });
});

describe("what only some kinds know", () => {
  const done = pageWith({ kind: "check", attributes: { checked: true } });
  const open = pageWith({ kind: "check" });

  it("is told where it changed", () => {
    const lines = (a: PageBody, b: PageBody) =>
      diffToText(diffBodies(a, b, unhurried)).lines.map(({ text }) => text);
    const row = "Formatting of check item “Mix the flour with water.”";
    expect(lines(open, done)).toEqual([`${row}: checked`]);
    expect(lines(done, open)).toEqual([`${row}: unchecked`]);
    expect(
      lines(pageWith({ kind: "number" }), pageWith({ kind: "number", attributes: { start: 7 } })),
    ).toEqual(["Formatting of numbered item “Mix the flour with water.”: first number 1 became 7"]);
  });

  it("comes together with what the other writer changed", () => {
    const deeper = pageWith({ kind: "check", indent: 2 });
    const merge = mergeBodies(open, done, deeper, unhurried);
    expect(merge.conflicts).toEqual([]);
    expect(merge.body).toEqual(
      pageWith({ kind: "check", indent: 2, attributes: { checked: true } }),
    );
  });

  it("is decided where both changed the number of a list: the smaller one", () => {
    const numbered = (start: number) => pageWith({ kind: "number", attributes: { start } });
    const merge = mergeBodies(numbered(1), numbered(3), numbered(2), unhurried);
    expect(merge.conflicts).toEqual([]);
    expect(merge.body).toEqual(numbered(2));
    expect(mergeBodies(numbered(4), numbered(4), numbered(1), unhurried).body).toEqual(numbered(1));
  });

  it("belongs to the list, whichever row comes first", () => {
    const list = (...rows: readonly [id: string, start?: number][]) =>
      makeBody(
        rows.map(([id, start]) =>
          makeBlock(
            { id: id as BlockId, kind: "number", attributes: start === undefined ? {} : { start } },
            [plain(`Row ${id}.`)],
          ),
        ),
      );
    const base = list(["a", 4], ["b"], ["c"]);
    const without = (body: PageBody, id: string) =>
      mergeBodies(
        base,
        body,
        makeBody(bodyRows(base).filter((row) => row.$.blockId !== id)),
        unhurried,
      );
    const both = without(list(["b", 4], ["c"]), "b");
    expect(both.conflicts).toEqual([]);
    expect(both.body).toEqual(list(["c", 4]));
    const inserted = without(list(["n", 4], ["a"], ["b"], ["c"]), "a");
    expect(inserted.conflicts).toEqual([]);
    expect(inserted.body).toEqual(list(["n", 4], ["b"], ["c"]));
    const lines = (after: PageBody) =>
      diffToText(diffBodies(base, after, unhurried)).lines.map(({ text }) => text);
    expect(lines(list(["b", 4], ["c"]))).toEqual(["Deleted numbered item: “Row a.”"]);
    expect(lines(list(["n", 4], ["a"], ["b"], ["c"]))).toEqual([
      "Inserted numbered item: “Row n.”",
    ]);
    const withoutFirst = list(["b", 4], ["c"]);
    const renumbered = mergeBodies(base, list(["a", 7], ["b"], ["c"]), withoutFirst, unhurried);
    expect(renumbered.conflicts).toEqual([]);
    expect(renumbered.body).toEqual(list(["b", 7], ["c"]));
    expect(lines(list(["b"], ["c"]))).toEqual(["Deleted numbered item: “Row a.”"]);
  });

  it("is dropped from a row that becomes another kind", () => {
    const row = makeBlock(
      { id: "b" as BlockId, kind: "bullet", attributes: { checked: true } },
      [],
    );
    expect(row).not.toHaveProperty("checked");
  });
});
