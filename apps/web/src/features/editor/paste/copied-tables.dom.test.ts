import { $getClipboardDataFromSelection } from "@lexical/clipboard";
import { $createTableSelectionFrom } from "@lexical/table";
import { $getSelection, $selectAll, $setSelection } from "lexical";
import { expect, it } from "vitest";
import { makeBlock } from "@stemma/document/make-block";
import { inlineMathWord } from "@stemma/document/math/inline-math-word";
import type { BlockId } from "@stemma/document/block-id";
import type { BlockJson } from "@stemma/document/format";
import {
  $blockAt,
  $caretAt,
  block,
  editorForTests,
  type TestEditor,
} from "../testing/editor-for-tests.ts";
import { tableCells } from "../testing/table-editor.ts";
import { $cellOf, $tableOf } from "../tables/table-nodes.ts";

/** A row in the same cell as the row with the id `of`. */
const inCell = (id: string, of: string, text: string): BlockJson => {
  const within = tableCells().find(({ $ }) => $.blockId === of)?.within ?? null;
  return makeBlock({ id: id as BlockId, kind: "paragraph", within }, [
    { text, marks: 0, url: null },
  ]);
};

/** Two paragraphs, the table, and two paragraphs; a cell holds two paragraphs, another one a formula. */
const page = () =>
  editorForTests([
    block("Before"),
    block("Above"),
    ...tableCells().slice(0, 3),
    inCell("loaf", "sa", "loaf"),
    inCell("sb", "sb", inlineMathWord("4^2")),
    block("Below"),
    block("After"),
  ]);

function copied({ editor, act }: TestEditor, $select: () => unknown): string | undefined {
  act(() => void $select());
  return editor.read(() => $getClipboardDataFromSelection($getSelection())["text/plain"]);
}

const lines = ["Name\tPrice", "Rye loaf\t$4^2$"];

it.each([
  {
    because: "all of the page",
    $select: () => $selectAll(),
    is: ["Before", "Above", ...lines, "Below", "After"],
  },
  {
    because: "from a word before it to one behind it",
    $select: () => {
      const selection = $caretAt(1, 2);
      const last = $blockAt(7).getFirstChildOrThrow();
      selection.focus.set(last.getKey(), 3, "text");
    },
    is: ["ove", ...lines, "Bel"],
  },
  {
    because: "some of its cells",
    $select: () => {
      const [first, last] = [$cellOf($blockAt(2)), $cellOf($blockAt(6))];
      const table = first === null ? null : $tableOf(first);
      if (table === null || first === null || last === null) throw new Error("No table.");
      $setSelection($createTableSelectionFrom(table, first, last));
    },
    is: lines,
  },
])("a copied table is the lines of a spreadsheet as text: $because", ({ $select, is }) => {
  expect(copied(page(), $select)?.split("\n")).toEqual(is);
});

it("text that is copied in a cell is the text alone", () => {
  const $select = () =>
    $caretAt(2, 1).focus.set($blockAt(2).getFirstChildOrThrow().getKey(), 3, "text");
  expect(copied(page(), $select)).toBe("am");
});
