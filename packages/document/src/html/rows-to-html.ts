import type { BodyBlock } from "../body-blocks.ts";
import { widthsOf } from "../containers/column-width.ts";
import type { Container } from "../containers/container.ts";
import type { ListType } from "../format.ts";
import { messages } from "../messages.ts";
import { tagsBetween, type Toggles } from "./container-tags.ts";

/** A row with its HTML: its tags and what is inside them. */
export interface RowHtml {
  readonly shape: Pick<BodyBlock, "kind" | "indent" | "number" | "within">;
  readonly html: string;
}

/**
 * The HTML of rows one after the other, with the containers and the lists around them. Lists are nested as in the
 * editor: a deeper list stands in an `<li class="list-nest">` of its own. The outermost list derives its direction from
 * the text. Toggles are drawn `fixed`, unless the rows are for reading.
 */
export function rowsToHtml(rows: readonly RowHtml[], toggles: Toggles = "fixed"): string {
  const html: string[] = [];
  /** The types of the open lists, by level. */
  let open: ListType[] = [];
  const close = (depth: number): void => {
    for (let level = open.length - 1; level >= depth; level -= 1) {
      html.push(closingTags(open[level], level));
    }
    open = open.slice(0, depth);
  };
  let container = null as BodyBlock["within"];
  for (const [at, row] of rows.entries()) {
    const { kind, indent, number } = row.shape;
    const within = placeAfter(container, row.shape.within);
    const begins = within?.kind === "cell" && within.id !== container?.id;
    const widths = begins ? firstWidths(rows, at) : [];
    const tags = tagsBetween(container, within, { toggles, label: labelOf(row.html), widths });
    if (tags !== "") {
      close(0);
      html.push(tags);
    }
    container = within;
    if (kind !== "bullet" && kind !== "number" && kind !== "check") {
      close(0);
    } else {
      close(open[indent] === kind ? indent + 1 : indent);
      while (open.length <= indent) {
        const start = open.length === indent ? (number ?? 1) : 1;
        html.push(openingTags(kind, start, open.length));
        open.push(kind);
      }
    }
    html.push(row.html);
  }
  close(0);
  html.push(tagsBetween(container, null, { toggles, label: "", widths: [] }));
  return html.join("");
}

/** The widths of the columns of the table that begins at this row, as its first table row names them. */
function firstWidths(rows: readonly RowHtml[], at: number): number[] {
  const first = rows[at]?.shape.within;
  const cells: Container[] = [];
  for (let next = at; next < rows.length; next += 1) {
    const within = rows[next]?.shape.within;
    if (within?.kind !== "cell" || first?.kind !== "cell" || within.id !== first.id) break;
    if (within.row !== first.row) break;
    cells.push(within);
  }
  return [...widthsOf(cells).values()];
}

/** The attribute that names a summary which has no words of its own; else "". */
function labelOf(summary: string): string {
  return />[^<]/.test(summary) ? "" : ` aria-label="${messages.toggle}"`;
}

/**
 * The container of a row behind a row in this one. In a comparison, two rows may be the first of one toggle: only those at its
 * top are its summary.
 */
function placeAfter(before: BodyBlock["within"], within: BodyBlock["within"]): BodyBlock["within"] {
  if (within?.kind !== "toggle" || !within.isFirst || before?.id !== within.id) return within;
  return { ...within, isFirst: before.isFirst };
}

function openingTags(kind: ListType, start: number, level: number): string {
  const nest = level === 0 ? "" : '<li class="list-nest">';
  const tag = kind === "number" ? "ol" : "ul";
  const number = start === 1 ? "" : ` start="${start}"`;
  const check = kind === "check" ? ' class="list-check"' : "";
  return `${nest}<${tag}${number}${check}${level === 0 ? ' dir="auto"' : ""}>`;
}

function closingTags(kind: ListType | undefined, level: number): string {
  return (kind === "number" ? "</ol>" : "</ul>") + (level === 0 ? "" : "</li>");
}
