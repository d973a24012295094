import { describe, expect, it } from "vitest";
import { authorsToHtml } from "../authors/authors-to-html.ts";
import { nextAuthors } from "../authors/next-authors.ts";
import type { BlockId } from "../block-id.ts";
import { bodyToHtml } from "../body-to-html.ts";
import { diffBodies } from "../diff/diff-bodies.ts";
import { diffToHtml } from "../diff/diff-to-html.ts";
import { diffToText } from "../diff/diff-to-text.ts";
import type { PageBody } from "../format.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { mergeBodies } from "../merge/merge-bodies.ts";
import { readBody } from "../read-body.ts";
import { takePassages } from "../take/take-passages.ts";
import { headlessEditor } from "../testing/headless-editor.ts";
import { unhurried } from "../testing/unhurried.ts";
import type { CodeLook } from "./code-look.ts";

/** A page of one block of code. */
function page(attributes: CodeLook & { language?: string }, text = "let a;\n\nb();"): PageBody {
  const run = { text, marks: 0, url: null };
  return makeBody([makeBlock({ id: "a" as BlockId, kind: "codeBlock", attributes }, [run])]);
}

const both = { lineNumbers: true, wrap: false } as const;
const plain = page({});
const shown = page(both);

/** What the server makes of a sent block of code with these fields. */
function read(fields: object) {
  const [block] = page({}).root.children;
  return readBody({ ...plain, root: { ...plain.root, children: [{ ...block, ...fields }] } });
}

describe("the look of code", () => {
  it("is stored where it is not the default, and Lexical opens it", () => {
    expect(shown.root.children[0]).toMatchObject(both);
    expect(readBody(shown)).toEqual({ ok: true, body: shown });
    const opened = headlessEditor().parseEditorState(JSON.stringify(shown));
    expect(readBody(opened.toJSON())).toEqual({ ok: true, body: shown });
    expect(read({ lineNumbers: false, wrap: true })).toEqual({ ok: true, body: plain });
    expect(read({ lineNumbers: null, wrap: null })).toEqual({ ok: true, body: plain });
  });

  it.each([{ lineNumbers: "yes" }, { wrap: 0 }])("is a yes or a no: %o", (fields) => {
    const [field] = Object.keys(fields);
    expect(read(fields)).toMatchObject({
      ok: false,
      error: { path: `root.children.0.${field}` },
    });
  });

  it("is dropped from a row that becomes another kind", () => {
    const row = makeBlock({ id: "b" as BlockId, kind: "math", attributes: both }, []);
    expect(row).not.toHaveProperty("lineNumbers");
    expect(row).not.toHaveProperty("wrap");
  });

  it("is told where it changed", () => {
    const lines = (before: PageBody, after: PageBody) =>
      diffToText(diffBodies(before, after, unhurried)).lines.map(({ text }) => text);
    const block = "Formatting of code block “let a; ↵ ↵ b();”";
    expect(lines(plain, shown)).toEqual([`${block}: line numbers shown; long lines not wrapped`]);
    expect(lines(shown, plain)).toEqual([`${block}: line numbers hidden; long lines wrapped`]);
  });

  it("comes together with what another writer changed", () => {
    const retyped = page({ language: "ts", wrap: false }, "let a;\n\nbc();");
    const merge = mergeBodies(plain, page({ lineNumbers: true }), retyped, unhurried);
    expect(merge.conflicts).toEqual([]);
    expect(merge.body).toEqual(page({ ...both, language: "ts" }, "let a;\n\nbc();"));
    expect(mergeBodies(shown, plain, page(both, "c"), unhurried).body).toEqual(page({}, "c"));
  });

  it("is taken from an earlier version, and shown with its authors", () => {
    expect(takePassages(plain, shown, [0], unhurried)).toEqual(shown);
    const { authors } = nextAuthors(null, shown, 1);
    expect(authorsToHtml(shown, authors, () => null)).toBe(bodyToHtml(shown));
  });
});

describe("line numbers", () => {
  const mark = (line: number) => `<span data-line="${line}"></span>`;

  it.each([
    { text: "a", inner: `${mark(1)}a` },
    { text: "a\n\nb", inner: `${mark(1)}a<br>${mark(2)}<br>${mark(3)}b` },
    { text: "a\n", inner: `${mark(1)}a<br>${mark(2)}<br>` },
    { text: "", inner: `${mark(1)}<br>` },
    { text: "<br>", inner: `${mark(1)}&lt;br&gt;` },
  ])("stand before each line of $text", ({ text, inner }) => {
    expect(bodyToHtml(page({ lineNumbers: true }, text))).toBe(
      `<pre class="code-block line-numbers digits-2" data-block="a" translate="no" dir="ltr">${inner}</pre>`,
    );
  });

  it("have room for the last one", () => {
    expect(bodyToHtml(page({ lineNumbers: true }, "\n".repeat(999)))).toContain("digits-4");
    expect(bodyToHtml(page({ lineNumbers: true }, "\n".repeat(998)))).toContain("digits-3");
  });

  it("are left out of a comparison, where lines of both versions stand", () => {
    const diff = diffBodies(shown, page(both, "let a;\nb();"), unhurried);
    expect(diffToHtml(diff, "inline")).not.toContain("data-line");
  });
});

it("code that does not wrap stands in an element that scrolls, by the keyboard too", () => {
  expect(bodyToHtml(page({ wrap: false }, "a"))).toBe(
    '<pre class="code-block unwrapped" data-block="a" translate="no" dir="ltr">' +
      '<span class="code-scroll" role="region" tabindex="0" aria-label="Code">a</span></pre>',
  );
});
