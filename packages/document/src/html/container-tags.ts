import type { RowContainer } from "../body-blocks.ts";
import { messages } from "../messages.ts";

/**
 * How toggles are drawn: to be opened and closed by the reader, at first `closed` or `open`; or `fixed`, where all rows must be seen,
 * as in a comparison.
 */
export type Toggles = "closed" | "open" | "fixed";

/** What a container that begins needs besides its first row. */
interface Opening {
  readonly toggles: Toggles;
  /** The attribute that names a summary without words; else "". */
  readonly label: string;
  /** Of the columns of a table, in pixels; 0 for one that is as wide as its text. */
  readonly widths: readonly number[];
}

/**
 * The tags between a row in one container and a row in another one; `null` where they stand in the page itself. A row of a
 * toggle is its summary if it `isFirst`.
 */
export function tagsBetween(
  before: RowContainer | null,
  after: RowContainer | null,
  opening: Opening,
): string {
  const { toggles } = opening;
  if (before?.kind === after?.kind && before?.id === after?.id) {
    if (before?.kind === "toggle")
      return after?.isFirst === true ? "" : closingSummary(before, toggles);
    if (before?.kind === "cell" && after?.kind === "cell") {
      if (before.row !== after.row) return `${closingCell(before)}</tr><tr>${openingCell(after)}`;
      return before.column === after.column ? "" : closingCell(before) + openingCell(after);
    }
    if (before?.kind === "callout" && after?.kind === "callout" && before.tone === after.tone)
      return "";
  }
  return closingOf(before, toggles) + openingOf(after, opening);
}

function closingOf(container: RowContainer | null, toggles: Toggles): string {
  if (container === null) return "";
  if (container.kind === "cell") return `${closingCell(container)}</tr></tbody></table></div>`;
  const tag = container.kind === "callout" || toggles === "fixed" ? "div" : "details";
  return `${closingSummary(container, toggles)}</${tag}>`;
}

/** Closes the summary, if the row is one. */
function closingSummary({ kind, isFirst }: RowContainer, toggles: Toggles): string {
  if (kind !== "toggle" || !isFirst) return "";
  return `</${toggles === "fixed" ? "div" : "summary"}>`;
}

/**
 * A callout is a note to a screen reader, and no landmark: a page can have many. A callout without its first row is the rest
 * of one that is drawn above it, and says nothing of its own. A wide table scrolls, also by the keyboard.
 */
function openingOf(container: RowContainer | null, opening: Opening): string {
  if (container === null) return "";
  if (container.kind === "toggle") return openingToggle(container, opening);
  if (container.kind === "cell") {
    const scroller = `<div class="table-scroll" role="group" tabindex="0" aria-label="${messages.table}">`;
    return `${scroller}<table>${columnTags(opening.widths)}<tbody><tr>${openingCell(container)}`;
  }
  const { tone, isFirst } = container;
  if (!isFirst) return `<div class="callout callout-${tone} callout-rest">`;
  return `<div class="callout callout-${tone}" role="note" aria-label="${messages.tone(tone)}">`;
}

/** None where all columns are as wide as their text. As attributes: the pages allow no `style`. */
function columnTags(widths: readonly number[]): string {
  if (widths.every((width) => width === 0)) return "";
  const columns = widths.map((width) => (width === 0 ? "<col>" : `<col width="${width}">`));
  return `<colgroup>${columns.join("")}</colgroup>`;
}

/** Without its first row, the rest of one that is drawn above it. The id says which one a reader has opened. */
function openingToggle({ id, isFirst }: RowContainer, { toggles, label }: Opening): string {
  if (!isFirst) return '<div class="toggle toggle-rest">';
  if (toggles === "fixed") return '<div class="toggle"><div class="toggle-summary">';
  const open = toggles === "open" ? " open" : "";
  return `<details class="toggle" data-toggle="${id}"${open}><summary class="toggle-summary"${label}>`;
}

type RowCell = Extract<RowContainer, { kind: "cell" }>;

function openingCell({ scope }: RowCell): string {
  return scope === null || scope === undefined ? "<td>" : `<th scope="${scope}">`;
}

function closingCell({ scope }: RowCell): string {
  return scope === null || scope === undefined ? "</td>" : "</th>";
}
