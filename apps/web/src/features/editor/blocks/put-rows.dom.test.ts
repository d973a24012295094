import { $isElementNode } from "lexical";
import { describe, expect, it } from "vitest";
import { inside, isCanonical, page, rowsOf } from "../testing/callout-editor.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import {
  isCanonical as isFolded,
  listEditor,
  rowsOf as listRowsOf,
} from "../testing/list-editor.ts";
import { linesOf, written } from "../testing/table-editor.ts";
import { $moveRowsTo } from "./put-rows.ts";
import { $rowOrTableOf, $wholeRows, type RowOrTable } from "./whole-rows.ts";

/** Drops the rows at these indices before or behind another one. */
function drop(
  { act }: TestEditor,
  from: number | readonly number[],
  side: "before" | "behind",
  to: number,
): void {
  act(() => {
    const rowAt = (index: number): RowOrTable => $rowOrTableOf($blockAt(index)) ?? $blockAt(index);
    const rows = $wholeRows([from].flat().map(rowAt));
    $moveRowsTo(rows, { beside: rowAt(to), isBefore: side === "before" });
  });
}

const paragraphs = (...texts: readonly string[]) =>
  editorForTests(texts.map((text) => block(text, { id: text })));

describe("rows that are dropped", () => {
  it.each([
    { from: 0, side: "behind", to: 2, order: ["bb", "cc", "aa", "dd"] },
    { from: 3, side: "before", to: 0, order: ["dd", "aa", "bb", "cc"] },
    { from: [0, 1], side: "behind", to: 3, order: ["cc", "dd", "aa", "bb"] },
    { from: [2, 3], side: "before", to: 1, order: ["aa", "cc", "dd", "bb"] },
    { from: 1, side: "behind", to: 0, order: ["aa", "bb", "cc", "dd"] },
    { from: 1, side: "before", to: 1, order: ["aa", "bb", "cc", "dd"] },
  ] as const)("stand $side row $to, with their ids", ({ from, side, to, order }) => {
    const test = paragraphs("aa", "bb", "cc", "dd");
    drop(test, from, side, to);
    expect(test.ids()).toEqual(order);
    expect(test.texts()).toEqual(order);
  });

  it("come back by one undo", async () => {
    const test = paragraphs("aa", "bb", "cc");
    test.act(() => void $caretAt(0, 1));
    drop(test, [0, 1], "behind", 2);
    expect(test.ids()).toEqual(["cc", "aa", "bb"]);
    await test.undo();
    expect(test.ids()).toEqual(["aa", "bb", "cc"]);
  });

  it("take the level of the row that they are dropped beside, with their deeper rows", () => {
    const test = listEditor("bullet 0 a", "bullet 1 b", "bullet 0 c", "bullet 1 d", "bullet 2 e");
    drop(test, 2, "behind", 1);
    expect(listRowsOf(test)).toEqual([
      "bullet 0 a",
      "bullet 1 b",
      "bullet 1 c",
      "bullet 2 d",
      "bullet 3 e",
    ]);
    expect(isFolded(test)).toBe(true);
    drop(test, 3, "before", 0);
    expect(listRowsOf(test)).toEqual([
      "bullet 0 d",
      "bullet 1 e",
      "bullet 0 a",
      "bullet 1 b",
      "bullet 1 c",
    ]);
    expect(isFolded(test)).toBe(true);
  });

  it("become the first of the deeper rows behind a row that has some", () => {
    const test = listEditor("bullet 0 a", "bullet 1 b", "bullet 0 c");
    drop(test, 2, "behind", 0);
    expect(listRowsOf(test)).toEqual(["bullet 0 a", "bullet 1 c", "bullet 1 b"]);
  });

  it("leave a list for the page, and join one of another kind", () => {
    const test = listEditor("paragraph 0 p", "bullet 0 a", "bullet 1 b", "check 0 c");
    drop(test, 2, "before", 0);
    expect(listRowsOf(test)).toEqual(["bullet 0 b", "paragraph 0 p", "bullet 0 a", "check 0 c"]);
    drop(test, 0, "behind", 3);
    expect(listRowsOf(test)).toEqual(["paragraph 0 p", "bullet 0 a", "check 0 c", "bullet 0 b"]);
    drop(test, 0, "before", 2);
    expect(listRowsOf(test)).toEqual(["bullet 0 a", "paragraph 0 p", "check 0 c", "bullet 0 b"]);
    expect(isFolded(test)).toBe(true);
  });

  it("leave its first number to a list", () => {
    const test = listEditor("number:3 0 a", "number 0 b", "number 1 c", "number 0 d");
    drop(test, 0, "behind", 3);
    expect(listRowsOf(test)).toEqual([
      "number:3 0 b",
      "number:1 1 c",
      "number:4 0 d",
      "number:5 0 a",
    ]);
    drop(test, 3, "before", 0);
    expect(listRowsOf(test)).toEqual([
      "number:3 0 a",
      "number:4 0 b",
      "number:1 1 c",
      "number:5 0 d",
    ]);
    drop(test, 1, "behind", 3);
    expect(listRowsOf(test)).toEqual([
      "number:3 0 a",
      "number:4 0 d",
      "number:5 0 b",
      "number:1 1 c",
    ]);
    drop(test, 2, "before", 0);
    expect(listRowsOf(test)).toEqual([
      "number:3 0 b",
      "number:1 1 c",
      "number:4 0 a",
      "number:5 0 d",
    ]);
  });

  it("go into a callout and out of it", () => {
    const test = page();
    drop(test, 3, "behind", 1);
    expect(rowsOf(test)).toEqual(["Before", "tip[1] One", "tip[1] After", "tip[1] - Two"]);
    drop(test, 3, "before", 0);
    expect(rowsOf(test)).toEqual(["- Two", "Before", "tip[1] One", "tip[1] After"]);
    drop(test, 0, "before", 2);
    expect(rowsOf(test)).toEqual(["Before", "tip[1] - Two", "tip[1] One", "tip[1] After"]);
    expect(isCanonical(test)).toBe(true);
  });

  it("are a callout if they are all its rows, and stand beside other callouts", () => {
    const test = editorForTests([
      block("Before"),
      inside("b", "One"),
      inside("c", "Two"),
      block("After"),
      block("Else", { within: { kind: "callout", id: "D" as never, tone: "note" } }),
    ]);
    drop(test, [1, 2], "before", 0);
    expect(rowsOf(test)).toEqual(["tip[1] One", "tip[1] Two", "Before", "After", "note[2] Else"]);
    drop(test, [0, 1], "behind", 4);
    expect(rowsOf(test)).toEqual(["Before", "After", "note[1] Else", "tip[2] One", "tip[2] Two"]);
  });

  it("move a table as a whole, which no callout takes in", () => {
    const test = written();
    drop(test, 1, "behind", 5);
    expect(linesOf(test).slice(0, 4)).toEqual(["Before", "After", "Name | Price", "Rye | four"]);
    drop(test, 0, "behind", 3);
    expect(linesOf(test).slice(0, 4)).toEqual(["After", "Name | Price", "Rye | four", "Before"]);
  });

  it("do not rebuild a long list", () => {
    const test = listEditor(...Array.from({ length: 300 }, (_, at) => `bullet 0 r${at}`));
    const listKey = () => test.editor.read(() => $blockAt(0).getParent()?.getKey());
    const before = listKey();
    drop(test, 250, "behind", 3);
    expect(listRowsOf(test).slice(3, 6)).toEqual(["bullet 0 r3", "bullet 0 r250", "bullet 0 r4"]);
    expect(listKey()).toBe(before);
    expect(test.editor.read(() => $isElementNode($blockAt(4).getParent()))).toBe(true);
  });
});
