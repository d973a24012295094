import {
  $getSelection,
  $selectAll,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
} from "lexical";
import { describe, expect, it } from "vitest";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { textToBlocks } from "../paste/text-to-blocks.ts";
import { block, editorForTests, type TestEditor } from "../testing/editor-for-tests.ts";
import { inside } from "../testing/callout-editor.ts";
import { inToggle } from "../testing/toggle-editor.ts";
import { linesOf, tableCells } from "../testing/table-editor.ts";

const text = (name: string) => block(name, { id: name });

const pages = {
  "begins with a table": () => [...tableCells(), text("After")],
  "ends with a table": () => [text("Before"), ...tableCells(), text("")],
  "holds nothing but a table": () => [...tableCells(), text("")],
  "begins with a toggle": () => [inToggle("s", "How?"), inToggle("b", "Slowly"), text("After")],
  "begins with a callout": () => [inside("b", "One"), text("After")],
};

const letter = (page: TestEditor) =>
  page.editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, "x");

const pasteOver = (page: TestEditor, pasted: string) =>
  page.act(() => {
    const selection = $getSelection();
    if (selection !== null) $insertBlocks(textToBlocks(pasted), selection);
  });

const actions: Record<string, { act: (page: TestEditor) => unknown; is: string[] }> = {
  "a letter": { act: letter, is: ["x"] },
  "a pasted text": { act: (page) => pasteOver(page, "x"), is: ["x"] },
  "a pasted table": { act: (page) => pasteOver(page, "x\ty\nz\tw"), is: ["x | y", "z | w", ""] },
  Enter: {
    act: (page) => page.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined),
    is: ["", ""],
  },
  Backspace: {
    act: (page) => page.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true),
    is: [""],
  },
  Delete: {
    act: (page) => page.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, false),
    is: [""],
  },
};

describe.each(Object.entries(pages))("on a page that %s, with all of it selected,", (_, blocks) => {
  it.each(Object.entries(actions))("%s leaves nothing of it", (_, { act, is }) => {
    const page = editorForTests(blocks());
    page.act(() => void $selectAll());
    act(page);
    expect(linesOf(page)).toEqual(is);
  });
});

it("a letter over the words of one cell leaves the table", () => {
  const page = editorForTests([...tableCells(), text("After")]);
  page.act(() => {
    const selection = $selectAll();
    selection.focus.set(selection.anchor.key, 4, "text");
  });
  letter(page);
  expect(linesOf(page)).toEqual(["x | Price", "Rye | four", "After"]);
});
