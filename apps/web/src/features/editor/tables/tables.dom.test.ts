import { $getClipboardDataFromSelection } from "@lexical/clipboard";
import { $createTableSelectionFrom } from "@lexical/table";
import { $getSelection, $setSelection, KEY_ARROW_UP_COMMAND, KEY_TAB_COMMAND } from "lexical";
import { describe, expect, it } from "vitest";
import { blockText } from "@stemma/document/block-text";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { bodyRows } from "@stemma/document/body-rows";
import type { BlockId } from "@stemma/document/block-id";
import { readBody } from "@stemma/document/read-body";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { editorBody } from "../body/editor-body.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { LeftOut } from "../paste/left-out.ts";
import { parseHtml } from "../paste/parse-html.ts";
import type { PastedBlock } from "../paste/pasted-block.ts";
import { excelSample } from "../paste/samples/excel-sample.ts";
import { textToBlocks } from "../paste/text-to-blocks.ts";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { tableActions, type TableAction } from "./table-actions.ts";
import { $insertTable } from "./table-edits.ts";
import { $cellOf, $placeOf, $tableOf } from "./table-nodes.ts";

/** A page with a table of two rows and two columns between two paragraphs. */
function written(): TestEditor {
  const cell = (text: string, row: string, column: string) =>
    block(text, {
      id: `${row}${column}`,
      within: {
        kind: "cell",
        id: "T" as BlockId,
        row: row as BlockId,
        column: column as BlockId,
        header: 1,
      },
    });
  return editorForTests([
    block("Before", { id: "before" }),
    cell("Name", "r", "a"),
    cell("Price", "r", "b"),
    cell("Rye", "s", "a"),
    cell("four", "s", "b"),
    block("After", { id: "after" }),
  ]);
}

/** The page, a line for each row of a table, with the cells between bars. Checks that a page can store it. */
function linesOf({ editor }: TestEditor): string[] {
  editor.read(() => undefined);
  const body = editorBody(editor.getEditorState());
  expect(readBody(body)).toEqual({ ok: true, body });
  const lines: string[] = [];
  let last = "";
  for (const one of bodyBlocks(body)) {
    const { within } = one;
    const text = blockText(one);
    const row = within?.kind === "cell" ? `${within.id} ${within.row}` : "";
    if (row !== "" && row === last) lines.push(`${lines.pop()} | ${text}`);
    else lines.push(text);
    last = row;
  }
  return lines;
}

/** The ids of the tables, rows and columns, without repetitions. */
function idsOf({ editor }: TestEditor): string[] {
  editor.read(() => undefined);
  const rows = bodyRows(editorBody(editor.getEditorState()));
  return [
    ...new Set(
      rows.flatMap(({ within }) =>
        within?.kind === "cell" ? [within.id, within.row, within.column] : [],
      ),
    ),
  ];
}

/** Runs an entry of the menu at the block with this index. */
function choose(page: TestEditor, name: TableAction["name"], at: number): void {
  const action = tableActions.flat().find((one) => one.name === name);
  page.act(() => {
    $caretAt(at, 0);
    const cell = $cellOf($blockAt(at));
    const place = cell === null ? null : $placeOf(cell);
    if (place === null) throw new Error(`No cell stands at ${at}.`);
    action?.$run(place);
  });
}

function press(page: TestEditor, shiftKey = false): void {
  page.editor.dispatchCommand(KEY_TAB_COMMAND, new KeyboardEvent("keydown", { shiftKey }));
}

function paste(page: TestEditor, at: number, blocks: readonly PastedBlock[]): void {
  page.act(() => $insertBlocks(blocks, $caretAt(at, 0)));
}

