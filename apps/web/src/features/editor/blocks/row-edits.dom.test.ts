import { HorizontalRuleNode } from "@lexical/extension";
import {
  $getRoot,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  $setSelection,
} from "lexical";
import { describe, expect, it } from "vitest";
import { page, rowsOf } from "../testing/callout-editor.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { listEditor, rowsOf as listRowsOf } from "../testing/list-editor.ts";
import { idsOf, linesOf, written } from "../testing/table-editor.ts";
import { $deleteRows, $duplicateRows, $linkedId, $selectTo } from "./row-edits.ts";
import { $blockOf } from "./selected-blocks.ts";
import { $rowOrTableOf, $selectedRowsAndTables, $wholeRows, type WholeRow } from "./whole-rows.ts";

/** Runs an action on the rows at these indices, as a whole. */
function run(
  { act }: TestEditor,
  $run: (rows: readonly WholeRow[]) => void,
  ...at: readonly number[]
): void {
  act(() => {
    const rows = at.flatMap((index) => $rowOrTableOf($blockAt(index)) ?? []);
    $run($wholeRows(rows));
  });
}

/** The text of the row with the caret. */
const rowAtCaret = ({ editor }: TestEditor) =>
  editor.read(() => {
    const selection = $getSelection();
    const node = $isRangeSelection(selection) ? selection.anchor.getNode() : null;
    return node === null ? null : $blockOf(node)?.getTextContent();
  });

describe("copies of rows", () => {
  it("stand behind them with new ids, and have the caret", async () => {
    const test = editorForTests(["aa", "bb", "cc"].map((text) => block(text, { id: text })));
    run(test, $duplicateRows, 0, 1);
    expect(test.texts()).toEqual(["aa", "bb", "aa", "bb", "cc"]);
    const ids = test.ids();
    expect([ids[0], ids[1], ids[4]]).toEqual(["aa", "bb", "cc"]);
    expect(new Set(ids).size).toBe(5);
    expect(rowAtCaret(test)).toBe("aa");
    await test.undo();
    expect(test.ids()).toEqual(["aa", "bb", "cc"]);
  });

  it("have the deeper rows, boxes and kinds of the originals", () => {
    const test = listEditor("check:x 0 a", "check 1 b", "check 0 c", "codeBlock 0 d");
    run(test, $duplicateRows, 0);
    run(test, $duplicateRows, 5);
    expect(listRowsOf(test)).toEqual([
      "check:x 0 a",
      "check 1 b",
      "check:x 0 a",
      "check 1 b",
      "check 0 c",
      "codeBlock 0 d",
      "codeBlock 0 d",
    ]);
  });

  it("go on with the numbers of their list", () => {
    const test = listEditor("number:3 0 a", "number 0 b");
    run(test, $duplicateRows, 0, 1);
    expect(listRowsOf(test)).toEqual([
      "number:3 0 a",
      "number:4 0 b",
      "number:5 0 a",
      "number:6 0 b",
    ]);
  });

  it("of all rows of a callout are another callout, and of some stand in it", () => {
    const test = page();
    run(test, $duplicateRows, 1);
    expect(rowsOf(test)).toEqual(["Before", "tip[1] One", "tip[1] One", "tip[1] - Two", "After"]);
    run(test, $duplicateRows, 1, 2, 3);
    expect(rowsOf(test).slice(4)).toEqual(["tip[2] One", "tip[2] One", "tip[2] - Two", "After"]);
  });

  it("of a table are another table", () => {
    const test = written();
    run(test, $duplicateRows, 1);
    const rows = ["Name | Price", "Rye | four"];
    expect(linesOf(test)).toEqual(["Before", ...rows, ...rows, "After"]);
    const ids = idsOf(test);
    expect(ids.slice(0, 5)).toEqual(["T", "r", "a", "b", "s"]);
    expect(ids.length).toBeGreaterThan(7);
  });
});

