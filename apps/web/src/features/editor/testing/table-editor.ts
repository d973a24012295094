import { $isTableNode } from "@lexical/table";
import { $getRoot, KEY_TAB_COMMAND } from "lexical";
import { expect } from "vitest";
import { blockText } from "@stemma/document/block-text";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { bodyRows } from "@stemma/document/body-rows";
import type { BlockId } from "@stemma/document/block-id";
import type { BlockJson } from "@stemma/document/format";
import { readBody } from "@stemma/document/read-body";
import { editorBody } from "../body/editor-body.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import type { PastedBlock } from "../paste/pasted-block.ts";
import { $blockAt, $caretAt, block, editorForTests, type TestEditor } from "./editor-for-tests.ts";
import { tableActions, type TableAction } from "../tables/table-actions.ts";
import { $cellOf, $placeOf, $setWidths, $widthsOf } from "../tables/table-nodes.ts";

/** A table of two rows and two columns. */
export function tableCells(): BlockJson[] {
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
  return [
    cell("Name", "r", "a"),
    cell("Price", "r", "b"),
    cell("Rye", "s", "a"),
    cell("four", "s", "b"),
  ];
}

/** A page with that table between two paragraphs. */
export function written(): TestEditor {
  return editorForTests([
    block("Before", { id: "before" }),
    ...tableCells(),
    block("After", { id: "after" }),
  ]);
}

/** The page, a line for each row of a table, with the cells between bars. Checks that a page can store it. */
export function linesOf({ editor }: TestEditor): string[] {
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
export function idsOf({ editor }: TestEditor): string[] {
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
export function choose(page: TestEditor, name: TableAction["name"], at: number): void {
  const action = tableActions.flat().find((one) => one.name === name);
  page.act(() => {
    $caretAt(at, 0);
    const cell = $cellOf($blockAt(at));
    const place = cell === null ? null : $placeOf(cell);
    if (place === null) throw new Error(`No cell stands at ${at}.`);
    action?.$run(place);
  });
}

/** The widths of the columns of the page's first table, in pixels; 0 for one that is as wide as its text. */
export function widthsOf({ editor }: TestEditor): number[] {
  return editor.read(() => {
    const table = $getRoot().getChildren().find($isTableNode);
    return table === undefined ? [] : $widthsOf(table);
  });
}

/** Gives the columns of the page's first table these widths. */
export function setWidths(page: TestEditor, widths: readonly number[]): void {
  page.act(() => {
    const table = $getRoot().getChildren().find($isTableNode);
    if (table !== undefined) $setWidths(table, widths);
  });
}

export function press(page: TestEditor, shiftKey = false): void {
  page.editor.dispatchCommand(KEY_TAB_COMMAND, new KeyboardEvent("keydown", { shiftKey }));
}

export function paste(page: TestEditor, at: number, blocks: readonly PastedBlock[]): void {
  page.act(() => $insertBlocks(blocks, $caretAt(at, 0)));
}
