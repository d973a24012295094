import { $getClipboardDataFromSelection } from "@lexical/clipboard";
import {
  $getRoot,
  KEY_BACKSPACE_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_TAB_COMMAND,
  UNDO_COMMAND,
} from "lexical";
import { bodyBlocks } from "@stemma/document/body-blocks";
import type { BlockKind } from "@stemma/document/make-block";
import { describe, expect, it, test } from "vitest";
import { $setBlockKind, $setBlockKinds } from "../blocks/block-kind.ts";
import { $indentBlocks } from "../blocks/indent-blocks.ts";
import { editorBody } from "../body/editor-body.ts";
import { replaceBody } from "../body/replace-body.ts";
import { formattingActions } from "../formatting/formatting-actions.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { clipboardToBlocks } from "../paste/clipboard-to-blocks.ts";
import { textToBlocks } from "../paste/text-to-blocks.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { $nesting, $topList } from "./list-rows.ts";

/** An editor with rows written as `kind level text`, with ids a, b, c …; a check row may be `check:x`. */
function listEditor(...rows: readonly string[]): TestEditor {
  return editorForTests(
    rows.map((row, at) => {
      const [, kind = "", extra, indent, text = ""] =
        /^(\w+)(?::(\w+))? (\d) ?(.*)$/.exec(row) ?? [];
      const attributes =
        extra === "x"
          ? ({ checked: true } as const)
          : extra === undefined
            ? {}
            : { start: Number(extra) };
      const id = String.fromCodePoint(97 + at);
      return block(text, { id, kind: kind as BlockKind, indent: Number(indent), attributes });
    }),
  );
}

/** The rows of the editor's body in the form of `listEditor`, with the number before numbered ones. */
function rowsOf({ editor }: TestEditor): string[] {
  // A command's update is committed at the next read.
  editor.read(() => undefined);
  return bodyBlocks(editorBody(editor.getEditorState())).map(
    ({ kind, indent, number, attributes, runs }) => {
      const extra = number === null ? (attributes.checked === true ? ":x" : "") : `:${number}`;
      return `${kind}${extra} ${indent} ${runs.map(({ text }) => text).join("")}`.trim();
    },
  );
}

/** Whether the editor shows the lists as a page stores them. */
function isCanonical({ editor }: TestEditor): boolean {
  const nestingIn = (of: TestEditor["editor"]) =>
    of.read(() => {
      const found = $getRoot()
        .getChildren()
        .map((node) => {
          const top = $topList(node);
          return top === null ? "-" : $nesting(top);
        });
      return found.join("");
    });
  const stored = editorForTests([block("x")]);
  replaceBody(stored.editor, editorBody(editor.getEditorState()));
  return nestingIn(editor) === nestingIn(stored.editor);
}

