import { describe, expect, it } from "vitest";
import type { BlockId } from "./block-id.ts";
import { bodyToHtml } from "./body-to-html.ts";
import { bodyRows } from "./body-rows.ts";
import { diffBodies } from "./diff/diff-bodies.ts";
import { diffToText } from "./diff/diff-to-text.ts";
import type { PageBody } from "./format.ts";
import { makeBlock, type BlockShape } from "./make-block.ts";
import { makeBody } from "./make-body.ts";
import { mergeBodies } from "./merge/merge-bodies.ts";
import { anyFile } from "./testing/any-file.ts";
import { unhurried } from "./testing/unhurried.ts";

const plain = (text: string) => ({ text, marks: 0, url: null });

/** A page: a first row, a row of this kind, and a last row. */
function pageWith(shape: Partial<BlockShape>): PageBody {
  const row = (id: string, words: string, more: Partial<BlockShape> = {}) =>
    makeBlock({ kind: "paragraph", ...more, id: id as BlockId }, [plain(words)]);
  return makeBody([
    row("a", "First."),
    row("b", "Mix the flour with water.", shape),
    row("c", "Last."),
  ]);
}

describe("what only some kinds know", () => {
  const done = pageWith({ kind: "check", attributes: { checked: true } });
  const open = pageWith({ kind: "check" });

  it("is seen by a reader", () => {
    expect(bodyToHtml(open)).toMatch(
      /<li [^>]*class="unchecked"[^>]*><span role="img" aria-label="To do"><\/span>Mix/,
    );
    const wide = { file: anyFile(7), span: "wide" } as const;
    expect(bodyToHtml(pageWith({ kind: "image", attributes: wide }))).toContain(
      '<figure class="picture picture-wide"',
    );
  });

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
