import { describe, expect, it } from "vitest";
import { bodyBlocks } from "../body-blocks.ts";
import { bodyRows } from "../body-rows.ts";
import { bodyToHtml } from "../body-to-html.ts";
import { bodyToText } from "../body-to-text.ts";
import { nextAuthors } from "../authors/next-authors.ts";
import { authorsToHtml } from "../authors/authors-to-html.ts";
import { makeBody } from "../make-body.ts";
import { readBody } from "../read-body.ts";
import { blockOf } from "../testing/body-of.ts";
import { outline, page, tip } from "../testing/callout-page.ts";
import { headlessEditor } from "../testing/headless-editor.ts";
import { allTones } from "./container.ts";

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

  it("finds free ids, whatever ids are taken", () => {
    const start = "a".repeat(24);
    const taken = Array.from({ length: 2700 }, (_, at) => `${start}-${at}: x`);
    const page = taken.flatMap((row, at) => [
      { type: "callout", $: { containerId: row.split(":")[0] }, children: [paragraph(`r${at}`)] },
    ]);
    const apart = taken.flatMap((row, at) => [
      { type: "callout", $: { containerId: "C" }, children: [paragraph(row.split(":")[0] ?? "")] },
      paragraph(`p${at}`),
    ]);
    const result = read([...page, ...apart]);
    const ids = result.ok ? bodyRows(result.body).flatMap(({ within }) => within?.id ?? []) : [];
    expect(new Set(ids).size).toBe(2 * taken.length);
  });
});
