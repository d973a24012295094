import { KEY_BACKSPACE_COMMAND, INSERT_PARAGRAPH_COMMAND, KEY_TAB_COMMAND } from "lexical";
import { describe, expect, it, test } from "vitest";
import { $caretAt, type TestEditor } from "../testing/editor-for-tests.ts";
import { isCanonical, listEditor, rowsOf } from "../testing/list-editor.ts";

describe("Enter and Backspace in a list", () => {
  const enter = ({ editor }: TestEditor) =>
    editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
  const backspace = ({ editor }: TestEditor) =>
    editor.dispatchCommand(
      KEY_BACKSPACE_COMMAND,
      new KeyboardEvent("keydown", { key: "Backspace" }),
    );

  it.each<{
    because: string;
    rows: string[];
    caret: [number, number];
    press: (editing: TestEditor) => void;
    after: string[];
    kept: string[];
  }>([
    {
      because: "Enter splits a row, and the new one is not done",
      rows: ["check:x 0 Flour"],
      caret: [0, 3],
      press: enter,
      after: ["check:x 0 Flo", "check 0 ur"],
      kept: ["a"],
    },
    {
      because: "Enter at the start puts an empty row above",
      rows: ["number 0 a", "number 1 b"],
      caret: [1, 0],
      press: enter,
      after: ["number:1 0 a", "number:1 1", "number:2 1 b"],
      kept: ["a", "b"],
    },
    {
      because: "Enter in an empty row raises it",
      rows: ["bullet 0 a", "bullet 1"],
      caret: [1, 0],
      press: enter,
      after: ["bullet 0 a", "bullet 0"],
      kept: ["a", "b"],
    },
    {
      because: "Enter in an empty row of the first level ends the list",
      rows: ["number 0 a", "number 0", "number 0 c"],
      caret: [1, 0],
      press: enter,
      after: ["number:1 0 a", "paragraph 0", "number:1 0 c"],
      kept: ["a", "b", "c"],
    },
    {
      because: "Backspace at the start raises a row",
      rows: ["bullet 0 a", "check:x 2 b"],
      caret: [1, 0],
      press: backspace,
      after: ["bullet 0 a", "check:x 1 b"],
      kept: ["a", "b"],
    },
    {
      because: "Backspace at the start of the first level makes a paragraph",
      rows: ["bullet 0 a", "bullet 0 b"],
      caret: [1, 0],
      press: backspace,
      after: ["bullet 0 a", "paragraph 0 b"],
      kept: ["a", "b"],
    },
    {
      because: "Backspace behind a list joins the paragraph with its last row",
      rows: ["bullet 0 a", "bullet 1 b", "paragraph 0 c"],
      caret: [2, 0],
      press: backspace,
      after: ["bullet 0 a", "bullet 1 bc"],
      kept: ["a", "b"],
    },
    {
      because: "Enter behind a quotation begins a paragraph",
      rows: ["quote 0 ab"],
      caret: [0, 2],
      press: enter,
      after: ["quote 0 ab", "paragraph 0"],
      kept: ["a"],
    },
    {
      because: "Backspace at the start of a quotation makes a paragraph",
      rows: ["quote 0 ab"],
      caret: [0, 0],
      press: backspace,
      after: ["paragraph 0 ab"],
      kept: ["a"],
    },
  ])("$because", ({ rows, caret, press, after, kept }) => {
    const editing = listEditor(...rows);
    editing.act(() => void $caretAt(...caret));
    press(editing);
    expect(rowsOf(editing)).toEqual(after);
    expect(editing.ids()).toEqual(expect.arrayContaining(kept));
    expect(new Set(editing.ids()).size).toBe(after.length);
    expect(isCanonical(editing)).toBe(true);
  });
});

test("Tab makes a row deeper, and Shift+Tab raises it", () => {
  const editing = listEditor("bullet 0 a", "bullet 0 b");
  editing.act(() => void $caretAt(1, 0));
  const press = (shiftKey: boolean) =>
    editing.editor.dispatchCommand(
      KEY_TAB_COMMAND,
      new KeyboardEvent("keydown", { key: "Tab", shiftKey }),
    );
  press(false);
  expect(rowsOf(editing)).toEqual(["bullet 0 a", "bullet 1 b"]);
  press(true);
  expect(rowsOf(editing)).toEqual(["bullet 0 a", "bullet 0 b"]);
});
