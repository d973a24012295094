import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { allMarks, canonicalMarks, markBits } from "@stemma/document/marks";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { htmlToMarkdown } from "../../../../lib/markdown/html-to-markdown.ts";
import { htmlOfPasted } from "../../testing/pasted-markdown.ts";
import { markdownToBlocks } from "./markdown-to-blocks.ts";

const toggle = (summary: string, rows = "") =>
  `<details class="toggle" open><summary class="toggle-summary">${summary}</summary>${rows}</details>`;

describe("HTML in pasted Markdown", () => {
  it.each([
    {
      what: "tags of marks",
      markdown: "H<sub>2</sub>O, x<sup>2</sup>, <u>a **b**</u>, <mark>c</mark>, <KBD>Ctrl</KBD>",
      is: '<p>H<sub>2</sub>O, x<sup>2</sup>, <u>a </u><strong><u>b</u></strong>, <mark class="highlight-yellow">c</mark>, <code>Ctrl</code></p>',
    },
    {
      what: "tags in a list, a heading and a cell",
      markdown: "# a <u>b</u>\n\n- c<sub>d</sub>\n\n| e |\n|---|\n| f<sup>g</sup> |",
      is: "<h1>a <u>b</u></h1><ul><li>c<sub>d</sub></li></ul><p>e</p><p>f<sup>g</sup></p>",
    },
    {
      what: "a summary and rows",
      markdown:
        "Before\n<details open>\n<summary>How &lt; <strong>exactly</strong>?</summary>\n\nSlowly.\n\n- By hand\n\n</details>\n\nAfter",
      is: `<p>Before</p>${toggle("<p>How &lt; <strong>exactly</strong>?</p>", "<p>Slowly.</p><ul><li>By hand</li></ul>")}<p>After</p>`,
    },
    {
      what: "a heading and a link in a summary",
      markdown:
        '<details>\n<summary><h3>See <a href="https://a.test/b">this</a></h3></summary>\n\n</details>',
      is: toggle('<h3>See <a href="https://a.test/b">this</a></h3>'),
    },
    {
      what: "details in details, whose rows come up",
      markdown:
        "<details><summary>a</summary>\n\n<details><summary>b</summary>\n\nc\n\n</details>\n\nd\n\n</details>\n\ne",
      is: `${toggle("<p>a</p>", "<p>b</p><p>c</p><p>d</p>")}<p>e</p>`,
    },
  ])("is formatting: $what", ({ markdown, is }) => {
    expect(htmlOfPasted(markdown)).toBe(is);
  });

  it.each([
    { what: "a tag that does not end", markdown: "a <u>b **c**", text: "a <u>b c" },
    { what: "a tag in code", markdown: "a `<u>b</u>`", text: "a <u>b</u>" },
    { what: "a tag with attributes", markdown: '<u class="x">a</u>', text: '<u class="x">a</u>' },
    { what: "other tags", markdown: "<div>a</div>", text: "<div>a</div>" },
    {
      what: "details without an end",
      markdown: "<details>\n\na",
      text: "<details>a",
    },
    {
      what: "other tags in a summary",
      markdown: "<details><summary>a <b hidden>b</b><img src=x></summary>\n\n</details>",
      text: "a <b hidden>b<img src=x>",
    },
  ])("stays text: $what", ({ markdown, text }) => {
    const blocks = markdownToBlocks(markdown)?.blocks ?? [];
    expect(blocks.flatMap(({ runs }) => runs.map((run) => run.text)).join("")).toBe(text);
  });

  it("is read soon where nothing ends", () => {
    const lines = Array.from({ length: 1000 }, () => "<details>\n\na <u>b\n\n").join("");
    expect(markdownToBlocks(`${lines}</details>`)?.blocks).toHaveLength(1999);
  });
});

it.each(allMarks.filter((mark) => !/^(?:green|blue|pink)$/.test(mark)))(
  "a page with text that is %s is the same when it is pasted as it was copied as Markdown",
  (mark) => {
    const marks = canonicalMarks(markBits[mark]);
    const row = makeBlock({ id: "r0" as BlockId, kind: "paragraph" }, [
      { text: "Bread ", marks: 0, url: null },
      { text: "costs", marks, url: null },
      { text: " money", marks: 0, url: null },
    ]);
    const html = bodyToHtml(makeBody([row]), "stored");
    expect(htmlOfPasted(htmlToMarkdown(html, "https://stemma.test"))).toBe(
      html.replaceAll(/ (?:data-block|dir)="[^"]*"/g, ""),
    );
  },
);
