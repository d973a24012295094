import { bodyBlocks } from "../body-blocks.ts";
import { numberLines } from "../code/number-lines.ts";
import type { PageBody } from "../format.ts";
import { blockToHtml } from "../html/block-to-html.ts";
import { escapeHtml } from "../html/escape-html.ts";
import { rowsToHtml } from "../html/rows-to-html.ts";
import { endBreak, inlineHtml } from "../html/runs-to-html.ts";
import type { Run } from "../run.ts";
import { sliceRuns } from "../diff/slice-runs.ts";
import type { RowAuthors } from "./row-authors.ts";

/** How the words of one version are drawn. */
export interface AuthorMark {
  /** The address of the version's comparison. */
  readonly href: string;
  /** The number of the author's colour, from 0. */
  readonly color: number;
  /** Who wrote the words, in which version, and when. */
  readonly label: string;
}

/**
 * The HTML of a body, as safe as that of `bodyToHtml`, in which the words of each version are a link with the class
 * `author` and `author-{color}`; `data-label` and a hidden text say who wrote them. Links of the text itself are left
 * out, because a link holds no other link. `markOf` gets the version's sequence; `null` leaves the words unmarked.
 */
export function authorsToHtml(
  body: PageBody,
  rows: readonly RowAuthors[],
  markOf: (sequence: number) => AuthorMark | null,
): string {
  return rowsToHtml(
    bodyBlocks(body).map((block, index) => {
      const runs = block.runs.map((run) => ({ ...run, url: null }));
      const html: string[] = [];
      let start = 0;
      for (const [length, sequence] of rows[index] ?? []) {
        html.push(spanHtml(sliceRuns(runs, start, start + length), markOf(sequence)));
        start += length;
      }
      const rest = sliceRuns(runs, start, Number.POSITIVE_INFINITY);
      const inner = html.join("") + inlineHtml(rest) + endBreak(block.runs);
      const numbered = numberLines(block, inner);
      return {
        shape: block,
        html: blockToHtml(block, numbered.html, { classes: numbered.classes }),
      };
    }),
  );
}

function spanHtml(runs: readonly Run[], mark: AuthorMark | null): string {
  const html = inlineHtml(runs, mark === null ? "link" : "text");
  if (mark === null || html === "") return html;
  const label = escapeHtml(mark.label);
  return (
    `<a class="author author-${mark.color}" href="${escapeHtml(mark.href)}" data-label="${label}">` +
    `${html}<span class="visually-hidden"> (${label})</span></a>`
  );
}
