import { describe, expect, it } from "vitest";
import { inlineMathWord } from "@stemma/document/math/inline-math-word";
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

  it.each([
    {
      of: "KaTeX",
      html: `<span class="katex">${mathMl("")}<span aria-hidden="true">x2</span></span>`,
    },
    { of: "MathML", html: mathMl("") },
    {
      of: "MathJax",
      html: `<mjx-container><mjx-assistive-mml>${mathMl("")}</mjx-assistive-mml></mjx-container>`,
    },
    { of: "MathJax 2", html: '<script type="math/tex">x^2 < y</script>' },
    { of: "GitHub", html: '<math-renderer class="js-inline-math">$x^2 &lt; y$</math-renderer>' },
    {
      of: "Wikipedia",
      html: `<span class="mwe-math-element mwe-math-element-inline"><img src="https://a.test/x.svg" class="mwe-math-fallback-image-inline skin-invert" alt="{\\displaystyle x^2 &lt; y}"></span>`,
    },
    {
      of: "a page of Stemma",
      html: '<span class="inline-math inline-math-drawn"><span class="tex" aria-hidden="true">x^2 &lt; y</span></span>',
    },
    {
      of: "the editor of Stemma",
      html: '<span class="inline-math">$x^2 &lt; y$</span>',
    },
  ])("of $of in a line of text, in bold text, in a cell and in a list stays one", ({ html }) => {
    const leftOut = new LeftOut();
    const texts = (around: string) =>
      rowsOf(htmlToBlocks(parseHtml(around.replace("FORMULA", html)), leftOut));
    const word = inlineMathWord("x^2 < y");
    expect(texts("<p>Here FORMULA grows.</p>")).toEqual([`paragraph: Here ${word} grows.`]);
    expect(texts("<p><b>Here FORMULA</b></p>")).toEqual([`paragraph: Here ${word}`]);
    expect(texts("<ul><li>FORMULA</li></ul>")).toEqual([`bullet: ${word}`]);
    const table = "<table><tr><td>a</td><td>FORMULA</td></tr></table>";
    expect(texts(table)).toEqual(["paragraph: a", `paragraph: ${word}`]);
    expect(leftOut.counts.size).toBe(0);
  });

  it("stands in the line in a cell, also where it stood by itself", () => {
    const table = `<table><tr><td>a</td><td>${mathMl(' display="block"')}</td></tr></table>`;
    expect(rowsOf(htmlToBlocks(parseHtml(table)))[1]).toBe(
      `paragraph: ${inlineMathWord("x^2 < y")}`,
    );
  });

  it("stays text where it is too long for a line", () => {
    const source = "x".repeat(1001);
    const html = `<p>a <script type="math/tex">${source}</script></p>`;
    expect(rowsOf(htmlToBlocks(parseHtml(html)))).toEqual([`paragraph: a $${source}$`]);
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

  it.each([
    { text: "The area is $\\pi r^2$.", line: "The area is FORMULA.", source: "\\pi r^2" },
    { text: "**Area** $a_1 * b_1$ too", line: "Area FORMULA too", source: "a_1 * b_1" },
    { text: "It is $`a_1`$, `b` and `c`.", line: "It is FORMULA, b and c.", source: "a_1" },
    { text: "- a\n- $x$ costs \\$5", line: "FORMULA costs $5", source: "x" },
  ])("of Markdown in a line stays one: $text", ({ text, line, source }) => {
    expect(isMarkdown(text)).toBe(true);
    const rows = rowsOf(markdownToBlocks(text)?.blocks ?? []);
    expect(rows.at(-1)?.replace(/^\w+: /, "")).toBe(
      line.replace("FORMULA", inlineMathWord(source)),
    );
  });

  it.each([
    "**Costs** $5 and $6.",
    "**Costs** US$5 and HK$6$",
    "**Run** $HOME_A:$HOME_B",
    "**Say** `$x$`",
  ])("of Markdown is none in a text with prices or code: %s", (text) => {
    const blocks = markdownToBlocks(text)?.blocks ?? [];
    expect(blocks).toHaveLength(1);
    expect(rowsOf(blocks)[0]).not.toContain("\0");
  });

  it.each([
    "It costs $$ and $$$.",
    "$5 and $6",
    "echo $A_1:$B_2",
    "echo $$",
    "$$",
    "$$\nnever closed",
  ])("does not begin in a text with dollar signs: %s", (text) => {
    expect(isMarkdown(text)).toBe(false);
  });
});
