import { $getClipboardDataFromSelection } from "@lexical/clipboard";
import { $getRoot } from "lexical";
import { describe, expect, it, test } from "vitest";
import { editorBody } from "../body/editor-body.ts";
import { replaceBody } from "../body/replace-body.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { clipboardToBlocks } from "../paste/clipboard-to-blocks.ts";
import { $blockAt, $caretAt } from "../testing/editor-for-tests.ts";
import { isCanonical, listEditor, rowsOf } from "../testing/list-editor.ts";

test("an editor shows and returns lists as they are stored", () => {
  const rows = [
    "number:4 0 a",
    "bullet 2 b",
    "check:x 1 c",
    "number 0 d",
    "quote 0 q",
    "check 0 e",
  ];
  const editing = listEditor(...rows);
  const body = editorBody(editing.editor.getEditorState());
  expect(rowsOf(editing)).toEqual([
    "number:4 0 a",
    "bullet 2 b",
    "check:x 1 c",
    "number:5 0 d",
    "quote 0 q",
    "check 0 e",
  ]);
  editing.act(() => $caretAt(0, 1).insertText("!"));
  expect(rowsOf(editing)[0]).toBe("number:4 0 a!");
  replaceBody(editing.editor, body);
  expect(editorBody(editing.editor.getEditorState())).toEqual(body);
});

describe("rows that are copied", () => {
  it("and pasted behind a list join it", () => {
    const editing = listEditor("number 0 a", "number 1 b", "paragraph 0");
    editing.act(() => void $getRoot().select(0, 1));
    const copied = editing.editor.read(() => $getClipboardDataFromSelection());
    const pasted = clipboardToBlocks(copied["application/x-lexical-editor"] ?? "") ?? [];
    editing.act(() => $insertBlocks(pasted, $caretAt(2, 0)));
    expect(rowsOf(editing)).toEqual([
      "number:1 0 a",
      "number:1 1 b",
      "number:2 0 a",
      "number:1 1 b",
    ]);
    expect(new Set(editing.ids()).size).toBe(4);
    expect(isCanonical(editing)).toBe(true);
    expect(copied["text/html"]).toMatch(/<ol[^>]*>.*<li.*<ol/s);
  });

  it("keep their kind and level where one row alone is copied", () => {
    const editing = listEditor("check 0 a", "check:x 1 b", "paragraph 0");
    editing.act(() => void $blockAt(1).select(0, 1));
    const copied = editing.editor.read(() => $getClipboardDataFromSelection());
    const pasted = clipboardToBlocks(copied["application/x-lexical-editor"] ?? "") ?? [];
    expect(pasted).toMatchObject([{ kind: "check", indent: 1, attributes: { checked: true } }]);
    editing.act(() => $insertBlocks(pasted, $caretAt(2, 0)));
    expect(rowsOf(editing)).toEqual(["check 0 a", "check:x 1 b", "check:x 1 b"]);
    editing.act(() => $insertBlocks(pasted, $caretAt(0, 1)));
    expect(rowsOf(editing)[0]).toBe("check 0 ab");
  });
});
