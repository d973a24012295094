import { describe, expect, it } from "vitest";
import { htmlToBlocks } from "./html-to-blocks.ts";
import { LeftOut } from "./left-out.ts";
import { isMarkdown } from "./markdown/is-markdown.ts";
import { markdownToBlocks } from "./markdown/markdown-to-blocks.ts";
import { parseHtml } from "./parse-html.ts";
import type { PastedBlock } from "./pasted-block.ts";

const rowsOf = (blocks: readonly PastedBlock[]) =>
  blocks.map(({ kind, runs }) => `${kind}: ${runs.map(({ text }) => text).join("")}`);

const mathMl = (display: string) =>
  `<math${display}><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x^2 &lt; y</annotation></semantics></math>`;

describe("a pasted formula", () => {
  it.each([
    { of: "MathML", html: mathMl(' display="block"') },
    {
      of: "KaTeX",
      html: `<span class="katex-display"><span class="katex"><span class="katex-mathml">${mathMl("")}</span><span class="katex-html" aria-hidden="true">x2&lt;y</span></span></span>`,
    },
    {
      of: "MathJax",
      html: `<mjx-container display="true"><svg></svg><mjx-assistive-mml>${mathMl("")}</mjx-assistive-mml></mjx-container>`,
    },
    { of: "MathJax 2", html: '<script type="math/tex; mode=display">x^2 < y</script>' },
    {
      of: "GitHub",
      html: '<math-renderer class="js-display-math">$$x^2 &lt; y$$</math-renderer>',
    },
    { of: "Markdown", html: '<pre><code class="language-math">x^2 &lt; y\n</code></pre>' },
    {
      of: "a page of Stemma",
      html: `<figure class="math math-drawn" data-block="a"><pre aria-hidden="true">x^2 &lt; y</pre></figure>`,
    },
  ])("of $of stays one", ({ html }) => {
    const leftOut = new LeftOut();
    const blocks = htmlToBlocks(parseHtml(`<p>Above</p>${html}<p>Below</p>`), leftOut);
    expect(rowsOf(blocks)).toEqual(["paragraph: Above", "math: x^2 < y", "paragraph: Below"]);
    expect(leftOut.counts.size).toBe(0);
  });

  it("in a line of text, and in a table, is its source between dollar signs", () => {
    const inLine = `<p>Here <span class="katex">${mathMl("")}<span aria-hidden="true">x2</span></span> grows.</p>`;
    expect(rowsOf(htmlToBlocks(parseHtml(inLine)))).toEqual(["paragraph: Here $x^2 < y$ grows."]);
    const table = `<table><tr><td>a</td><td>${mathMl(' display="block"')}</td></tr></table>`;
    expect(rowsOf(htmlToBlocks(parseHtml(table)))).toEqual([
      "paragraph: a",
      "paragraph: $x^2 < y$",
    ]);
  });

  it("that does not tell its source is counted as left out", () => {
    const leftOut = new LeftOut();
    htmlToBlocks(parseHtml("<p>a</p><math><mi>x</mi></math>"), leftOut);
    expect(leftOut.counts.get("formula")).toBe(1);
  });

  it.each([
    { text: "Above\n\n$$\nx_1 * y_2 * z\n= 3\n$$\n\nBelow", source: "x_1 * y_2 * z\n= 3" },
    { text: "Above\n\n$$x_1 + **b**$$\n\nBelow", source: "x_1 + **b**" },
    { text: "Above\n\n```math\nx_1\n```\n\nBelow", source: "x_1" },
  ])("of Markdown stays one: $text", ({ text, source }) => {
    expect(isMarkdown(text)).toBe(true);
    const converted = markdownToBlocks(text);
    expect(rowsOf(converted?.blocks ?? [])).toEqual([
      "paragraph: Above",
      `math: ${source}`,
      "paragraph: Below",
    ]);
  });

  it.each(["It costs $$ and $$$.", "echo $$", "$$", "$$\nnever closed"])(
    "does not begin in a text with dollar signs: %s",
    (text) => {
      expect(isMarkdown(text)).toBe(false);
    },
  );
});