describe("deleted rows", () => {
  it("leave the caret in the row behind them, or before them at the end", async () => {
    const test = editorForTests(["aa", "bb", "cc", "dd"].map((text) => block(text, { id: text })));
    run(test, $deleteRows, 0, 1);
    expect([test.ids(), rowAtCaret(test)]).toEqual([["cc", "dd"], "cc"]);
    await test.undo();
    expect(test.ids()).toEqual(["aa", "bb", "cc", "dd"]);
    run(test, $deleteRows, 3);
    expect([test.ids(), rowAtCaret(test)]).toEqual([["aa", "bb", "cc"], "cc"]);
  });

  it("leave an empty paragraph of an empty page", () => {
    const test = listEditor("bullet 0 a", "bullet 1 b");
    run(test, $deleteRows, 0);
    expect(listRowsOf(test)).toEqual(["paragraph 0"]);
    expect(rowAtCaret(test)).toBe("");
  });

  it("take deeper rows along, and leave a list its number", () => {
    const test = listEditor("number:3 0 a", "number 1 b", "number 0 c");
    run(test, $deleteRows, 0);
    expect(listRowsOf(test)).toEqual(["number:3 0 c"]);
  });

  it("take an emptied callout along, and a table as a whole", () => {
    const test = page();
    run(test, $deleteRows, 1, 2);
    expect(rowsOf(test)).toEqual(["Before", "After"]);
    const other = written();
    run(other, $deleteRows, 1);
    expect([linesOf(other), rowAtCaret(other)]).toEqual([["Before", "After"], "After"]);
  });

  it("leave a divider selected, if only that is left", () => {
    const test = editorForTests([block("aa"), block("", { kind: "divider" })]);
    run(test, $deleteRows, 0);
    test.editor.read(() => {
      expect(
        $getRoot()
          .getChildren()
          .map((node) => node instanceof HorizontalRuleNode),
      ).toEqual([true]);
      expect($isNodeSelection($getSelection())).toBe(true);
    });
  });
});

describe("the selected rows", () => {
  const selected = ({ editor }: TestEditor) =>
    editor.read(() => $selectedRowsAndTables().map((row) => row.getType()));

  it("include the dividers between them, and a table that the selection touches", () => {
    const test = editorForTests([block("aa"), block("", { kind: "divider" }), block("bb")]);
    test.act(() => {
      const selection = $caretAt(0, 1);
      selection.focus.set($blockAt(1).getFirstChildOrThrow().getKey(), 1, "text");
    });
    expect(selected(test)).toEqual(["paragraph", "horizontalrule", "paragraph"]);
    const table = written();
    table.act(() => void $caretAt(2, 0));
    expect(selected(table)).toEqual(["table"]);
  });

  it("are linked by the first of them", () => {
    const table = written();
    const ids = table.editor.read(() =>
      $wholeRows([$rowOrTableOf($blockAt(2)) ?? $blockAt(0)]).map($linkedId),
    );
    expect(ids).toEqual(["ra"]);
  });
});

describe("rows that are selected from one to another", () => {
  /** Selects to the row or table at this index of the page, and names the selected ones. */
  const selectTo = (test: TestEditor, at: number): string[] => {
    test.act(() => {
      const node = $getRoot().getChildAtIndex(at);
      const row = node === null ? null : $rowOrTableOf(node);
      if (row !== null) $selectTo(row);
    });
    return test.editor.read(() => $selectedRowsAndTables().map((row) => row.getTextContent()));
  };

  it("are whole, downwards and upwards", () => {
    const test = editorForTests(["aa", "bb", "cc"].map((text) => block(text)));
    test.act(() => void $caretAt(1, 1));
    expect(selectTo(test, 2)).toEqual(["bb", "cc"]);
    expect(selectTo(test, 0)).toEqual(["aa", "bb"]);
    expect(selectTo(test, 1)).toEqual(["bb"]);
  });

  it("are the one row where nothing was selected", () => {
    const test = editorForTests(["aa", "bb"].map((text) => block(text)));
    test.act(() => void $setSelection(null));
    expect(selectTo(test, 1)).toEqual(["bb"]);
  });

  it("can begin or end with a table or a divider", () => {
    const table = written();
    table.act(() => void $caretAt(0, 1));
    expect(selectTo(table, 1)).toEqual(["Before", expect.stringContaining("Rye")]);
    expect(selectTo(table, 2)).toHaveLength(3);
    const divider = editorForTests([block("aa"), block("", { kind: "divider" }), block("bb")]);
    divider.act(() => void $caretAt(1, 1));
    expect(selectTo(divider, 1)).toHaveLength(2);
    expect(selectTo(divider, 0)).toHaveLength(3);
  });
});
