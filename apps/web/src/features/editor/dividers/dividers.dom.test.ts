import { $getHtmlContent, $getLexicalContent } from "@lexical/clipboard";
import { $isHorizontalRuleNode } from "@lexical/extension";
import {
  $createNodeSelection,
  $getRoot,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  $selectAll,
  $setSelection,
  DELETE_CHARACTER_COMMAND,
  KEY_BACKSPACE_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_ENTER_COMMAND,
} from "lexical";
import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { readBody } from "@stemma/document/read-body";
import { $moveRows } from "../blocks/move-rows.ts";
import { $editorRows } from "../blocks/selected-blocks.ts";
import { editorBody } from "../body/editor-body.ts";
import { registerClickBelow } from "../body/register-click-below.ts";
import { clipboardToBlocks } from "../paste/clipboard-to-blocks.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { $insertObject } from "../slash-menu/insert-object.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";

const divider = (id = "d", more: object = {}) => block("", { id, kind: "divider", ...more });
const divided = () =>
  editorForTests([block("Flour", { id: "a" }), divider(), block("Water", { id: "b" })]);

/** The rows as their text, `---` for a divider, in a body that the format takes as it is. */
function rowsOf({ editor }: TestEditor): string[] {
  editor.read(() => undefined);
  const body = editorBody(editor.getEditorState());
  expect(readBody(body)).toEqual({ ok: true, body });
  return bodyBlocks(body).map(({ kind, runs }) =>
    kind === "divider" ? "---" : runs.map(({ text }) => text).join(""),
  );
}

function idsOf({ editor }: TestEditor): (BlockId | null)[] {
  return bodyBlocks(editorBody(editor.getEditorState())).map(({ id }) => id);
}

function caretBlock({ editor }: TestEditor): string | undefined {
  return editor.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return undefined;
    const at = selection.anchor.getNode().getTopLevelElement()?.getIndexWithinParent();
    return `${at}:${selection.anchor.offset}`;
  });
}

/** Selects the first divider, as a click does. */
function $selectDivider(): void {
  const selected = $createNodeSelection();
  const found = $editorRows().find($isHorizontalRuleNode);
  if (found !== undefined) selected.add(found.getKey());
  $setSelection(selected);
}

