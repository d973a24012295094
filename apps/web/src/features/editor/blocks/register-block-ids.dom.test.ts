import {
  $getRoot,
  $getSelection,
  $getState,
  $isRangeSelection,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from "lexical";
import { describe, expect, it } from "vitest";
import { blockIdState } from "@stemma/document/block-id-state";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { clipboardToBlocks } from "../paste/clipboard-to-blocks.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { $getClipboardDataFromSelection, $getLexicalContent } from "@lexical/clipboard";
import { $setBlockKind } from "./block-kind.ts";
import { $editorRows, $isEditorBlock } from "./selected-blocks.ts";

const two = () => editorForTests([block("Flour", { id: "a" }), block("Water", { id: "b" })]);

function copyOfEverything({ act, editor }: TestEditor): string {
  act(() => void $getRoot().select(0, $getRoot().getChildrenSize()));
  return editor.read(() => $getLexicalContent(editor, $getSelection()) ?? "");
}

function paste(test: TestEditor, json: string, index: number, characters: number): void {
  test.act(() => $insertBlocks(clipboardToBlocks(json) ?? [], $caretAt(index, characters)));
}

const unique = (ids: readonly unknown[]) => new Set(ids).size === ids.length && !ids.includes(null);

describe("block ids", () => {
  it("stay with the first half when a block is split", () => {
    const test = two();
    test.act(() => void $caretAt(0, 3));
    test.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    expect(test.texts()).toEqual(["Flo", "ur", "Water"]);
    expect([test.ids()[0], test.ids()[2]]).toEqual(["a", "b"]);
    expect(unique(test.ids())).toBe(true);
  });

  it("stay with the text when Enter is pressed before its first character", () => {
    const test = two();
    test.act(() => void $caretAt(0, 0));
    test.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
    expect(test.texts()).toEqual(["", "Flour", "Water"]);
    expect(test.ids().slice(1)).toEqual(["a", "b"]);
    expect(unique(test.ids())).toBe(true);
  });

  it("are those of the first block when two blocks are merged", () => {
    const test = two();
    test.act(() => void $caretAt(1, 0));
    test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true);
    expect(test.texts()).toEqual(["FlourWater"]);
    expect(test.ids()).toEqual(["a"]);
  });

  it("stay with the text when an empty block above it is deleted", () => {
    const test = editorForTests([block("", { id: "a" }), block("Water", { id: "b" })]);
    test.act(() => void $caretAt(1, 0));
    test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true);
    expect(test.texts()).toEqual(["Water"]);
    expect(test.ids()).toEqual(["b"]);
  });

  it("stay when a block becomes a heading and a paragraph again", () => {
    const test = two();
    test.act(() => void $setBlockKind($blockAt(0), "h2"));
    expect(test.ids()).toEqual(["a", "b"]);
    test.act(() => void $caretAt(0, 0));
    test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true);
    expect(test.editor.read(() => $blockAt(0).getType())).toBe("paragraph");
    expect(test.ids()).toEqual(["a", "b"]);
  });

  it("are new in a copy that is pasted, wherever it is pasted", () => {
    for (const [index, characters] of [
      [0, 0],
      [0, 5],
      [1, 5],
    ] as const) {
      const test = two();
      paste(test, copyOfEverything(test), index, characters);
      expect(unique(test.ids())).toBe(true);
      expect(test.ids()).toEqual(expect.arrayContaining(["a", "b"]));
    }
  });

  it("are new in a copy of a block of code", () => {
    const test = editorForTests([
      block("let a;", { id: "a", kind: "codeBlock" }),
      block("", { id: "b" }),
    ]);
    const json = copyOfEverything(test);
    paste(test, json, 1, 0);
    expect(test.texts()).toEqual(["let a;", "let a;", ""]);
    expect(unique(test.ids())).toBe(true);
    expect(test.ids()[0]).toBe("a");
  });

  it("are new in a copy of a divider", () => {
    const test = editorForTests([block("", { id: "a", kind: "divider" }), block("", { id: "b" })]);
    paste(test, copyOfEverything(test), 0, 0);
    const ids = test.editor.read(() =>
      $editorRows().map((row) => $getState(row, blockIdState) as string | null),
    );
    expect(ids.length).toBeGreaterThan(2);
    expect(unique(ids)).toBe(true);
    expect(ids[0]).toBe("a");
  });

  it("come back when blocks are cut and pasted elsewhere", () => {
    const test = editorForTests([
      block("Salt", { id: "s" }),
      block("Oil", { id: "o" }),
      block("", { id: "e" }),
    ]);
    test.act(() => void $getRoot().select(0, 2));
    const json = test.editor.read(() => $getLexicalContent(test.editor, $getSelection()) ?? "");
    test.act(() => {
      for (const cut of [$blockAt(0), $blockAt(1)]) cut.remove();
    });
    paste(test, json, 0, 0);
    expect(test.texts()).toEqual(["Salt", "Oil"]);
    expect(test.ids()).toEqual(["s", "o"]);
  });

  it("go with the text when a paragraph is cut and pasted elsewhere, leaving an empty one behind", () => {
    const test = editorForTests([block("Salt", { id: "s" }), block("Oil", { id: "o" }), block("")]);
    test.act(() => void $blockAt(0).select(0, 1));
    const json = test.editor.read(() => $getClipboardDataFromSelection());
    test.act(() => void $blockAt(0).clear());
    paste(test, json["application/x-lexical-editor"] ?? "", 2, 0);
    expect(test.texts()).toEqual(["", "Oil", "Salt"]);
    expect(test.ids().slice(1)).toEqual(["o", "s"]);
    expect(unique(test.ids())).toBe(true);
  });

  it("come back by undo, and a copy made after the undo still gets new ones", () => {
    const test = two();
    const json = copyOfEverything(test);
    test.act(() => {
      $getRoot().clear().append();
      $insertBlocks(clipboardToBlocks(json) ?? [], $getRoot().select(0, 0));
    });
    expect(test.ids()).toEqual(["a", "b"]);
    test.editor.dispatchCommand(UNDO_COMMAND, undefined);
    expect(test.ids()).toEqual(["a", "b"]);
    paste(test, json, 0, 0);
    expect(unique(test.ids())).toBe(true);
    test.editor.dispatchCommand(UNDO_COMMAND, undefined);
    test.editor.dispatchCommand(REDO_COMMAND, undefined);
    expect(unique(test.ids())).toBe(true);
  });

  it("are added to blocks without an id, and to the second of two blocks with the same id", () => {
    const bare = { ...block("Old"), $: {} } as unknown as ReturnType<typeof block>;
    const test = editorForTests([bare, block("Flour", { id: "a" }), block("Again", { id: "a" })]);
    expect(test.ids()[1]).toBe("a");
    expect(unique(test.ids())).toBe(true);
  });

  it("stay while typing and formatting", () => {
    const test = two();
    test.act(() => $caretAt(0, 5).insertText(", sifted"));
    test.act(() => {
      const selection = $getRoot().select(0, 2);
      if ($isRangeSelection(selection)) selection.formatText("bold");
    });
    expect(test.editor.read(() => $getRoot().getChildren().every($isEditorBlock))).toBe(true);
    expect(test.ids()).toEqual(["a", "b"]);
  });
});
