import { describe, expect, it, test } from "vitest";
import type { BlockId } from "../block-id.ts";
import { bodyBlocks } from "../body-blocks.ts";
import { bodyRows } from "../body-rows.ts";
import { bodyToHtml } from "../body-to-html.ts";
import { makeBlock, type BlockKind } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { readBody } from "../read-body.ts";

/** A body of rows written as `kind level text`, with `start` or `x` (done) behind the kind: `number:4 0 Fourth`. */
function listOf(...lines: readonly string[]) {
  return makeBody(
    lines.map((line, at) => {
      const [, kind = "", extra = "", indent, text = ""] =
        /^(\w+)(?::(\w+))? (\d) ?(.*)$/.exec(line) ?? [];
      const attributes =
        extra === "x" ? ({ checked: true } as const) : extra === "" ? {} : { start: Number(extra) };
      return makeBlock(
        { id: `r${at}` as BlockId, kind: kind as BlockKind, indent: Number(indent), attributes },
        [{ text, marks: 0, url: null }],
      );
    }),
  );
}

/** The shape of a body's HTML: tags without attributes but `start` and `value`. */
function outline(body: ReturnType<typeof listOf>): string {
  return bodyToHtml(body)
    .replaceAll(/ (?:data-block|dir|class)="[^"]*"/g, "")
    .replaceAll(/<span[^>]*aria-label="([^"]+)"><\/span>/g, "[$1] ");
}

it.each<{ because: string; rows: string[]; html: string }>([
  {
    because: "neighbouring rows of one kind stand in one list",
    rows: ["bullet 0 a", "bullet 0 b"],
    html: "<ul><li>a</li><li>b</li></ul>",
  },
  {
    because: "a paragraph ends a list, and the next one counts from 1",
    rows: ["number 0 a", "paragraph 0 p", "number 0 b"],
    html: '<ol><li value="1">a</li></ol><p>p</p><ol><li value="1">b</li></ol>',
  },
  {
    because: "a list begins with its first row's number",
    rows: ["number:4 0 a", "number:9 0 b"],
    html: '<ol start="4"><li value="4">a</li><li value="5">b</li></ol>',
  },
  {
    because: "a list has its first row's number, also where a deeper row comes before it",
    rows: ["number 1 n", "number:5 0 a"],
    html: '<ol><li><ol><li value="1">n</li></ol></li><li value="5">a</li></ol>',
  },
  {
    because: "a deeper list interrupts no numbers",
    rows: ["number 0 a", "bullet 1 b", "number 0 c"],
    html: '<ol><li value="1">a</li><li><ul><li>b</li></ul></li><li value="2">c</li></ol>',
  },
  {
    because: "another kind on the same level is another list",
    rows: ["bullet 0 a", "check:x 1 b", "number 1 c"],
    html: '<ul><li>a</li><li><ul><li>[Done] b</li></ul></li><li><ol><li value="1">c</li></ol></li></ul>',
  },
  {
    because: "a level may be left out",
    rows: ["bullet 2 a", "bullet 0 b"],
    html: "<ul><li><ul><li><ul><li>a</li></ul></li></ul></li><li>b</li></ul>",
  },
])("$because", ({ rows, html }) => {
  expect(outline(listOf(...rows))).toBe(html);
});

describe("the rows of a list", () => {
  const body = listOf("number:4 0 a", "bullet 1 b", "check:x 1 c", "number 0 d", "quote 0 q");

  it("are the rows that it was made of, and one list in the body", () => {
    expect(body.root.children.map(({ type }) => type)).toEqual(["list", "quote"]);
    expect(makeBody(bodyRows(body))).toEqual(body);
    expect(bodyRows(body).map((row) => row.$.blockId)).toEqual(["r0", "r1", "r2", "r3", "r4"]);
  });

  it("know their level, their number, and what is done", () => {
    expect(bodyBlocks(body)).toMatchObject([
      { kind: "number", indent: 0, number: 4, attributes: { start: 4 } },
      { kind: "bullet", indent: 1, number: null, attributes: {} },
      { kind: "check", indent: 1, number: null, attributes: { checked: true } },
      { kind: "number", indent: 0, number: 5, attributes: {} },
      { kind: "quote", indent: 0, number: null, attributes: {} },
    ]);
  });

  it("are read by themselves as well as in their list", () => {
    const { root, ...rest } = body;
    expect(readBody({ ...rest, root: { ...root, children: bodyRows(body) } })).toEqual({
      ok: true,
      body,
    });
  });

  it("are raised to the eighth level, and their numbers are bounded", () => {
    expect(bodyBlocks(listOf("bullet 9 a"))).toMatchObject([{ indent: 7 }]);
    expect(bodyBlocks(listOf("number:9999999999 0 a"))).toMatchObject([{ number: 1_000_000_000 }]);
  });
});

test("lists that would take more than 2 MB are refused, however small their rows are", () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({
    type: "listitem",
    listType: at % 2 === 0 ? "number" : "bullet",
    indent: at % 2 === 0 ? 0 : 7,
  }));
  const read = (children: readonly object[]) => readBody({ root: { type: "root", children } });
  expect(read(rows)).toMatchObject({ ok: false, error: { path: "root.children" } });
  expect(read(rows.slice(0, 1000))).toMatchObject({ ok: true });
});

describe("a list that is no list is refused with its place", () => {
  const read = (list: unknown) => readBody({ root: { type: "root", children: [list] } });

  it.each<{ because: string; list: object; path: string }>([
    {
      because: "an unknown type",
      list: { listType: "dots", children: [{ type: "listitem" }] },
      path: "root.children.0.children.0.listType",
    },
    {
      because: "a paragraph in it",
      list: { listType: "bullet", children: [{ type: "paragraph" }] },
      path: "root.children.0.children.0.type",
    },
    {
      because: "no items at all",
      list: { listType: "bullet", children: 4 },
      path: "root.children.0.type",
    },
    {
      because: "a first number below 0",
      list: { listType: "number", start: -1, children: [{ type: "listitem" }] },
      path: "root.children.0.children.0.start",
    },
    {
      because: "a tick that is text",
      list: { listType: "check", children: [{ type: "listitem", checked: "yes" }] },
      path: "root.children.0.children.0.checked",
    },
    {
      because: "a deeper item that is unknown",
      list: {
        listType: "bullet",
        children: [
          {
            type: "listitem",
            children: [{ type: "list", listType: "bullet", children: [{ type: "table" }] }],
          },
        ],
      },
      path: "root.children.0.children.0.children.0.children.0.type",
    },
  ])("$because", ({ list, path }) => {
    expect(read({ type: "list", ...list })).toMatchObject({ ok: false, error: { path } });
  });
});
