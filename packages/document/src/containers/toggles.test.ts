import { describe, expect, it } from "vitest";
import type { BlockId } from "../block-id.ts";
import { bodyRows } from "../body-rows.ts";
import { bodyToHtml } from "../body-to-html.ts";
import { bodyToText } from "../body-to-text.ts";
import { authorsToHtml } from "../authors/authors-to-html.ts";
import { nextAuthors } from "../authors/next-authors.ts";
import { applyDiff } from "../diff/apply-diff.ts";
import { diffBodies } from "../diff/diff-bodies.ts";
import { diffToHtml } from "../diff/diff-to-html.ts";
import { diffToText } from "../diff/diff-to-text.ts";
import type { PageBody } from "../format.ts";
import type { BlockKind } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { readBody } from "../read-body.ts";
import { takePassages } from "../take/take-passages.ts";
import { anyFile } from "../testing/any-file.ts";
import { blockOf } from "../testing/body-of.ts";
import { outline, page } from "../testing/callout-page.ts";
import { headlessEditor } from "../testing/headless-editor.ts";
import { unhurried } from "../testing/unhurried.ts";

const toggle = page(
  "a: First.",
  "T!toggle> b: How do I mix?",
  "T!toggle> c: Slowly.",
  "T!toggle> d: - By hand.",
  "e: Last.",
);

const bare = (html: string) => html.replaceAll(/ (?:data-block|dir)="[^"]*"/g, "");

describe("a toggle", () => {
  it.each([
    { because: "with rows inside", body: toggle },
    { because: "of a summary alone", body: page("T!toggle> b: How?") },
    { because: "with an empty summary", body: page("T!toggle> b: ", "T!toggle> c: Text.") },
  ])("$because is stored as it is, and Lexical opens it", ({ body }) => {
    expect(readBody(body)).toEqual({ ok: true, body });
    const opened = headlessEditor().parseEditorState(JSON.stringify(body)).toJSON();
    expect(readBody(opened)).toEqual({ ok: true, body });
    expect(makeBody(bodyRows(body))).toEqual(body);
  });

  it("is opened and closed by its summary, and its rows are lines of the text", () => {
    const inside = "<p>Slowly.</p><ul><li>By hand.</li></ul></details><p>Last.</p>";
    const summary = '<summary class="toggle-summary"><p>How do I mix?</p></summary>';
    expect(bare(bodyToHtml(toggle, "belowTitle", "closed"))).toBe(
      `<p>First.</p><details class="toggle" data-toggle="T">${summary}${inside}`,
    );
    expect(bare(bodyToHtml(toggle))).toBe(
      `<p>First.</p><details class="toggle" data-toggle="T" open>${summary}${inside}`,
    );
    expect(bare(bodyToHtml(page("T!toggle> b: How?", "c: Last.")))).toContain(
      "<p>How?</p></summary></details><p>Last.</p>",
    );
    expect(bodyToText(toggle)).toBe("First.\nHow do I mix?\nSlowly.\nBy hand.\nLast.");
  });

  it("has a name without words", () => {
    expect(bare(bodyToHtml(page("T!toggle> b: ", "T!toggle> c: Text.")))).toContain(
      '<summary class="toggle-summary" aria-label="Toggle"><p><br></p></summary>',
    );
  });

  it("shows all rows where authors are shown", () => {
    const { authors } = nextAuthors(null, toggle, 1);
    expect(authors).toHaveLength(5);
    expect(authorsToHtml(toggle, authors, () => null)).toContain(
      '<div class="toggle"><div class="toggle-summary"><p',
    );
  });

  it("is not a callout beside it with its id", () => {
    const both = page("T!toggle> a: One.", "T> b: Two.");
    expect(outline(both)).toEqual(["T!toggle> a", "b> b"]);
    expect(readBody(both)).toEqual({ ok: true, body: both });
  });
});

describe("the first row of a toggle", () => {
  const withFirst = (kind: BlockKind, text: string): PageBody =>
    makeBody(
      ["a", "b"].map((id) =>
        blockOf(id, id === "a" ? text : "Inside.", {
          kind: id === "a" ? kind : "paragraph",
          attributes: { file: anyFile(1) },
          within: { kind: "toggle", id: "T" as BlockId },
        }),
      ),
    );
  const typesOf = (body: PageBody) => bodyRows(body).map(({ type }) => type);

  it.each(["paragraph", "h1", "h2", "h3"] as const)("is its summary: %s", (kind) => {
    const body = withFirst(kind, "How?");
    expect(typesOf(body)).toEqual([kind === "paragraph" ? kind : "heading", "paragraph"]);
    expect(readBody(body)).toEqual({ ok: true, body });
  });

  it.each(["quote", "bullet", "number", "check"] as const)(
    "becomes a paragraph of its text: %s",
    (kind) => {
      const body = withFirst(kind, "How?");
      expect(typesOf(body)).toEqual(["paragraph", "paragraph"]);
      expect(outline(body)).toEqual(["T!toggle> a", "T!toggle> b"]);
      expect(bodyToText(body)).toBe("How?\nInside.");
      expect(readBody(body)).toEqual({ ok: true, body });
    },
  );

  it.each(["codeBlock", "math", "image", "file"] as const)("stays, below a summary: %s", (kind) => {
    const body = withFirst(kind, "How?");
    expect(outline(body)).toEqual(["T!toggle> T-summary", "T!toggle> a", "T!toggle> b"]);
    expect(bodyToText(body)).toBe("\nHow?\nInside.");
    expect(readBody(body)).toEqual({ ok: true, body });
    expect(makeBody(bodyRows(body))).toEqual(body);
  });

  it("stays, below a summary with a free id: divider", () => {
    const divider = withFirst("divider", "");
    const taken = makeBody([blockOf("T-summary", "Taken."), ...bodyRows(divider).slice(1)]);
    expect(outline(taken)).toEqual([
      "T-summary",
      "T!toggle> T-summary-2",
      "T!toggle> a",
      "T!toggle> b",
    ]);
    expect(readBody(taken)).toEqual({ ok: true, body: taken });
  });
});