describe("a writer changes the rows of lists", () => {
  it.each<{ because: string; rows: string[]; $act: () => void; after: string[] }>([
    {
      because: "a paragraph becomes a row",
      rows: ["paragraph 0 a"],
      $act: () => void $setBlockKind($blockAt(0), "bullet"),
      after: ["bullet 0 a"],
    },
    {
      because: "an indented paragraph becomes a deeper row",
      rows: ["bullet 0 a", "paragraph 2 b"],
      $act: () => void $setBlockKind($blockAt(1), "number"),
      after: ["bullet 0 a", "number:1 2 b"],
    },
    {
      because: "a paragraph between two lists joins them",
      rows: ["number 0 a", "paragraph 0 b", "number 0 c"],
      $act: () => void $setBlockKind($blockAt(1), "number"),
      after: ["number:1 0 a", "number:2 0 b", "number:3 0 c"],
    },
    {
      because: "a row becomes a paragraph, and the list behind it counts from 1",
      rows: ["number:4 0 a", "number 0 b", "number 0 c"],
      $act: () => void $setBlockKind($blockAt(1), "paragraph"),
      after: ["number:4 0 a", "paragraph 0 b", "number:1 0 c"],
    },
    {
      because: "a deeper row becomes a paragraph with its indent, and what is below it stays",
      rows: ["bullet 0 a", "bullet 1 b", "bullet 2 c", "bullet 0 d"],
      $act: () => void $setBlockKind($blockAt(1), "paragraph"),
      after: ["bullet 0 a", "paragraph 1 b", "bullet 2 c", "bullet 0 d"],
    },
    {
      because: "one row changes its kind, and the numbers go on",
      rows: ["number 0 a", "number 1 b", "number 0 c"],
      $act: () => void $setBlockKind($blockAt(1), "bullet"),
      after: ["number:1 0 a", "bullet 1 b", "number:2 0 c"],
    },
    {
      because: "a row that is done stays so when it is indented",
      rows: ["check 0 a", "check:x 0 b", "check 0 c"],
      $act: () => $indentBlocks([$blockAt(1)], 1),
      after: ["check 0 a", "check:x 1 b", "check 0 c"],
    },
    {
      because: "several rows are indented at once",
      rows: ["bullet 0 a", "bullet 0 b", "bullet 1 c", "paragraph 0 p"],
      $act: () => $indentBlocks([$blockAt(1), $blockAt(2), $blockAt(3)], 1),
      after: ["bullet 0 a", "bullet 1 b", "bullet 2 c", "paragraph 1 p"],
    },
    {
      because: "no row is deeper than the eighth level",
      rows: ["bullet 7 a"],
      $act: () => $indentBlocks([$blockAt(0)], 1),
      after: ["bullet 7 a"],
    },
    {
      because: "a heading becomes a quotation",
      rows: ["h2 0 a"],
      $act: () => void $setBlockKind($blockAt(0), "quote"),
      after: ["quote 0 a"],
    },
    {
      because: "clearing the format keeps the list",
      rows: ["bullet 1 a"],
      $act: () => {
        $blockAt(0).setFormat("center");
        $caretAt(0, 0);
        formattingActions.clear.$run();
      },
      after: ["bullet 1 a"],
    },
    {
      because: "the command for a list takes its own rows out again",
      rows: ["bullet 0 a", "bullet 0 b"],
      $act: () => {
        $getRoot().selectStart();
        $getRoot().select(0, 1);
        formattingActions.bullet.$run();
      },
      after: ["paragraph 0 a", "paragraph 0 b"],
    },
  ])("$because", ({ rows, $act, after }) => {
    const editing = listEditor(...rows);
    const ids = editing.ids();
    editing.act($act);
    expect(rowsOf(editing)).toEqual(after);
    expect(editing.ids()).toEqual(ids);
    expect(isCanonical(editing)).toBe(true);
    editing.editor.dispatchCommand(UNDO_COMMAND, undefined);
    expect(rowsOf(editing).map((row) => row.replace(/^(\w+):\d+/, "$1"))).toEqual(
      rows.map((row) => row.replace(/:\d+/, "")),
    );
  });
});

test.each(["bullet", "number", "check", "paragraph", "h2", "quote"] as const)(
  "all rows of a page become a %s at once, and keep their ids",
  (kind) => {
    const rows = ["bullet 0 a", "number 1 b", "paragraph 1 c", "check:x 0 d", "h2 0 e"];
    const editing = listEditor(...rows);
    const ids = editing.ids();
    editing.act(() => {
      const blocks = ids.map((_, at) => $blockAt(at));
      expect($setBlockKinds(blocks, kind).map((block) => block.getTextContent())).toEqual([
        ..."abcde",
      ]);
    });
    expect(rowsOf(editing).map((row) => row.replace(/:\w+/, ""))).toEqual(
      rows.map((row) => row.replace(/^[\w:]+/, kind)),
    );
    expect(editing.ids()).toEqual(ids);
    expect(isCanonical(editing)).toBe(true);
  },
);

test("blocks that are pasted into a deeper row stay, whatever is done to the list", () => {
  const editing = listEditor("bullet 0 a", "bullet 1 b", "bullet 1 c", "bullet 0 d");
  editing.act(() => $insertBlocks(textToBlocks("X\nSecond\nThird"), $caretAt(1, 1)));
  const words = ["a", "bX", "Second", "Third", "c", "d"];
  expect(editing.texts()).toEqual(words);
  expect(isCanonical(editing)).toBe(true);
  editing.act(() => $indentBlocks([$blockAt(0)], 1));
  expect(editing.texts()).toEqual(words);
  editing.act(() => void $caretAt(0, 1));
  editing.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
  expect(editing.texts()).toEqual(["a", "", ...words.slice(1)]);
  expect(isCanonical(editing)).toBe(true);
});

test("what is left of a list after text over several levels was removed counts as it is stored", () => {
  const rows = ["bullet 0 t", "number 2 a", "bullet 1 x", "number 2 b", "bullet 0 z"];
  const editing = listEditor(...rows);
  editing.act(() => {
    const selection = $caretAt(1, 1);
    const last = $blockAt(2).getLastDescendant();
    if (last !== null) selection.focus.set(last.getKey(), 1, "text");
    selection.removeText();
  });
  expect(rowsOf(editing)).toEqual(["bullet 0 t", "number:1 2 a", "number:2 2 b", "bullet 0 z"]);
  expect(isCanonical(editing)).toBe(true);
});

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
