import { $getClipboardDataFromSelection } from "@lexical/clipboard";
import { $createTableSelectionFrom } from "@lexical/table";
import { $getSelection, $setSelection } from "lexical";
import { describe, expect, it } from "vitest";
import { clipboardToBlocks } from "../paste/clipboard-to-blocks.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import { parseHtml } from "../paste/parse-html.ts";
import { excelSample } from "../paste/samples/excel-sample.ts";
import { wordSample } from "../paste/samples/word-sample.ts";
import { $blockAt, $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { choose, linesOf, paste, setWidths, widthsOf, written } from "../testing/table-editor.ts";
import type { TableAction } from "./table-actions.ts";
import { $cellOf, $tableOf } from "./table-nodes.ts";

describe("the width of a column", () => {
  it.each<{ name: TableAction["name"]; at: number; is: number[] }>([
    { name: "rowAbove", at: 1, is: [120, 0] },
    { name: "columnBefore", at: 1, is: [0, 120, 0] },
    { name: "columnAfter", at: 1, is: [120, 0, 0] },
    { name: "columnOn", at: 1, is: [0, 120] },
    { name: "columnBack", at: 2, is: [0, 120] },
    { name: "deleteRow", at: 1, is: [120, 0] },
    { name: "deleteColumn", at: 1, is: [0] },
    { name: "deleteColumn", at: 2, is: [120] },
  ])("stays with its column: $name at $at, and back by undo", async ({ name, at, is }) => {
    const page = written();
    setWidths(page, [120, 0]);
    choose(page, name, at);
    expect(widthsOf(page)).toEqual(is);
    linesOf(page);
    await page.undo();
    expect(widthsOf(page)).toEqual([120, 0]);
  });

  it("is a column of the editor's table, and none without widths", () => {
    const page = written();
    const columns = () => [...(page.editor.getRootElement()?.querySelectorAll("col") ?? [])];
    expect(columns()).toEqual([]);
    setWidths(page, [120, 0]);
    expect(columns().map(({ style }) => style.width)).toEqual(["120px", ""]);
    setWidths(page, [0, 0]);
    expect(columns()).toEqual([]);
  });
});

describe("copied cells", () => {
  const copied = (from: number, to: number) => {
    const page = written();
    setWidths(page, [0, 300]);
    page.act(() => {
      const [first, last] = [$cellOf($blockAt(from)), $cellOf($blockAt(to))];
      const table = first === null ? null : $tableOf(first);
      if (table === null || first === null || last === null) throw new Error("No table.");
      $setSelection($createTableSelectionFrom(table, first, last));
    });
    const json = page.editor.read(
      () => $getClipboardDataFromSelection($getSelection())["application/x-lexical-editor"],
    );
    const other = editorForTests([block("", { id: "x" })]);
    paste(other, 0, clipboardToBlocks(json ?? "") ?? []);
    return other;
  };

  it("take their widths along", () => {
    expect(widthsOf(copied(1, 4))).toEqual([0, 300]);
  });

  it("leave them behind where they are a part of the columns", () => {
    expect(widthsOf(copied(1, 3))).toEqual([0]);
  });
});

describe("a pasted table", () => {
  const pasted = (html: string) => {
    const page = editorForTests([block("", { id: "x" })]);
    paste(page, 0, htmlToBlocks(parseHtml(html)));
    linesOf(page);
    return widthsOf(page);
  };
  const row = (cells: number, more = "") => `<tr>${`<td${more}>a</td>`.repeat(cells)}</tr>`;

  it.each([
    { because: "of Excel as it begins", html: excelSample, is: [0, 0] },
    {
      because: "of Excel with a wider column",
      html: `<table><colgroup><col width=64 style='width:48pt'><col width=217 style='width:163pt'></colgroup>${row(2)}</table>`,
      is: [0, 217],
    },
    {
      because: "of Google Sheets",
      html: `<table><colgroup><col width="100"/><col width="221"/><col width="30"/></colgroup>${row(3)}</table>`,
      is: [0, 221, 40],
    },
    {
      because: "of Word, in its cells",
      html: `<table><tr><td width=95 style='width:70.9pt'>a</td><td width=520 style='width:389.7pt'>b</td></tr></table>`,
      is: [95, 520],
    },
    {
      because: "with columns that are repeated",
      html: `<table><colgroup><col span=2 width=70><col width=300></colgroup>${row(3)}</table>`,
      is: [70, 70, 300],
    },
    {
      because: "in parts of the page's width",
      html: `<table><colgroup><col width="30%"><col style="width:70%"></colgroup>${row(2)}</table>`,
      is: [0, 0],
    },
    {
      because: "beyond all bounds",
      html: `<table><colgroup><col width="5"><col width="90000"><col width="-1"><col width="wide"></colgroup>${row(4)}</table>`,
      is: [40, 800, 0, 0],
    },
  ])("has widths that somebody gave: $because", ({ html, is }) => {
    expect(pasted(html)).toEqual(is);
  });

  it("of Word whose columns are alike has none", () => {
    const page = editorForTests([block("", { id: "x" })]);
    page.act(() => void $caretAt(0, 0));
    paste(page, 0, htmlToBlocks(parseHtml(wordSample)));
    expect(new Set(widthsOf(page))).toEqual(new Set([0]));
  });
});