describe("a toggle that is read", () => {
  const read = (children: readonly unknown[]) => readBody({ root: { type: "root", children } });
  const paragraph = (id: string) => ({ type: "paragraph", $: { blockId: id }, children: [] });

  it.each([
    { because: "is gone without rows", inside: [], is: ["z"] },
    {
      because: "holds the rows of a container in it",
      inside: [paragraph("a"), { type: "callout", children: [paragraph("b")] }],
      is: ["T!toggle> a", "T!toggle> b", "z"],
    },
    {
      because: "holds the rows of a table in it",
      inside: [
        {
          type: "table",
          children: [
            { type: "tablerow", children: [{ type: "tablecell", children: [paragraph("a")] }] },
          ],
        },
      ],
      is: ["T!toggle> a", "z"],
    },
  ])("$because", ({ inside, is }) => {
    const node = { type: "toggle", $: { containerId: "T" }, children: inside };
    const result = read([node, paragraph("z")]);
    expect(result.ok ? outline(result.body) : result.error).toEqual(is);
  });

  it.each([
    { type: "toggle", $: { containerId: 7 }, children: [paragraph("a")] },
    { type: "toggle", $: "T", children: [paragraph("a")] },
    { type: "toggle", children: [{ type: "text", text: "bare" }] },
    { type: "toggle" },
    { ...paragraph("a"), within: { kind: "toggle", id: 7 } },
  ])("is refused with its place: %j", (node) => {
    expect(read([node])).toMatchObject({
      ok: false,
      error: { path: expect.stringMatching(/^root\.children\.0/) },
    });
  });
});

describe("a comparison", () => {
  const lines = (before: PageBody, after: PageBody) =>
    diffToText(diffBodies(before, after, unhurried)).lines.map(({ text }) => text);
  const rows = ["a: First.", "b: How do I mix?", "c: Slowly.", "d: - By hand.", "e: Last."];

  it("tells that rows were moved into a toggle, out of it, and from a callout into it", () => {
    const out = page(...rows);
    expect(lines(out, toggle)).toEqual([
      "Formatting of paragraph “How do I mix?”: moved into a toggle",
      "Formatting of paragraph “Slowly.”: moved into a toggle",
      "Formatting of bullet “By hand.”: moved into a toggle",
    ]);
    expect(lines(toggle, out)[0]).toBe(
      "Formatting of paragraph “How do I mix?”: moved out of a toggle",
    );
    const callout = page("C> b: How?");
    expect(lines(callout, page("T!toggle> b: How?"))).toEqual([
      "Formatting of paragraph “How?”: moved from a tip into a toggle",
    ]);
    expect(applyDiff(out, diffBodies(out, toggle, unhurried))).toEqual(toggle);
    expect(applyDiff(toggle, diffBodies(toggle, out, unhurried))).toEqual(out);
  });

  it("shows all rows, and old and new summary above the others", () => {
    const after = page(
      "a: First.",
      "T!toggle> x: What is this?",
      "T!toggle> c: Slowly.",
      "T!toggle> d: - By hand.",
      "e: Last.",
    );
    const inline = diffToHtml(diffBodies(toggle, after, unhurried), "inline");
    expect(inline).toMatch(
      /<div class="toggle"><div class="toggle-summary"><p class="diff-block diff-deleted".*<p class="diff-block diff-inserted".*<\/p><\/div><p [^>]*>Slowly\./,
    );
    expect(inline.match(/<div/g)).toHaveLength(2);
    expect(inline.match(/<\/div>/g)).toHaveLength(2);
    const sideBySide = diffToHtml(diffBodies(toggle, toggle, unhurried), "sideBySide");
    expect(sideBySide.match(/<div class="toggle">/g)).toHaveLength(2);
    expect(sideBySide.match(/<div class="toggle toggle-rest">/g)).toHaveLength(4);
    expect(inline + sideBySide).not.toContain("details");
  });

  it("gives a taken row its toggle back", () => {
    const without = page(
      "a: First.",
      "T!toggle> c: Slowly.",
      "T!toggle> d: - By hand.",
      "e: Last.",
    );
    expect(takePassages(without, toggle, [1], unhurried)).toEqual(toggle);
  });
});
