import { bodyBlocks } from "./body-blocks.ts";
import type { PageBody } from "./format.ts";
import { blockTags, type HeadingTags } from "./html/block-tags.ts";
import { runsToHtml } from "./html/runs-to-html.ts";

/**
 * The read view of a body: the page's own markup, the same to the pixel as the editor's. Safe to put into a page as it
 * is: every text escaped, no address but a safe one, no `style`, no `id`. Never throws, whatever was stored: of a node it
 * does not know it shows the text.
 *
 * A block is `<p>` or a heading, `<h2>` to `<h4>` below the page's title (see {@link HeadingTags}), with `data-block`, `dir` and the classes `align-…` and `indent-1` to `indent-10`;
 * an empty one holds `<br>`, so that it keeps its height. The style sheet must give it `white-space: pre-wrap`.
 */
export function bodyToHtml(body: PageBody, headings: HeadingTags = "belowTitle"): string {
  return bodyBlocks(body)
    .map((block) => {
      const [open, close] = blockTags(block, {}, headings);
      return open + runsToHtml(block.runs) + close;
    })
    .join("");
}
