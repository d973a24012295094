import {
  $getSelection,
  $isRangeSelection,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
} from "lexical";
import { describe, expect, it } from "vitest";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { inside, isCanonical, page, rowsOf, whole } from "../testing/callout-editor.ts";

describe("Enter", () => {
  it("adds a row, and leaves the callout in an empty last row", async () => {
    const test = editorForTests([inside("b", "One"), block("After", { id: "d" })]);
    test.act(() => void $blockAt(0).selectEnd());
    await test.type("\nTwo\n");
    expect(rowsOf(test)).toEqual(["tip[1] One", "tip[1] Two", "tip[1]", "After"]);
    await test.type("\nOut");
    expect(rowsOf(test)).toEqual(["tip[1] One", "tip[1] Two", "Out", "After"]);
  });

  it("ends a list in it before it leaves it", async () => {
    const test = page();
    test.act(() => void $blockAt(2).selectEnd());
    await test.type("\n\n");
    expect(rowsOf(test)).toEqual([...whole.slice(0, 3), "tip[1]", "After"]);
    await test.type("\n");
    expect(rowsOf(test)).toEqual([...whole.slice(0, 3), "", "After"]);
    await test.undo();
    expect(rowsOf(test)).not.toEqual([...whole.slice(0, 3), "", "After"]);
  });

  it("makes a callout with one empty row go", () => {
    const test = editorForTests([inside("b", "")]);
    test.act(() => void $blockAt(0).select(0, 0));
    test.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    expect(rowsOf(test)).toEqual([""]);
    expect(test.ids()).toEqual(["b"]);
  });
});

describe("Backspace", () => {
  it.each([
    { index: 1, times: 1, is: ["Before", "One", "tip[1] - Two", "After"] },
    { index: 2, times: 1, is: ["Before", "tip[1] One", "tip[1] Two", "After"] },
    { index: 3, times: 3, is: whole },
  ])("at the start of row $index, $times times", ({ index, times, is }) => {
    const test = page();
    test.act(() => void $caretAt(index, 0));
    for (let turn = 0; turn < times; turn += 1) {
      test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, index !== 3 || turn === 0);
      test.editor.read(() => undefined);
    }
    expect(rowsOf(test)).toEqual(is);
    expect(isCanonical(test)).toBe(true);
  });

  it("behind a callout moves the caret into it", () => {
    const test = page();
    test.act(() => void $caretAt(3, 0));
    test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true);
    const text = test.editor.read(() => {
      const selection = $getSelection();
      return $isRangeSelection(selection)
        ? $blockOf(selection.anchor.getNode())?.getTextContent()
        : "";
    });
    expect(text).toBe("Two");
    expect(rowsOf(test)).toEqual(whole);
  });
});

it.each([DELETE_CHARACTER_COMMAND, DELETE_WORD_COMMAND, DELETE_LINE_COMMAND])(
  "an empty first paragraph before a callout is erased, and the caret stands in its first row: %s",
  async (command) => {
    const test = editorForTests([block("", { id: "a" }), inside("b", "One")]);
    test.act(() => void $blockAt(0).select(0, 0));
    test.editor.dispatchCommand(command, true);
    expect(rowsOf(test)).toEqual(["tip[1] One"]);
    const anchor = test.editor.read(() => {
      const selection = $getSelection();
      return $isRangeSelection(selection) ? $blockOf(selection.anchor.getNode()) : null;
    });
    expect(anchor).not.toBeNull();
    await test.type("x");
    expect(rowsOf(test)).toEqual(["tip[1] xOne"]);
  },
);

describe("a selection across its edges", () => {
  it.each([
    { from: [0, 3], to: [1, 1], is: ["Bef", "tip[1] ne", "tip[1] - Two", "After"] },
    { from: [1, 1], to: [3, 2], is: ["Before", "tip[1] O", "ter"] },
    { from: [0, 0], to: [3, 5], is: [""] },
    { from: [1, 0], to: [2, 3], is: ["Before", "tip[1]", "After"] },
  ])("is deleted from $from to $to, and undone", async ({ from, to, is }) => {
    const test = page();
    test.act(() => {
      const selection = $caretAt(from[0] ?? 0, from[1] ?? 0);
      const end = $blockAt(to[0] ?? 0).getAllTextNodes()[0];
      if (end !== undefined) selection.focus.set(end.getKey(), to[1] ?? 0, "text");
      selection.removeText();
    });
    expect(rowsOf(test)).toEqual(is);
    expect(isCanonical(test)).toBe(true);
    await test.undo();
    expect(rowsOf(test)).toEqual(whole);
  });
});
