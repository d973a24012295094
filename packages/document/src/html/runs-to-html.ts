import { highlightColors, markBits, type Mark } from "../marks.ts";
import { inlineMathHtml } from "../math/inline-math-html.ts";
import { inlineMathOf } from "../math/inline-math-word.ts";
import { mentionHtml } from "../mentions/mention-html.ts";
import { mentionedPersonOf } from "../mentions/mention-word.ts";
import { isObjectWord } from "../object-word.ts";
import { pageLinkHtml } from "../page-links/link-titles.ts";
import { linkedPageOf } from "../page-links/page-link-word.ts";
import type { Run } from "../run.ts";
import { isSafeUrl } from "../safe-url.ts";
import { escapeHtml } from "./escape-html.ts";

/**
 * The inner HTML of a block. Marks nest in one order (`markTags`). An empty block becomes `<br>`, and a line break at the end is
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

/**
 * The inner HTML of a part of a block: without an added `<br>` at its end. Page links are texts where a link is around the
 * part.
 */
export function inlineHtml(runs: readonly Run[], pageLinks: "link" | "text" = "link"): string {
  const html: string[] = [];
  let url: string | null = null;
  for (const run of runs) {
    if (run.url !== url) {
      html.push(closeLink(url), openLink(run.url));
      url = run.url;
    }
    html.push(isObjectWord(run.text) ? objectToHtml(run.text, pageLinks) : runToHtml(run));
  }
  html.push(closeLink(url));
  return html.join("");
}

function objectToHtml(word: string, pageLinks: "link" | "text"): string {
  const pageId = linkedPageOf(word);
  if (pageId !== null) return pageLinkHtml(pageId, pageLinks);
  const userId = mentionedPersonOf(word);
  if (userId !== null) return mentionHtml(userId);
  const source = inlineMathOf(word);
  return source === null ? "" : inlineMathHtml(source);
}

/**
 * The tag of each mark, outermost first. Lexical nests them in this order too, so that an underline is drawn at the same
 * height in the editor: at that of the lowered or raised text. A highlight is inside lowered and raised text and code, where the
 * editor has its class, so that its box is as high.
 */
const markTags: readonly (readonly [Mark, string, className?: string])[] = [
  ["code", "code"],
  ["subscript", "sub"],
  ["superscript", "sup"],
  ...highlightColors.map((color) => [color, "mark", `highlight-${color}`] as const),
  ["bold", "strong"],
  ["italic", "em"],
  ["underline", "u"],
  ["strikethrough", "s"],
];

function runToHtml(run: Run): string {
  const text = escapeHtml(run.text)
    .replaceAll("\n", "<br>")
    .replaceAll("\t", '<span class="tab">\t</span>');
  return markTags.reduceRight((html, [mark, tag, className]) => {
    if ((run.marks & markBits[mark]) === 0) return html;
    return `<${tag}${className === undefined ? "" : ` class="${className}"`}>${html}</${tag}>`;
  }, text);
}

function openLink(url: string | null): string {
  if (url === null || !isSafeUrl(url)) return "";
  return `<a href="${escapeHtml(url)}" rel="noopener noreferrer nofollow">`;
}

function closeLink(url: string | null): string {
  return url === null || !isSafeUrl(url) ? "" : "</a>";
}
