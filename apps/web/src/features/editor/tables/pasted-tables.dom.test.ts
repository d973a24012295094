import { $getClipboardDataFromSelection } from "@lexical/clipboard";
import { $createTableSelectionFrom } from "@lexical/table";
import { $getSelection, $setSelection, KEY_DOWN_COMMAND } from "lexical";
import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { $insertBlocks } from "../paste/insert-blocks.ts";
import { LeftOut } from "../paste/left-out.ts";
import { parseHtml } from "../paste/parse-html.ts";
import type { PastedBlock } from "../paste/pasted-block.ts";
import { excelSample } from "../paste/samples/excel-sample.ts";
import { textToBlocks } from "../paste/text-to-blocks.ts";
import { $blockAt, block, editorForTests, type TestEditor } from "../testing/editor-for-tests.ts";
import { $cellOf, $tableOf } from "./table-nodes.ts";
import { linesOf, paste, written } from "../testing/table-editor.ts";

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

  it("in a cell is written over the cells from there on, if it fits", () => {
    const page = written();
    paste(page, 1, textToBlocks("a\tb\nc\td"));
    expect(linesOf(page)).toEqual(["Before", "a | b", "c | d", "After"]);
  });

  it("in a cell becomes paragraphs of that cell where it does not fit", () => {
    const page = written();
    paste(page, 3, textToBlocks("a\tb\nc\td"));
    const words = linesOf(page).join(" ").split(/\W+/);
    expect(words).toEqual(expect.arrayContaining(["a", "b", "c", "dRye"]));
    expect(page.html().match(/<table>/g)).toHaveLength(1);
  });

  it("in a callout stands behind it", () => {
    const within = { kind: "callout", id: "C" as BlockId, tone: "tip" } as const;
    const page = editorForTests([block("Tip", { id: "a", within }), block("After", { id: "b" })]);
    paste(page, 0, textToBlocks("a\tb\nc\td"));
    expect(linesOf(page)).toEqual(["Tip", "a | b", "c | d", "After"]);
  });

  it("with a great many rows stays text", () => {
    const blocks = textToBlocks("a\tb\n".repeat(200_000));
    expect(blocks[0]?.within).toBeNull();
    expect(blocks).toHaveLength(200_000);
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

  it("gives way to the letter that is typed, in the first cell", () => {
    const page = written();
    select(page);
    page.editor.dispatchCommand(KEY_DOWN_COMMAND, new KeyboardEvent("keydown", { key: "X" }));
    expect(linesOf(page)).toEqual(["Before", "X | ", " | ", "After"]);
  });

  it("gives way to pasted cells", () => {
    const page = written();
    select(page);
    page.act(() => {
      const selection = $getSelection();
      if (selection !== null) $insertBlocks(textToBlocks("a\tb\nc\td"), selection);
    });
    expect(linesOf(page)).toEqual(["Before", "a | b", "c | d", "After"]);
  });
});
