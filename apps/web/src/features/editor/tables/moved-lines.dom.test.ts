import { KEY_DOWN_COMMAND } from "lexical";
import { expect, it, onTestFinished } from "vitest";
import { $blockAt, $caretAt, type TestEditor } from "../testing/editor-for-tests.ts";
import { linesOf, setWidths, widthsOf, written } from "../testing/table-editor.ts";
import { registerTableMoveKeys } from "./register-table-move-keys.ts";
import { $moveLine, type TableLine } from "./table-edits.ts";
import { $cellOf, $tableOf } from "./table-nodes.ts";

function press({ editor }: TestEditor, key: string): string[] {
  const said: string[] = [];
  onTestFinished(registerTableMoveKeys(editor, (...moved) => void said.push(moved.join(" "))));
  const chord = { key, altKey: true, shiftKey: true };
  editor.dispatchCommand(KEY_DOWN_COMMAND, new KeyboardEvent("keydown", chord));
  return said;
}

it.each([
  { key: "ArrowDown", at: 1, is: ["Rye | four", "Name | Price"], said: ["row 2 2"] },
  { key: "ArrowUp", at: 4, is: ["Rye | four", "Name | Price"], said: ["row 1 2"] },
  { key: "ArrowRight", at: 3, is: ["Price | Name", "four | Rye"], said: ["column 2 2"] },
  { key: "ArrowLeft", at: 2, is: ["Price | Name", "four | Rye"], said: ["column 1 2"] },
  { key: "ArrowLeft", at: 1, is: ["Name | Price", "Rye | four"], said: [] },
  { key: "ArrowUp", at: 1, is: ["Name | Price", "Rye | four"], said: [] },
])("Alt+Shift+$key in cell $at moves its line, and the caret with it", async (one) => {
  const { key, at, is, said } = one;
  const page = written();
  page.act(() => void $caretAt(at, 0));
  expect(press(page, key)).toEqual(said);
  expect(linesOf(page)).toEqual(["Before", ...is, "After"]);
  if (said.length > 0) {
    await page.undo();
    expect(linesOf(page)).toEqual(["Before", "Name | Price", "Rye | four", "After"]);
  }
});

it("moves the rows of the page outside of tables", () => {
  const page = written();
  page.act(() => void $caretAt(0, 0));
  expect(press(page, "ArrowDown")).toEqual([]);
  expect(linesOf(page)).toEqual(["Name | Price", "Rye | four", "Before", "After"]);
});

it.each<{ line: TableLine; from: number; to: number; is: string[]; widths: number[] }>([
  { line: "row", from: 1, to: 0, is: ["Rye | four", "Name | Price"], widths: [90, 0] },
  { line: "column", from: 0, to: 1, is: ["Price | Name", "four | Rye"], widths: [0, 90] },
  { line: "row", from: 0, to: 2, is: ["Name | Price", "Rye | four"], widths: [90, 0] },
  { line: "column", from: 1, to: -1, is: ["Name | Price", "Rye | four"], widths: [90, 0] },
])("a $line goes from $from to $to; what comes first is the header", (one) => {
  const page = written();
  setWidths(page, [90, 0]);
  page.act(() => {
    const cell = $cellOf($blockAt(1));
    const table = cell === null ? null : $tableOf(cell);
    if (table !== null) $moveLine(table, one.line, one.from, one.to);
  });
  expect(linesOf(page)).toEqual(["Before", ...one.is, "After"]);
  expect(widthsOf(page)).toEqual(one.widths);
  const headers = one.is[0]?.split(" | ").map((name) => `<th scope="col"><p>${name}</p></th>`);
  expect(page.html()).toContain(`<tr>${headers?.join("")}</tr>`);
});
