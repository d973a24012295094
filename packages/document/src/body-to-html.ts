import { bodyBlocks, type BodyBlock } from "./body-blocks.ts";
import { numberLines } from "./code/number-lines.ts";
import type { PageBody } from "./format.ts";
import { blockToHtml, type HeadingTags } from "./html/block-to-html.ts";
import type { Toggles } from "./html/container-tags.ts";
import { rowsToHtml } from "./html/rows-to-html.ts";
import { runsToHtml } from "./html/runs-to-html.ts";

/**
 * The HTML of a body for reading: it looks exactly like the editor. `innerHtml` draws what is inside a block, if not its runs alone. The HTML is safe to insert: all text is escaped,
 * links have safe URLs only, and there is no `style` and no `id`. Never throws, even on invalid stored data: of an
 * unknown node it shows the text.
 *
 * A block is `<p>`, `<blockquote>`, `<pre>`, `<hr>`, `<figure class="math">` or `<figure class="diagram">` around a `<pre>` with the source of a formula or a diagram, `<li>` in a list, or a heading, `<h2>` to `<h4>` below the page's title (see
 * {@link HeadingTags}), with `data-block`, `dir` and the classes `align-…` and `indent-1` to `indent-10`. A row of a check
 * list has the class `checked` or `unchecked`, and an empty image that says so. An empty block but a divider holds `<br>`, so that it keeps its
 * height. Code with line numbers holds an empty `<span data-line>` before each line; code that does not wrap stands in a
 * `<span class="code-scroll">`. The style sheet must set `white-space: pre-wrap`. A toggle is
 * `<details>`, closed where the page is read.
 */
export function bodyToHtml(
  body: PageBody,
  headings: HeadingTags = "belowTitle",
  toggles: Toggles = "open",
  innerHtml: (block: BodyBlock) => string = ({ runs }) => runsToHtml(runs),
): string {
  return rowsToHtml(
    bodyBlocks(body).map((block) => {
      const { html, classes } = numberLines(block, innerHtml(block));
      return { shape: block, html: blockToHtml(block, html, { classes }, headings) };
    }),
    toggles,
  );
}
