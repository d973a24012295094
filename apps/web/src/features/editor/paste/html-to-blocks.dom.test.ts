import { allMarks, markBits, type Mark } from "@stemma/document/marks";
import { describe, expect, it } from "vitest";
import { htmlToBlocks } from "./html-to-blocks.ts";
import type { PastedBlock } from "./pasted-block.ts";
import { googleDocsSample } from "./samples/google-docs-sample.ts";
import { webPageSample } from "./samples/web-page-sample.ts";
import { wordSample } from "./samples/word-sample.ts";

/** The sign of each mark before and after its text: as in Markdown where it has one. */
const signs: Record<Mark, string> = {
  bold: "**",
  italic: "*",
  underline: "_",
  strikethrough: "~~",
  code: "`",
  subscript: "↓",
  superscript: "↑",
  yellow: "y=",
  green: "g=",
  blue: "b=",
  pink: "p=",
};

/** Writes a block as one line: its format, then its text with the signs of its marks. */
function line(block: PastedBlock): string {
  const { alignment, indent, runs } = block;
  const isRow = ["bullet", "number", "check", "quote"].includes(block.kind);
  const indented = indent === 0 ? "" : `>${indent}`;
  const look = [isRow ? "" : kindOf(block), alignment, indented, isRow ? kindOf(block) : ""];
  const text = runs.map(({ text, marks, url }) => {
    const marked = allMarks.reduceRight(
      (inner, mark) =>
        (marks & markBits[mark]) === 0 ? inner : `${signs[mark]}${inner}${signs[mark]}`,
      text,
    );
    return url === null ? marked : `[${marked}](${url})`;
  });
  return [...look.filter((word) => word !== ""), text.join("")].join(" ");
}

function kindOf({ kind, attributes }: PastedBlock): string {
  if (kind === "number") return `${attributes.start ?? 1}.`;
  if (kind === "check") return attributes.checked === true ? "[x]" : "[ ]";
  return {
    paragraph: "",
    codeBlock: "code:",
    math: "math:",
    diagram: "diagram:",
    divider: "---",
    image: "image:",
    file: "file:",
    snippet: "snippet:",
    bullet: "•",
    quote: "“",
    h1: kind,
    h2: kind,
    h3: kind,
  }[kind];
}

const read = (html: string): string[] =>
  htmlToBlocks(new DOMParser().parseFromString(html, "text/html").body).map(line);

