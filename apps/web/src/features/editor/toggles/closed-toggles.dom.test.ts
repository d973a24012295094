import {
  $getSelection,
  $isRangeSelection,
  DELETE_CHARACTER_COMMAND,
  KEY_ARROW_LEFT_COMMAND,
  KEY_ARROW_RIGHT_COMMAND,
} from "lexical";
import { expect, it } from "vitest";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { $deleteRows } from "../blocks/row-edits.ts";
import { $wholeRows } from "../blocks/whole-rows.ts";
import { $blockAt, $caretAt, type TestEditor } from "../testing/editor-for-tests.ts";
import { rowsOf } from "../testing/callout-editor.ts";
import { closeToggle, openToggles, togglePage, wholeToggle } from "../testing/toggle-editor.ts";

const rowAtCaret = ({ editor }: TestEditor): string | undefined =>
  editor.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return undefined;
    return $blockOf(selection.anchor.getNode())?.getTextContent();
  });

it("is closed and opened by its triangle, which changes nothing in the text", () => {
  const test = togglePage();
  const before = test.editor.getEditorState();
  const element = test.editor.getRootElement()?.querySelector<HTMLElement>(".toggle");
  element?.click();
  expect(openToggles(test)).toEqual([false]);
  expect(test.editor.getEditorState()).toBe(before);
  element?.click();
  expect(openToggles(test)).toEqual([true]);
});

it("moves a caret from its rows to the end of its summary when it is closed", async () => {
  const test = togglePage();
  test.act(() => void $blockAt(3).selectEnd());
  closeToggle(test);
  expect(rowAtCaret(test)).toBe("How?");
  expect(openToggles(test)).toEqual([false]);
  await test.type("!");
  expect(rowsOf(test)[1]).toBe("toggle[1] How?!");
  expect(openToggles(test)).toEqual([false]);
});

it.each([
  { because: "Enter writes a row in it", act: (test: TestEditor) => test.type("\n") },
  {
    because: "Delete would join a hidden row",
    act: async ({ editor }: TestEditor) => {
      editor.dispatchCommand(DELETE_CHARACTER_COMMAND, false);
    },
  },
  {
    because: "a caret comes into its rows",
    act: async (test: TestEditor) => test.act(() => void $caretAt(2, 1)),
  },
])("opens where $because", async ({ act }) => {
  const test = togglePage();
  test.act(() => void $blockAt(1).selectEnd());
  closeToggle(test);
  await act(test);
  test.editor.read(() => undefined);
  expect(openToggles(test)).toEqual([true]);
  expect(rowsOf(test).filter((row) => row !== "toggle[1]")).toEqual(wholeToggle);
});

it("stays closed when it is deleted and brought back", async () => {
  const test = togglePage();
  test.act(() => void $blockAt(0).selectEnd());
  closeToggle(test);
  test.act(() => $deleteRows($wholeRows([$blockAt(1)])));
  expect(openToggles(test)).toEqual([]);
  await test.undo();
  expect(rowsOf(test)).toEqual(wholeToggle);
  expect(openToggles(test)).toEqual([false]);
});

it("is skipped by the left and the right arrow", () => {
  const test = togglePage();
  const press = (command: typeof KEY_ARROW_LEFT_COMMAND): string | undefined => {
    test.editor.dispatchCommand(command, new KeyboardEvent("keydown"));
    return rowAtCaret(test);
  };
  test.act(() => void $blockAt(1).selectEnd());
  closeToggle(test);
  expect(press(KEY_ARROW_RIGHT_COMMAND)).toBe("After");
  expect(press(KEY_ARROW_LEFT_COMMAND)).toBe("How?");
  expect(openToggles(test)).toEqual([false]);
});
