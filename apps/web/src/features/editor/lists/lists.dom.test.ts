import { $getRoot, INSERT_PARAGRAPH_COMMAND, UNDO_COMMAND } from "lexical";
import { describe, expect, it, test } from "vitest";
import { $setBlockKind, $setBlockKinds } from "../blocks/block-kind.ts";
import { $indentBlocks } from "../blocks/indent-blocks.ts";
import { formattingActions } from "../formatting/formatting-actions.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { textToBlocks } from "../paste/text-to-blocks.ts";
import { $blockAt, $caretAt } from "../testing/editor-for-tests.ts";
import { isCanonical, listEditor, rowsOf } from "../testing/list-editor.ts";

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
