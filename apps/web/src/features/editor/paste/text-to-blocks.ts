import type { PastedBlock } from "./pasted-block.ts";
import { isLargeTable, tableCells } from "./table-elements.ts";

/**
 * Converts plain text to blocks: each line becomes a paragraph. If empty lines separate paragraphs, single line ends
 * become line breaks instead. Trims white space at the end of a line and keeps it at the start.
 */
export function textToBlocks(text: string): PastedBlock[] {
  const clean = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\0", "")
    .replaceAll(/[^\S\n]+$/gm, "")
    .replace(/^\n+/, "")
    .replace(/\n+$/, "");
  const rows = sheetRows(text);
  if (rows !== null) {
    return Array.from(tableCells(rows), ({ cell, within }) => paragraph(cell ?? "", within));
  }
  const separator = clean.includes("\n\n") ? /\n{2,}/ : "\n";
  return clean
    .split(separator)
    .filter((paragraph) => paragraph !== "")
    .map((line) => paragraph(line, null));
}

function paragraph(text: string, within: PastedBlock["within"]): PastedBlock {
  return {
    id: null,
    kind: "paragraph",
    alignment: "",
    indent: 0,
    direction: null,
    attributes: {},
    within,
    runs: text === "" ? [] : [{ text, marks: 0, url: null }],
  };
}

/** The cells of each row if a text comes from a spreadsheet: lines with the same number of tabs, not all at the start. */
function sheetRows(text: string): string[][] | null {
  const lines = text
    .replaceAll("\0", "")
    .replace(/\r?\n$/, "")
    .split(/\r?\n/);
  const rows = lines.map((line) => line.split("\t").map((cell) => cell.trim()));
  const columns = rows[0]?.length ?? 0;
  const isSheet = rows.length > 1 && columns > 1 && rows.every((row) => row.length === columns);
  if (!isSheet || isLargeTable(rows)) return null;
  return rows.some(([first]) => first !== "") ? rows : null;
}