describe("html that is pasted", () => {
  it.each([
    {
      html: "<h1>a</h1><h3>b</h3><h4>c</h4><h6>d</h6>",
      blocks: ["h1 a", "h3 b", "h3 c", "h3 d"],
      because: "deeper headings become third-level headings",
    },
    {
      html: '<h2 data-heading="h1">a</h2><h4 data-heading="h3">b</h4><h2 data-heading="x">c</h2>',
      blocks: ["h1 a", "h3 b", "h2 c"],
      because: "a heading copied from a Stemma page names its level",
    },
    {
      html: "<div>a<div>b</div>c</div>",
      blocks: ["a", "b", "c"],
      because: "a block ends the text around it",
    },
    {
      html: "one\n  two <b>\n three</b>",
      blocks: ["one two **three**"],
      because: "white space collapses over tags",
    },
    {
      html: "<p>a</p><p>&nbsp;</p><p><br></p><p>b</p>",
      blocks: ["a", "b"],
      because: "empty paragraphs are spacing",
    },
    {
      html: "<p>a<br>b<br></p>",
      blocks: ["a\nb"],
      because: "the last line break of a block is invisible",
    },
    {
      html: "<b>a<span style='font-weight:400'>b</span></b>",
      blocks: ["**a**b"],
      because: "a style wins over a tag",
    },
    {
      html: "<span style='font-weight: 700 !important'>a</span><i>b</i><u>c</u>",
      blocks: ["**a***b*_c_"],
      because: "both styles and tags set marks",
    },
    {
      html: "<s>a</s><del>b</del><strike>c</strike> <code>d</code><kbd>e</kbd> <samp>f</samp><tt>g</tt>",
      blocks: ["~~a~~~~b~~~~c~~ `d``e` `f``g`"],
      because: "several tags strike text through, or say that it is code",
    },
    {
      html: "H<sub>2</sub>O, m<sup>2</sup>, x<sup>a<sub>b</sub></sup>",
      blocks: ["H↓2↓O, m↑2↑, x↑a↑↓b↓"],
      because: "text is lowered or raised, as the inner tag says",
    },
    {
      html:
        "<span style='text-decoration: underline line-through'>a</span>" +
        "<s style='text-decoration: none'>b</s><span style='vertical-align:super'>c</span>" +
        "<span style='vertical-align:sub'>d</span><sup><span style='vertical-align:baseline'>e</span></sup>",
      blocks: ["_~~a~~_b↑c↑↓d↓↑e↑"],
      because: "styles strike through, lower and raise, too",
    },
    {
      html: "<a href='https://a.test/x'><s><u>a</u></s></a>",
      blocks: ["[~~a~~](https://a.test/x)"],
      because: "a link keeps its marks, but the underline that every link has",
    },
    {
      html: "<big>a</big><small>b</small>",
      blocks: ["ab"],
      because: "other marks are dropped, not their text",
    },
    {
      html:
        "<mark>a</mark><mark class='highlight-blue'>b</mark>" +
        "<span style='background-color:#ffff00'>c</span><span style='background:lime;mso-highlight:lime'>d</span>" +
        "<span style='background-color: rgb(244, 204, 204)'>e</span>",
      blocks: ["y=ay=b=bb=y=cy=g=dg=p=ep="],
      because: "what was highlighted gets the closest colour",
    },
    {
      html:
        "<span style='background-color:transparent'>a</span><span style='background:#f5f5f5'>b</span>" +
        "<span style='background-color:#202124'>c</span><span style='background:url(x.png)'>d</span>" +
        "<span style='background-color:rgba(255,255,0,.05)'>e</span><p style='background:yellow'>f</p>",
      blocks: ["abcde", "f"],
      because:
        "a background that is grey, dark, a picture, or behind a whole block is no highlighter",
    },
    { html: "<h2><b>a</b></h2>", blocks: ["h2 a"], because: "headings are always bold" },
    {
      html: "<p align=right>a</p><p style='text-align:justify'>b</p><p style='text-align:left'>c</p>",
      blocks: ["right a", "justify b", "c"],
      because: "left is the default",
    },
    {
      html: "<a href='https://a.test/x'><u>a</u></a><a href='javascript:alert(1)'>b</a><a href='/c'>c</a>",
      blocks: ["[a](https://a.test/x)bc"],
      because: "only safe absolute addresses are kept",
    },
    {
      html: "<a href='https://a.test/ä b'>a</a>",
      blocks: ["[a](https://a.test/%C3%A4%20b)"],
      because: "an address is encoded as a browser does",
    },
    {
      html: "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
      blocks: ["• a", ">1 • b", "• c"],
      because: "a nested list is indented",
    },
    {
      html: "<ol start=3><li><p>a</p><p>more</p></li><li value=9>b</li><li>c</li></ol>",
      blocks: ["3. a", ">1 more", "9. b", "10. c"],
      because: "an item is one row with its own number, and what follows in it is indented",
    },
    {
      html: "<ul><li><input type=checkbox checked>a</li><li class=unchecked>b</li><li aria-checked=true>c</li></ul>",
      blocks: ["[x] a", "[ ] b", "[x] c"],
      because: "things to do stay that, as several programs write them",
    },
    {
      html: "<blockquote><ul><li>a</li></ul><h2>b</h2>c</blockquote>",
      blocks: ["• a", "h2 b", "“ c"],
      because: "a quotation may hold other things",
    },
    {
      html: "<ul style='list-style:none'><li>Home</li></ul>",
      blocks: ["Home"],
      because: "a list without bullets shows none",
    },
    {
      html: "<table><tr><th>a</th><th>b</th></tr><tr><td><p>1</p><p>2</p></td><td></td><td>3</td></tr></table>",
      blocks: ["a", "b", "", "1", "2", "", "3"],
      because: "a cell is a block of its own, empty or not",
    },
    {
      html: "<table><tr><td><h2>a</h2><p>b</p></td></tr></table>",
      blocks: ["h2 a", "b"],
      because: "a table of one column is layout",
    },
    {
      html: "<pre>if (a)\n    b\n\nc\n</pre>",
      blocks: ["code: if (a)\n    b\n\nc"],
      because: "code keeps its lines",
    },
    {
      html: "<blockquote><p>a</p><blockquote>b</blockquote></blockquote>",
      blocks: ["“ a", "“ b"],
      because: "a quotation stays one",
    },
    {
      html: "<p class='indent-2 align-center' style='text-align:center'>a</p>",
      blocks: ["center >2 a"],
      because: "it is our own read view",
    },
    {
      html: "<style>p{}</style><script>alert(1)</script><!-- c --><svg><text>t</text></svg><img src=x>a",
      blocks: ["a"],
      because: "elements without text are dropped",
    },
    {
      html: "a<img src=x alt='🎉'><picture><source srcset=x><img src=x alt=' A loaf '></picture>",
      blocks: ["a🎉A loaf"],
      because: "the alternative text of an image is kept",
    },
    {
      html: "<p style='display:none'>a</p><p hidden>b</p>c",
      blocks: ["c"],
      because: "hidden text is dropped",
    },
    {
      html: "a&nbsp;&nbsp; b<span class='Apple-converted-space'>&nbsp;</span>c 10&nbsp;kg",
      blocks: ["a b c 10\u00A0kg"],
      because: "only a single non-breaking space is intended",
    },
    { html: "", blocks: [], because: "empty HTML has no blocks" },
  ])("becomes $blocks, because $because", ({ html, blocks }) => {
    expect(read(html)).toEqual(blocks);
  });

  it("keeps a web page's article", () => {
    expect(read(webPageSample)).toEqual([
      "h1 Sourdough",
      "By Ana Weiss, updated [2 May](https://bread.test/log)",
      "A loaf",
      "**Sourdough** is bread that rises by *wild yeast*; see [fermentation](https://bread.test/wiki/Fermentation).↑[1]↑",
      "h2 What you need",
      "• 200 g starter",
      "• Flour:",
      ">1 • 700 g wheat",
      ">1 • 300 g rye",
      "1. Mix.",
      "2. Wait.",
      "h3 Times",
      "Step",
      "Hours",
      "Rise",
      "4 to\n6",
      "“ Time is an ingredient.",
      "code: $ bake --at 250\n  --for 50",
    ]);
  });

  it("keeps a Google document", () => {
    expect(read(googleDocsSample)).toEqual([
      "h1 The bread day",
      "Everything is decided **the evening before**, says *Jo*: [the log](https://docs.test/log).",
      "center Centred words",
      ">1 Set in by half an inch.",
      "• First",
      ">1 • Nested",
      "1. One",
      "2. Two",
      "Oven",
      "250 °C",
    ]);
  });

  it("keeps a Word document", () => {
    expect(read(wordSample)).toEqual([
      "h1 Hygiene plan",
      "Hands are washed **before** every shift, _always_ at 40 °C.",
      "• Soap",
      ">1 • Unscented",
      "1. Wet",
      "2. Rinse",
      "justify Justified words of the plan.",
      "Area",
      "Daily",
    ]);
  });
});
