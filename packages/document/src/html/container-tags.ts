import type { RowContainer } from "../body-blocks.ts";
import { messages } from "../messages.ts";

/**
 * The tags between a row in one container and a row in another one; `null` where they stand in the page itself. A table that
 * begins there has columns of these widths, in pixels; 0 for one that is as wide as its text.
 */
export function tagsBetween(
  before: RowContainer | null,
  after: RowContainer | null,
  widths: readonly number[] = [],
): string {
  if (before?.kind === "cell" && after?.kind === "cell" && before.id === after.id) {
    if (before.row !== after.row) return `${closingCell(before)}</tr><tr>${openingCell(after)}`;
    return before.column === after.column ? "" : closingCell(before) + openingCell(after);
  }
  const isSame =
    before?.kind === "callout" &&
    after?.kind === "callout" &&
    before.id === after.id &&
    before.tone === after.tone;
  return isSame ? "" : closingOf(before) + openingOf(after, widths);
}

function closingOf(container: RowContainer | null): string {
  if (container === null) return "";
  return container.kind === "callout"
    ? "</div>"
    : `${closingCell(container)}</tr></tbody></table></div>`;
}

/**
 * A callout is a note to a screen reader, and no landmark: a page can have many. A callout without its first row is the rest
 * of one that is drawn above it, and says nothing of its own. A wide table scrolls, also by the keyboard.
 */
function openingOf(container: RowContainer | null, widths: readonly number[]): string {
  if (container === null) return "";
  if (container.kind === "cell") {
    const scroller = `<div class="table-scroll" role="region" tabindex="0" aria-label="${messages.table}">`;
    return `${scroller}<table>${columnTags(widths)}<tbody><tr>${openingCell(container)}`;
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

type RowCell = Extract<RowContainer, { kind: "cell" }>;

function openingCell({ scope }: RowCell): string {
  return scope === null || scope === undefined ? "<td>" : `<th scope="${scope}">`;
}

function closingCell({ scope }: RowCell): string {
  return scope === null || scope === undefined ? "</td>" : "</th>";
}
