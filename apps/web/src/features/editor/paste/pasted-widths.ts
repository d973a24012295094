import { tableColumnsMax } from "@stemma/document/body-limits";
import { columnWidthOf } from "@stemma/document/containers/column-width";
import { styleDeclarations } from "./style-declarations.ts";

/** What a column is wide in Google Sheets and in Excel until somebody changes it, in pixels. */
const usualWidths: ReadonlySet<number> = new Set([100, 64]);

/** Pixels in a unit of length. */
const pixelsIn = new Map([
  ["px", 1],
  ["pt", 96 / 72],
  ["in", 96],
  ["cm", 96 / 2.54],
]);

/**
 * The widths that somebody gave to the columns of a pasted table, in pixels; 0 for one that is as wide as its text. Spreadsheets
 * and word processors write a width for each column: one that is the same for all, or that a spreadsheet begins with, was given by
 * nobody.
 */
export function pastedWidths(
  table: Element,
  rows: readonly (readonly (Element | null)[])[],
): number[] {
  const columns = [...table.querySelectorAll("col")].filter(
    (column) => column.closest("table") === table,
  );
  const ofCells = rows.find((row) => row.every((cell) => cell !== null)) ?? [];
  const written = (columns.length > 0 ? columns : ofCells).flatMap((element) =>
    element === null ? [] : Array.from({ length: spanOf(element) }, () => writtenWidth(element)),
  );
  const widths = written.map((width) => columnWidthOf(width) ?? 0);
  const isOneForAll = widths.every((width) => width === widths[0]);
  return isOneForAll ? [] : widths.map((width) => (usualWidths.has(width) ? 0 : width));
}

/** How many columns a `<col>` stands for. */
function spanOf(element: Element): number {
  const span = element.localName === "col" ? Number(element.getAttribute("span") ?? 1) : 1;
  return Number.isInteger(span) ? Math.min(Math.max(span, 1), tableColumnsMax) : 1;
}

/** The width that an element says, in pixels; `undefined` without one, and for a part of the page's width. */
function writtenWidth(element: Element): number | undefined {
  const styled = lengthOf(styleDeclarations(element).get("width") ?? "");
  return styled ?? lengthOf(`${element.getAttribute("width") ?? ""}px`);
}

function lengthOf(text: string): number | undefined {
  const [, number, unit = ""] = /^\s*([\d.]+)\s*([a-z]+)\s*$/i.exec(text) ?? [];
  const pixels = Number(number) * (pixelsIn.get(unit.toLowerCase()) ?? Number.NaN);
  return Number.isFinite(pixels) ? Math.round(pixels) : undefined;
}