describe("a table", () => {
  it("is inserted with ids, a header row, and the caret in its first cell", async () => {
    const page = editorForTests([block("")]);
    page.act(() => $insertTable($blockAt(0)));
    await page.type("Name");
    expect(linesOf(page)).toEqual(["Name |  | ", " |  | ", " |  | ", ""]);
    expect(idsOf(page)).toHaveLength(7);
    expect(page.html()).toContain('<th scope="col"><p>Name</p></th>');
  });

  it("moves the caret by Tab, and grows at its end", async () => {
    const page = written();
    page.act(() => void $caretAt(3, 0));
    press(page);
    await page.type("-");
    press(page);
    await page.type("Oats");
    press(page, true);
    await page.type("!");
    expect(linesOf(page)).toEqual(["Before", "Name | Price", "Rye | four-!", "Oats | ", "After"]);
  });

  it.each<{ name: TableAction["name"]; at: number; is: string[] }>([
    { name: "rowAbove", at: 1, is: [" | ", "Name | Price", "Rye | four"] },
    { name: "rowBelow", at: 1, is: ["Name | Price", " | ", "Rye | four"] },
    { name: "columnBefore", at: 2, is: ["Name |  | Price", "Rye |  | four"] },
    { name: "columnAfter", at: 2, is: ["Name | Price | ", "Rye | four | "] },
    { name: "rowUp", at: 3, is: ["Rye | four", "Name | Price"] },
    { name: "rowDown", at: 1, is: ["Rye | four", "Name | Price"] },
    { name: "rowUp", at: 1, is: ["Name | Price", "Rye | four"] },
    { name: "columnBack", at: 4, is: ["Price | Name", "four | Rye"] },
    { name: "columnOn", at: 3, is: ["Price | Name", "four | Rye"] },
    { name: "deleteRow", at: 1, is: ["Rye | four"] },
    { name: "deleteColumn", at: 1, is: ["Price", "four"] },
    { name: "deleteTable", at: 1, is: [""] },
  ])("changes by the menu, and back by undo: $name at $at", async ({ name, at, is }) => {
    const page = written();
    const [before, ids] = [linesOf(page), idsOf(page)];
    choose(page, name, at);
    expect(linesOf(page)).toEqual(["Before", ...is, "After"]);
    if (name !== "deleteTable")
      expect(page.html().match(/<th/g)).toHaveLength(is[0]?.split("|").length ?? 0);
    await page.undo();
    expect(linesOf(page)).toEqual(before);
    expect(idsOf(page)).toEqual(ids);
  });

  it("is left by the up arrow from its first row, at the beginning of the page only", () => {
    const test = written();
    const pressUp = () =>
      test.editor.dispatchCommand(KEY_ARROW_UP_COMMAND, new KeyboardEvent("keydown"));
    test.act(() => void $caretAt(1, 2));
    pressUp();
    expect(linesOf(test)).toEqual(["Before", "Name | Price", "Rye | four", "After"]);
    test.act(() => {
      $blockAt(0).remove();
      $caretAt(2, 1);
    });
    pressUp();
    expect(linesOf(test)).toEqual(["Name | Price", "Rye | four", "After"]);
    test.act(() => void $caretAt(1, 2));
    pressUp();
    expect(linesOf(test)).toEqual(["", "Name | Price", "Rye | four", "After"]);
  });

  it("turns code that is put into a cell into a paragraph with its lines", () => {
    const test = written();
    test.act(() => void $setBlockKind($blockAt(1), "codeBlock"));
    expect(linesOf(test)).toEqual(["Before", "Name | Price", "Rye | four", "After"]);
  });

  it("has a header row, a header column, and aligned columns by the menu", () => {
    const page = written();
    choose(page, "headerRow", 1);
    choose(page, "headerColumn", 1);
    choose(page, "alignRight", 2);
    expect(page.html()).toContain(
      '<tr><th scope="row"><p>Name</p></th><td><p class="align-right">Price</p></td></tr>' +
        '<tr><th scope="row"><p>Rye</p></th><td><p class="align-right">four</p></td></tr>',
    );
  });

  it("has paragraphs in its cells, whatever is put there", async () => {
    const page = written();
    page.act(() => void $caretAt(4, 4));
    await page.type("\n- one");
    page.act(() => $insertTable($blockAt(5)));
    expect(linesOf(page).slice(0, 3)).toEqual(["Before", "Name | Price", "Rye | four | one"]);
    expect(page.html().match(/<table>/g)).toHaveLength(2);
  });
});

describe("a pasted table", () => {
  const tableOf = (html: string, leftOut = new LeftOut()): PastedBlock[] =>
    htmlToBlocks(parseHtml(html), leftOut);

  it.each([
    { because: "of Excel", blocks: tableOf(excelSample), is: ["Flour | Price", "Rye | 1.20"] },
    {
      because: "of a spreadsheet as text",
      blocks: textToBlocks("Name\tPrice\nRye\t\n\tsix\n"),
      is: ["Name | Price", "Rye | ", " | six"],
    },
    {
      because: "with merged cells, which are filled out",
      blocks: tableOf(
        "<table><tr><td rowspan=2>a<td colspan=2>b</tr><tr><td>c<td>d</tr><tr><td>e</table>",
      ),
      is: ["a | b | ", " | c | d", "e |  | "],
    },
    {
      because: "in a cell of another one, which stays text",
      blocks: tableOf("<table><tr><td>a<td><table><tr><td>b<td>c</table></table>"),
      is: ["a | b\tc"],
    },
  ])("keeps its cells: $because", ({ blocks, is }) => {
    const page = editorForTests([block("", { id: "x" }), block("After", { id: "y" })]);
    paste(page, 0, blocks);
    expect(linesOf(page).filter((line) => line !== "")).toEqual([...is, "After"]);
  });

  it("in a cell becomes paragraphs of that cell", () => {
    const page = written();
    paste(page, 3, textToBlocks("a\tb\nc\td"));
    const words = linesOf(page).join(" ").split(/\W+/);
    expect(words).toEqual(expect.arrayContaining(["a", "b", "c", "dRye"]));
    expect(page.html().match(/<table>/g)).toHaveLength(1);
  });

  it("with too many columns stays text, and says so", () => {
    const leftOut = new LeftOut();
    const blocks = tableOf(`<table><tr>${"<td>a".repeat(51)}</table>`, leftOut);
    expect(blocks.map(({ within }) => within)).toEqual([null]);
    expect(leftOut.counts).toEqual(new Map([["table", 1]]));
  });
});

describe("a selection over several cells", () => {
  const select = (page: TestEditor): void =>
    page.act(() => {
      const [first, last] = [$cellOf($blockAt(1)), $cellOf($blockAt(4))];
      const table = first === null ? null : $tableOf(first);
      if (table === null || first === null || last === null) throw new Error("No table.");
      $setSelection($createTableSelectionFrom(table, first, last));
    });

  it("is copied as the lines of a spreadsheet", () => {
    const page = written();
    select(page);
    page.editor.read(() => {
      const data = $getClipboardDataFromSelection($getSelection());
      expect(data["text/plain"]?.trim()).toBe("Name\tPrice\nRye\tfour");
    });
  });
});
