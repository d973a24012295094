import { allMarks, markBits } from "../marks.ts";
import type { Run } from "../run.ts";
import { isSafeUrl } from "../safe-url.ts";
import { escapeHtml } from "./escape-html.ts";

/**
 * The inner HTML of a block. Marks nest as strong, em, u. An empty block becomes `<br>`, and a line break at the end is
 * doubled: browsers give a line height only if something follows it.
 */
export function runsToHtml(runs: readonly Run[]): string {
  return inlineHtml(runs) + endBreak(runs);
}

/** The `<br>` that an empty block, or one that ends with a line break, has at its end; else "". */
export function endBreak(runs: readonly Run[]): string {
  const last = runs.at(-1);
  return last === undefined || last.text === "\n" ? "<br>" : "";
}

/** The inner HTML of a part of a block: without an added `<br>` at its end. */
export function inlineHtml(runs: readonly Run[]): string {
  const html: string[] = [];
  let url: string | null = null;
  for (const run of runs) {
    if (run.url !== url) {
      html.push(closeLink(url), openLink(run.url));
      url = run.url;
    }
    html.push(runToHtml(run));
  }
  html.push(closeLink(url));
  return html.join("");
}

const markTags = { bold: "strong", italic: "em", underline: "u" } as const;

function runToHtml(run: Run): string {
  const marks = allMarks.filter((mark) => (run.marks & markBits[mark]) !== 0);
  const text = escapeHtml(run.text)
    .replaceAll("\n", "<br>")
    .replaceAll("\t", '<span class="tab">\t</span>');
  return marks.reduceRight((html, mark) => `<${markTags[mark]}>${html}</${markTags[mark]}>`, text);
}

function openLink(url: string | null): string {
  if (url === null || !isSafeUrl(url)) return "";
  return `<a href="${escapeHtml(url)}" rel="noopener noreferrer nofollow">`;
}

function closeLink(url: string | null): string {
  return url === null || !isSafeUrl(url) ? "" : "</a>";
}
