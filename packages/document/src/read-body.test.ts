import { bodyRows } from "./body-rows.ts";
import { describe, expect, it } from "vitest";
import { blankBody } from "./blank-body.ts";
import type { PageBody } from "./format.ts";
import { readBody } from "./read-body.ts";
import { headlessEditor } from "./testing/headless-editor.ts";
import { body, paragraph, text } from "./testing/raw-body.ts";

const link = (url: unknown, children: unknown = [text("here")]) =>
  body([paragraph([text("a"), { type: "link", url, children }])]);

function nested(levels: number): unknown {
  let node: unknown = text("deep");
  for (let level = 0; level < levels; level += 1) node = paragraph([node]);
  return body([node]);
}

function readOk(input: unknown): PageBody {
  const result = readBody(input);
  if (!result.ok) throw new Error(`${result.error.path}: ${result.error.reason}`);
  return result.body;
}

function firstChildren({ root: { children } }: PageBody): unknown {
  const [first] = children;
  return first !== undefined && "children" in first ? first.children : undefined;
}

const urlPath = "root.children.0.children.1.url";
const firstText = "root.children.0.children.0";

describe("a body that breaks the format is refused with its path", () => {
  it.each([
    { because: "nothing", input: undefined, path: "" },
    { because: "a list", input: [], path: "" },
    { because: "no root", input: {}, path: "root" },
    { because: "another root", input: { root: { type: "paragraph" } }, path: "root.type" },
    { because: "a newer format", input: { ...body([]), formatVersion: 3 }, path: "formatVersion" },
    { because: "blocks are no list", input: body({}), path: "root.children" },
    { because: "a block is null", input: body([null]), path: "root.children.0" },
    { because: "an unknown block", input: body([{ type: "table" }]), path: "root.children.0.type" },
    { because: "text is no block", input: body([text("a")]), path: "root.children.0.type" },
    {
      because: "heading four",
      input: body([{ type: "heading", tag: "h4" }]),
      path: "root.children.0.tag",
    },
    {
      because: "an unknown inline",
      input: body([paragraph([{ type: "image" }])]),
      path: `${firstText}.type`,
    },
    {
      because: "a block in a block",
      input: nested(2),
      path: `${firstText}.type`,
    },
    { because: "10,000 levels", input: nested(10_000), path: `${firstText}.type` },
    {
      because: "a link in a link",
      input: link("https://a.b", [{ type: "link", url: "https://a.b", children: [] }]),
      path: "root.children.0.children.1.children.0.type",
    },
    {
      because: "text is a number",
      input: body([paragraph([text(4)])]),
      path: `${firstText}.text`,
    },
    {
      because: "highlight is unknown",
      input: body([paragraph([text("a", { format: 128 })])]),
      path: `${firstText}.format`,
    },
    {
      because: "format is no number",
      input: body([paragraph([text("a", { format: "bold" })])]),
      path: `${firstText}.format`,
    },
    {
      because: "format is NaN",
      input: body([paragraph([text("a", { format: Number.NaN })])]),
      path: `${firstText}.format`,
    },
    {
      because: "an indent below 0",
      input: body([paragraph([], { indent: -1 })]),
      path: "root.children.0.indent",
    },
    {
      because: "half an indent",
      input: body([paragraph([], { indent: 0.5 })]),
      path: "root.children.0.indent",
    },
    {
      because: "an indent without end",
      input: body([paragraph([], { indent: Number.POSITIVE_INFINITY })]),
      path: "root.children.0.indent",
    },
    {
      because: "an unknown alignment",
      input: body([paragraph([], { format: "middle" })]),
      path: "root.children.0.format",
    },
    {
      because: "an unknown direction",
      input: body([paragraph([], { direction: "up" })]),
      path: "root.children.0.direction",
    },
    {
      because: "an id that is a number",
      input: body([paragraph([], { $: { blockId: 7 } })]),
      path: "root.children.0.$.blockId",
    },
    {
      because: "state that is text",
      input: body([paragraph([], { $: "id" })]),
      path: "root.children.0.$",
    },
    {
      because: "a prototype key at the top",
      input: JSON.parse('{"__proto__": {}, "root": {}}') as unknown,
      path: "__proto__",
    },
    {
      because: "a constructor key on a block",
      input: body([paragraph([], { constructor: {} })]),
      path: "root.children.0.constructor",
    },
    {
      because: "a prototype key on a text",
      input: body([paragraph([text("a", { prototype: {} })])]),
      path: `${firstText}.prototype`,
    },
    { because: "an address that is no text", input: link(null), path: urlPath },
    { because: "script", input: link("javascript:alert(1)"), path: urlPath },
    { because: "script in capitals", input: link("JaVaScRiPt:alert(1)"), path: urlPath },
    { because: "script after a space", input: link(" javascript:alert(1)"), path: urlPath },
    { because: "script after a control", input: link("\u0001javascript:alert(1)"), path: urlPath },
    { because: "script cut by a tab", input: link("java\tscript:alert(1)"), path: urlPath },
    { because: "script behind a colon's entity", input: link("javascript&colon;1"), path: urlPath },
    { because: "data", input: link("data:text/html,<script>"), path: urlPath },
    { because: "vbscript", input: link("vbscript:x"), path: urlPath },
    { because: "a file", input: link("file:///etc/passwd"), path: urlPath },
    { because: "no protocol", input: link("//example.org"), path: urlPath },
    { because: "a line feed inside", input: link("https://a.b/\n"), path: urlPath },
    { because: "an invisible mark inside", input: link("https://a\u202E.b"), path: urlPath },
    {
      because: "too long an address",
      input: link(`https://a.b/${"x".repeat(5000)}`),
      path: urlPath,
    },
  ])("$because", ({ input, path }) => {
    const result = readBody(input);
    expect(result.ok ? "accepted" : result.error.path).toBe(path);
  });
});

