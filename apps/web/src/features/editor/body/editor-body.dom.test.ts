import { ListItemNode } from "@lexical/list";
import { $isTableNode } from "@lexical/table";
import { $getRoot, ParagraphNode } from "lexical";
import { expect, it, onTestFinished, vi } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyRows } from "@stemma/document/body-rows";
import { headerRow } from "@stemma/document/containers/container";
import { $insertRow, $moveLine } from "../tables/table-edits.ts";
import { $setHeader, $setWidths } from "../tables/table-nodes.ts";
import { $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { editorBody } from "./editor-body.ts";

const [rows, columns] = [20, 5];

/** A table of 100 cells and a list of 100 rows. */
const page = () =>
  editorForTests([
    ...Array.from({ length: rows * columns }, (_, at) =>
      block(`cell ${at}`, {
        within: {
          kind: "cell",
          id: "T" as BlockId,
          row: `r${Math.floor(at / columns)}` as BlockId,
          column: `c${at % columns}` as BlockId,
          header: 0,
        },
      }),
    ),
    ...Array.from({ length: 100 }, (_, at) => block(`row ${at}`, { kind: "number" })),
  ]);

function $table() {
  const table = $getRoot().getFirstChild();
  if (!$isTableNode(table)) throw new Error("The page does not begin with a table.");
  return table;
}

it.each([
  { because: "a table gets a row", $change: () => $insertRow($table(), 10), read: columns },
  {
    because: "a column gets a width",
    $change: () => $setWidths($table(), [90, 0, 0, 0, 0]),
    read: rows,
  },
  {
    because: "a list gets a row at its end",
    $change: () => void $caretAt(199, 6).insertParagraph(),
    // The row above knows the one below it.
    read: 2,
  },
  { because: "nothing changes", $change: () => undefined, read: 0 },
])("$read rows are read again where $because", ({ $change, read }) => {
  const { editor, act } = page();
  editorBody(editor.getEditorState());
  act($change);
  const reads = [ParagraphNode, ListItemNode].map((node) => vi.spyOn(node.prototype, "exportJSON"));
  onTestFinished(() => reads.forEach((one) => one.mockRestore()));
  editorBody(editor.getEditorState());
  expect(reads.reduce((sum, one) => sum + one.mock.calls.length, 0)).toBe(read);
});

it("a row that became another row of the table by a move is read with its new place", () => {
  const { editor, act } = page();
  editorBody(editor.getEditorState());
  act(() => void $moveLine($table(), "column", 0, 1));
  const [first, second] = bodyRows(editorBody(editor.getEditorState()));
  expect([first?.within, second?.within]).toMatchObject([{ column: "c1" }, { column: "c0" }]);
  act(() => $setHeader($table(), headerRow));
  expect(bodyRows(editorBody(editor.getEditorState()))[0]?.within).toMatchObject({ header: 1 });
});