describe("a divider in the editor", () => {
  it("is the line that the read view shows, with its id", () => {
    const test = divided();
    expect(rowsOf(test)).toEqual(["Flour", "---", "Water"]);
    expect(idsOf(test)).toEqual(["a", "d", "b"]);
    const root = test.editor.getRootElement();
    expect([...(root?.children ?? [])].map(({ localName }) => localName)).toEqual(["p", "hr", "p"]);
  });

  it.each(["---", "***", "___"])("is made of %s and a space or Enter", async (signs) => {
    for (const end of [" ", "enter"]) {
      const test = editorForTests([block("Flour", { id: "a" }), block("", { id: "b" })]);
      test.act(() => void $caretAt(1, 0));
      await test.type(signs + (end === " " ? end : ""));
      if (end === "enter") {
        const event = new KeyboardEvent("keydown", { key: "Enter" });
        test.editor.dispatchCommand(KEY_ENTER_COMMAND, event);
      }
      expect(rowsOf(test)).toEqual(["Flour", "---", ""]);
      expect(idsOf(test).at(-1)).toBe("b");
      expect(caretBlock(test)).toBe("2:0");
    }
  });

  it("becomes what was typed again by undo, and by Backspace directly afterwards", async () => {
    for (const press of ["undo", "backspace"] as const) {
      const test = editorForTests([block("", { id: "a" })]);
      test.act(() => void $caretAt(0, 0));
      await test.type("--- ");
      await test[press]();
      expect(rowsOf(test)).toEqual(["--- "]);
    }
  });

  it("is not made of hyphens in code, in a list, in a cell, or between words", async () => {
    const cell = { kind: "cell", id: "T", row: "r", column: "x", header: 0 } as never;
    for (const [shape, text] of [
      [{ kind: "codeBlock" }, ""],
      [{ kind: "bullet" }, ""],
      [{ within: cell }, ""],
      [{}, "Flour"],
    ] as const) {
      const test = editorForTests([block(text, { id: "a", ...shape }), block("End")]);
      test.act(() => void $caretAt(0, text.length));
      await test.type("--- ");
      expect(rowsOf(test)).toEqual([`${text}--- `, "End"]);
    }
  });

  it("stands above the line where the slash menu inserts it, between the words around the slash", () => {
    const empty = editorForTests([block("/hr")]);
    empty.act(() => {
      $caretAt(0, 3);
      $insertObject("divider");
    });
    expect(rowsOf(empty)).toEqual(["---", ""]);
    const written = editorForTests([block("Flour /hr")]);
    written.act(() => {
      $caretAt(0, 9);
      $insertObject("divider");
    });
    expect(rowsOf(written)).toEqual(["Flour ", "---", ""]);
    const item = editorForTests([
      block("First", { kind: "bullet" }),
      block("/hr", { kind: "bullet" }),
    ]);
    item.act(() => {
      $caretAt(1, 3);
      $insertObject("divider");
    });
    expect(rowsOf(item)).toEqual(["First", "---", ""]);
  });

  it("is erased by Backspace below it and by Delete above it, and no word with it", () => {
    for (const [index, offset, isBackward] of [
      [1, 0, true],
      [0, 5, false],
    ] as const) {
      const test = divided();
      test.act(() => void $caretAt(index, offset));
      test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, isBackward);
      expect(rowsOf(test)).toEqual(["Flour", "Water"]);
      expect(idsOf(test)).toEqual(["a", "b"]);
    }
  });

  it("stays where Backspace erases a letter below it", () => {
    const test = divided();
    test.act(() => void $caretAt(0, 2));
    test.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, false);
    expect(rowsOf(test)[1]).toBe("---");
  });

  it.each([
    ["by a caret elsewhere", () => void $caretAt(0, 0)],
    ["by a range that the press made around it", () => void $selectAll()],
    ["by an earlier click", $selectDivider],
  ])("is selected by a click, also where the selection stood %s", (_, $select) => {
    const test = divided();
    test.act($select);
    const event = new MouseEvent("click", { bubbles: true });
    test.editor.getRootElement()?.querySelector("hr")?.dispatchEvent(event);
    test.editor.read(() => {
      const selection = $getSelection();
      expect($isNodeSelection(selection)).toBe(true);
      expect(selection?.getNodes().map((node) => $isHorizontalRuleNode(node))).toEqual([true]);
    });
  });

  it("that is selected is erased by Backspace; Enter begins a line below it", () => {
    const erased = divided();
    erased.act($selectDivider);
    erased.editor.dispatchCommand(KEY_BACKSPACE_COMMAND, new KeyboardEvent("keydown"));
    expect(rowsOf(erased)).toEqual(["Flour", "Water"]);
    const continued = divided();
    continued.act($selectDivider);
    const enter = new KeyboardEvent("keydown", { key: "Enter" });
    continued.editor.dispatchCommand(KEY_DOWN_COMMAND, enter);
    expect(rowsOf(continued)).toEqual(["Flour", "---", "", "Water"]);
    expect(caretBlock(continued)).toBe("2:0");
  });

  it("that is selected lets a letter begin a line below it, and no key of a shortcut", () => {
    const test = divided();
    test.act($selectDivider);
    const press = (init: KeyboardEventInit) =>
      test.editor.dispatchCommand(KEY_DOWN_COMMAND, new KeyboardEvent("keydown", init));
    press({ key: "j", ctrlKey: true });
    press({ key: "Shift" });
    expect(rowsOf(test)).toEqual(["Flour", "---", "Water"]);
    press({ key: "S" });
    expect(rowsOf(test)).toEqual(["Flour", "---", "S", "Water"]);
    expect(caretBlock(test)).toBe("2:1");
  });

  it("that is selected moves by the keys that move rows", () => {
    const test = divided();
    test.act($selectDivider);
    test.editor.dispatchCommand(
      KEY_DOWN_COMMAND,
      new KeyboardEvent("keydown", { key: "ArrowUp", altKey: true, shiftKey: true }),
    );
    expect(rowsOf(test)).toEqual(["---", "Flour", "Water"]);
  });

  it("at the end of the page has a line behind it, or gets one by a click below", () => {
    const test = editorForTests([block("Flour", { id: "a" })]);
    test.act(() => void $insertBlocks(htmlToBlocks(htmlOf("<hr>")), $caretAt(0, 5)));
    expect(rowsOf(test)).toEqual(["Flour", "---", ""]);
    expect(caretBlock(test)).toBe("2:0");
    const inside = editorForTests([block("Flour")]);
    inside.act(() => void $insertBlocks(htmlToBlocks(htmlOf("<hr>")), $caretAt(0, 3)));
    expect(rowsOf(inside)).toEqual(["Flo", "---", "ur"]);
    expect(caretBlock(inside)).toBe("2:0");
    const stored = editorForTests([block("Flour"), divider()]);
    expect(rowsOf(stored)).toEqual(["Flour", "---"]);
    const stop = registerClickBelow(stored.editor);
    const click = new MouseEvent("click", { bubbles: true, clientY: 9999 });
    stored.editor.getRootElement()?.dispatchEvent(click);
    stop();
    expect(rowsOf(stored)).toEqual(["Flour", "---", ""]);
    expect(caretBlock(stored)).toBe("2:0");
  });

  it("moves over the rows beside it, and rows move over it", () => {
    const test = divided();
    test.act(() => void $moveRows([$blockAt(0)], 1));
    expect(rowsOf(test)).toEqual(["---", "Flour", "Water"]);
    test.act(() => void $moveRows($editorRows().slice(0, 1), 1));
    expect(rowsOf(test)).toEqual(["Flour", "---", "Water"]);
    expect(idsOf(test)).toEqual(["a", "d", "b"]);
  });

  it("stays a divider where it is copied and pasted, with an id of its own", () => {
    const test = divided();
    test.act(() => void $selectAll());
    const json = test.editor.read(() => $getLexicalContent(test.editor, $getSelection()) ?? "");
    const html = test.editor.read(() => $getHtmlContent(test.editor, $getSelection()));
    expect(html).toContain("<hr>");
    test.act(() => void $insertBlocks(clipboardToBlocks(json) ?? [], $getRoot().selectEnd()));
    expect(rowsOf(test).filter((row) => row === "---")).toHaveLength(2);
    expect(new Set(idsOf(test)).size).toBe(idsOf(test).length);
  });

  it("in a callout stays there", async () => {
    const within = { kind: "callout", id: "C" as BlockId, tone: "tip" } as const;
    const test = editorForTests([block("Flour", { within }), block("", { within }), block("End")]);
    test.act(() => void $caretAt(1, 0));
    await test.type("--- ");
    const rows = bodyBlocks(editorBody(test.editor.getEditorState()));
    expect(rows.map((row) => [row.kind, row.within?.kind])).toEqual([
      ["paragraph", "callout"],
      ["divider", "callout"],
      ["paragraph", "callout"],
      ["paragraph", undefined],
    ]);
  });
});

function htmlOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}
