import { describe, expect, it } from "vitest";
import type { BlockId } from "./block-id.ts";
import { bodyRows } from "./body-rows.ts";
import { bodyToHtml } from "./body-to-html.ts";
import { bodyToText } from "./body-to-text.ts";
import { diffBodies } from "./diff/diff-bodies.ts";
import { diffToHtml } from "./diff/diff-to-html.ts";
import { diffToText } from "./diff/diff-to-text.ts";
import type { BlockJson, PageBody } from "./format.ts";
import { makeBlock, type BlockShape } from "./make-block.ts";
import { makeBody } from "./make-body.ts";
import { mergeBodies } from "./merge/merge-bodies.ts";
import { resolveMerge } from "./merge/resolve-merge.ts";
import { readBody } from "./read-body.ts";
import { unhurried } from "./testing/unhurried.ts";

const row = (id: string, text: string, more: Partial<BlockShape> = {}): BlockJson =>
  makeBlock({ kind: "paragraph", ...more, id: id as BlockId }, [{ text, marks: 0, url: null }]);
const divider = (id = "d", more: Partial<BlockShape> = {}): BlockJson =>
  row(id, "", { kind: "divider", ...more });

const [first, last] = [row("a", "First."), row("c", "Last.")];
const plain = makeBody([first, last]);
const divided = makeBody([first, divider(), last]);
const merged = (base: PageBody, ours: PageBody, theirs: PageBody) => {
  const merge = mergeBodies(base, ours, theirs, unhurried);
  expect(merge.conflicts).toEqual([]);
  return merge.body;
};
const lines = (before: PageBody, after: PageBody) =>
  diffToText(diffBodies(before, after, unhurried)).lines.map(({ text }) => text);

describe("a divider", () => {
  it("has no alignment, no indent and no direction", () => {
    const shaped = divider("d", { alignment: "center", indent: 3, direction: "rtl" });
    expect(shaped).toEqual({ type: "horizontalrule", version: 1, $: { blockId: "d" } });
  });

  it("that is sent with text becomes a paragraph of it", () => {
    const sent = { type: "horizontalrule", children: [{ type: "text", text: "Kept." }] };
    const read = readBody({ root: { type: "root", children: [sent] } });
    expect(read.ok && bodyToText(read.body)).toBe("Kept.");
    expect(bodyToHtml({ root: { children: [sent] } } as unknown as PageBody)).toContain(
      ">Kept.</p>",
    );
  });

  it("stands in a callout, and is an empty paragraph in a cell", () => {
    const callout = { kind: "callout", id: "C" as BlockId, tone: "tip" } as const;
    const inside = makeBody([
      row("a", "First.", { within: callout }),
      divider("d", { within: callout }),
    ]);
    expect(readBody(inside)).toEqual({ ok: true, body: inside });
    expect(bodyToHtml(inside)).toMatch(/First\.<\/p><hr data-block="d"><\/\w+>$/);
    const ids = { id: "T", row: "r", column: "x" } as {
      id: BlockId;
      row: BlockId;
      column: BlockId;
    };
    const cell = makeBody([divider("d", { within: { kind: "cell", ...ids, header: 0 } })]);
    expect(bodyRows(cell)).toMatchObject([
      { type: "paragraph", $: { blockId: "d" }, children: [] },
    ]);
  });

  it("is named where a comparison says where it went", () => {
    const [before, after] = [
      [divider(), first, last],
      [first, last, divider()],
    ];
    expect(lines(makeBody(before), makeBody(after))).toEqual(["Moved from 1 to 3: divider"]);
  });

  it.each(["inline", "sideBySide"] as const)("is a line in a comparison %s", (layout) => {
    const inserted = diffToHtml(diffBodies(plain, divided, unhurried), layout);
    expect(inserted).toMatch(/<hr class="diff-block diff-inserted"[^>]*>/);
    const deleted = diffToHtml(diffBodies(divided, plain, unhurried), layout);
    expect(deleted).toMatch(/<hr class="diff-block diff-deleted"[^>]*>/);
    expect(inserted + deleted).not.toMatch(/<\/hr>|<hr[^>]*>(?:<br>|<ins)/);
  });

  it("shows in a comparison the words of the paragraph that it was", () => {
    const before = makeBody([first, row("d", "Gone words."), last]);
    const html = diffToHtml(diffBodies(before, divided, unhurried), "inline");
    expect(html).toContain('<del class="diff-del">Gone words.</del>');
  });

  it("comes together with another writer's words, whoever moves it", () => {
    const words = (rows: readonly BlockJson[]) =>
      makeBody([...rows.slice(0, -1), row("c", "Last of all.")]);
    const moved = makeBody([divider(), first, last]);
    expect(merged(divided, words(bodyRows(divided)), moved)).toEqual(words(bodyRows(moved)));
  });

  it("keeps the words that another writer typed into the paragraph that it replaces", () => {
    const base = makeBody([first, row("d", ""), last]);
    const typed = makeBody([first, row("d", "New words."), last]);
    const merge = mergeBodies(base, divided, typed, unhurried);
    const pages = (["ours", "theirs"] as const).map((pick) =>
      bodyToText(resolveMerge(merge, new Map(merge.conflicts.map(({ id }) => [id, { pick }])))),
    );
    expect(pages.join()).toContain("New words.");
    for (const page of pages) expect(page).toMatch(/^First\.\n.*\nLast\.$/);
  });
});