describe("what a body may hold", () => {
  it.each(["http://a.b", "HTTPS://a.b/c?d#e", "mailto:ana@example.org", "tel:+41441234567"])(
    "a link to %s is kept",
    (url) => {
      expect(JSON.stringify(readOk(link(url)))).toContain(JSON.stringify(url));
    },
  );

  it("Lexical takes a body as it is, and what it writes is read as the same body", () => {
    const written = readOk(
      body([
        paragraph([text("a", { format: 3 }), { type: "linebreak" }, { type: "tab" }], {
          format: "center",
          indent: 2,
          textFormat: 1,
        }),
        { type: "heading", tag: "h2", children: [text("b")] },
        ...(link("https://a.b/").root.children as unknown[]),
      ]),
    );
    const state = headlessEditor().parseEditorState(written);
    expect(readOk(state.toJSON())).toEqual(written);
  });

  it("a reader of a body gets rid of fields the format does not know", () => {
    const read = readOk(
      body([paragraph([text("a", { style: "color:red", onclick: "x" })], { evil: [[[]]] })]),
    );
    expect(JSON.stringify(read)).not.toMatch(/color|onclick|evil/);
  });

  it("inherited fields are not read", () => {
    const block = Object.assign(Object.create({ type: "paragraph" }) as object, { children: [] });
    expect(readBody(body([block])).ok).toBe(false);
  });
});

describe("what is repaired instead of refused", () => {
  it("a body without blocks becomes blank", () => {
    const read = readOk(body([]));
    expect(read.root.children).toHaveLength(1);
    expect(read.root.children[0]).toMatchObject({ type: "paragraph", children: [] });
  });

  it("a block without an id, or with one that is taken, gets its own", () => {
    const blocks = [
      {},
      { $: {} },
      { $: { blockId: "a" } },
      { $: { blockId: "a" } },
      { $: { blockId: "?" } },
    ];
    const read = readOk(body(blocks.map((more) => paragraph([], more))));
    const ids = bodyRows(read).map((row) => row.$.blockId);
    expect(new Set(ids).size).toBe(5);
    expect(ids[2]).toBe("a");
  });

  it("NUL is dropped, half a surrogate pair is replaced, line feeds and tabs become nodes", () => {
    const read = readOk(body([paragraph([text("a\u0000b\uD800c\r\nd\te")])]));
    expect(firstChildren(read)).toMatchObject([
      { type: "text", text: "ab\uFFFDc" },
      { type: "linebreak" },
      { type: "text", text: "d" },
      { type: "tab", detail: 2 },
      { type: "text", text: "e" },
    ]);
  });

  it("texts that look alike become one, empty ones and empty links go", () => {
    const texts = [text("a"), text("b"), text("", { format: 1 }), text("c")];
    expect(firstChildren(readOk(body([paragraph(texts)])))).toMatchObject([{ text: "abc" }]);
    expect(firstChildren(readOk(link("https://a.b", [text("")])))).toHaveLength(1);
  });

  it("too deep an indent becomes the deepest", () => {
    expect(readOk(body([paragraph([], { indent: 99 })])).root.children[0]).toMatchObject({
      indent: 10,
    });
  });

  it("text that is both lowered and raised is lowered", () => {
    const read = readOk(body([paragraph([text("a", { format: 1 | 32 | 64 })])]));
    expect(firstChildren(read)).toMatchObject([{ text: "a", format: 1 | 32 }]);
  });

  it("a body without a format version is of the current one", () => {
    expect(readOk({ root: blankBody().root }).formatVersion).toBe(2);
  });
});
