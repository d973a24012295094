import { inlineMathWord } from "../../math/inline-math-word.ts";
import { mentionWord } from "../../mentions/mention-word.ts";
import { pageLinkWord } from "../../page-links/page-link-word.ts";
import type { Line } from "./line.ts";
import { loose, looseText, sampleIds } from "./rows.ts";
import { asked, linked } from "./stories.ts";

/** "Ask … about the flour." as a script might send it. */
const ask = (node: object) =>
  loose("paragraph", "", { children: [looseText("Ask "), node, looseText(" about the flour.")] });

/** The lines of what stands in a row. */
export const inlineObjects = {
  link: {
    ...linked("the mill", "https://mill.example/"),
    validate: {
      sent: ask({ type: "link", url: "javascript:alert(1)", children: [looseText("the mill")] }),
      path: "children.1.url",
    },
    canonical: [
      ask({
        type: "link",
        url: "https://mill.example/",
        target: "_blank",
        children: [looseText("the mill")],
      }),
    ],
    migrate: 1,
    server: '<p>Ask <a href="https://mill.example/">the mill</a> about the flour.</p>',
    search: "Ask the mill about the flour.",
    diff: {
      said: [
        "Formatting of paragraph “Ask the mill about the flour.”: link to https://mill.example/ added to “the mill”",
      ],
      back: [
        "Formatting of paragraph “Ask the mill about the flour.”: link removed from “the mill”",
      ],
      drawn:
        '<p class="diff-block diff-format" data-change="1" data-note="link to https://mill.example/ added to “the mill”">Ask <span class="diff-reformatted" title="link to https://mill.example/ added to “the mill”"><a href="https://mill.example/">the mill</a></span> about the flour.</p>',
    },
    authors: { rows: [[1]], later: [[1, 3, 1]] },
    direction: ["auto"],
    split: "Ask the\nmill about the flour now.",
    pasteIn: 'Ask <a href="https://mill.example/" style="color:blue">the mill</a> about the flour.',
    copyOut: '<p>Ask <a href="https://mill.example/">the mill</a> about the flour.</p>',
    markdownIn: "Ask [the mill](https://mill.example/) about the flour.",
    markdownOut: "Ask [the mill](https://mill.example/) about the flour.",
    plainText: "Ask the mill about the flour.",
    render: { reader: 'a[href^="https://mill"]', editor: 'a[href^="https://mill"]' },
    print: "Ask the mill about the flour.",
    phone: "wraps",
    dark: { property: "color", token: "--ink" },
    axe: '- link "the mill":\n  - /url: https://mill.example/',
    keyboard: { makes: ["Ask https://mill.example/ now"], leaves: ["{Enter}"] },
  },
  "page-link": {
    ...asked(pageLinkWord(sampleIds.page)),
    validate: { sent: ask({ type: "page-link", pageId: "7" }), path: "children.1.pageId" },
    canonical: [ask({ type: "page-link", pageId: sampleIds.page, title: "The mill", format: 1 })],
    migrate: 2,
    server:
      '<p>Ask <a class="page-link" data-page="0190a000-0000-7000-8000-000000000001" data-untitled href="/page/0190a000-0000-7000-8000-000000000001">page link</a> about the flour.</p>',
    search: "Ask   about the flour.",
    diff: {
      said: ["Changed paragraph: kept “Ask”, inserted “page link”, kept “about the flour.”"],
      back: ["Changed paragraph: kept “Ask”, deleted “page link”, kept “about the flour.”"],
      drawn:
        '<p class="diff-block diff-changed" data-change="1">Ask <ins class="diff-ins"><a class="page-link" data-page="0190a000-0000-7000-8000-000000000001" data-untitled href="/page/0190a000-0000-7000-8000-000000000001">page link</a> </ins>about the flour.</p>',
    },
    authors: { rows: [[1, 2, 1]], later: [[1, 2, 1, 3, 1]] },
    direction: ["auto"],
    split: "Ask\n  about the flour now.",
    pasteIn: `Ask <a class="page-link" data-page="${sampleIds.page}" href="/page/${sampleIds.page}">The mill</a> about the flour.`,
    copyOut:
      '<p>Ask <a data-page="0190a000-0000-7000-8000-000000000001" class="page-link" href="/page/0190a000-0000-7000-8000-000000000001">The mill</a> about the flour.</p>',
    markdownIn: {
      none: "The address of a page in Markdown stays a link, with the words of its writer.",
    },
    markdownOut:
      "Ask [page link](https://stemma.test/page/0190a000-0000-7000-8000-000000000001) about the flour.",
    plainText: "Ask The mill about the flour.",
    render: { reader: ".page-link", editor: ".page-link" },
    print: "Ask The mill about the flour.",
    phone: "wraps",
    dark: { property: "color", token: "--ink" },
    axe: '- link "The mill":\n  - /url: /page/0190a000-0000-7000-8000-000000000001',
    keyboard: { makes: ["Ask [[The mi", "{Choose}", " now"], leaves: ["{Enter}"] },
  },
  mention: {
    ...asked(mentionWord(sampleIds.person)),
    validate: { sent: ask({ type: "mention", userId: 7 }), path: "children.1.userId" },
    canonical: [ask({ type: "mention", userId: sampleIds.person, name: "Ana" })],
    migrate: 2,
    server:
      '<p>Ask <span class="mention" data-person="0190a000-0000-7000-8000-000000000002" data-unnamed>@someone</span> about the flour.</p>',
    search: "Ask   about the flour.",
    diff: {
      said: ["Changed paragraph: kept “Ask”, inserted “@someone”, kept “about the flour.”"],
      back: ["Changed paragraph: kept “Ask”, deleted “@someone”, kept “about the flour.”"],
      drawn:
        '<p class="diff-block diff-changed" data-change="1">Ask <ins class="diff-ins"><span class="mention" data-person="0190a000-0000-7000-8000-000000000002" data-unnamed>@someone</span> </ins>about the flour.</p>',
    },
    authors: { rows: [[1, 2, 1]], later: [[1, 2, 1, 3, 1]] },
    direction: ["auto"],
    split: "Ask\n  about the flour now.",
    pasteIn: `Ask <span class="mention" data-person="${sampleIds.person}">@Ana</span> about the flour.`,
    copyOut:
      '<p>Ask <span class="mention" data-person="0190a000-0000-7000-8000-000000000002">@Olga Owner</span> about the flour.</p>',
    markdownIn: { none: "A name behind an at sign may be anybody's: it stays text." },
    markdownOut: "Ask @someone about the flour.",
    plainText: "Ask @Olga Owner about the flour.",
    render: { reader: ".mention", editor: ".mention" },
    print: "Ask @",
    phone: "wraps",
    dark: { property: "color", token: "--ink" },
    axe: '- text: "@Olga Owner"',
    keyboard: { makes: ["Ask @", "{Choose}", " now"], leaves: ["{Enter}"] },
  },
  "inline-math": {
    ...asked(inlineMathWord("E = mc^2")),
    validate: { sent: ask({ type: "inline-math", source: 7 }), path: "children.1.source" },
    canonical: [ask({ type: "inline-math", source: " E =\n% energy\nmc^2 ", format: 1 })],
    migrate: 2,
    server:
      '<p>Ask <span class="inline-math" translate="no"><span class="tex">E = mc^2</span></span> about the flour.</p>',
    search: "Ask E = mc^2 about the flour.",
    diff: {
      said: ["Changed paragraph: kept “Ask”, inserted “E = mc^2”, kept “about the flour.”"],
      back: ["Changed paragraph: kept “Ask”, deleted “E = mc^2”, kept “about the flour.”"],
      drawn:
        '<p class="diff-block diff-changed" data-change="1">Ask <ins class="diff-ins"><span class="inline-math" translate="no"><span class="tex">E = mc^2</span></span> </ins>about the flour.</p>',
    },
    authors: { rows: [[1, 2, 1]], later: [[1, 2, 1, 3, 1]] },
    direction: ["auto", "ltr"],
    split: "Ask\nE = mc^2 about the flour now.",
    pasteIn:
      'Ask <math><semantics><mi>E</mi><annotation encoding="application/x-tex">E = mc^2</annotation></semantics></math> about the flour.',
    copyOut:
      '<p>Ask <span class="inline-math"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">E = mc^2</annotation></semantics></math></span> about the flour.</p>',
    markdownIn: "Ask $E = mc^2$ about the flour.",
    markdownOut: "Ask $E = mc^2$ about the flour.",
    plainText: "Ask $E = mc^2$ about the flour.",
    render: { reader: ".inline-math", editor: ".inline-math" },
    print: "about the flour.",
    phone: "wraps",
    dark: { property: "color", token: "--ink" },
    axe: "- math: E = m c 2",
    keyboard: { makes: ["Ask $E = mc^2$ now"], leaves: ["{Enter}"] },
  },
  emoji: {
    ...asked("🧑‍🌾"),
    validate: { sent: ask({ type: "emoji", text: "🧑‍🌾" }), path: "children.1.type" },
    canonical: [ask(looseText("🧑‍🌾"))],
    migrate: 1,
    server: "<p>Ask 🧑‍🌾 about the flour.</p>",
    search: "Ask 🧑‍🌾 about the flour.",
    diff: {
      said: ["Changed paragraph: kept “Ask”, inserted “🧑‍🌾”, kept “about the flour.”"],
      back: ["Changed paragraph: kept “Ask”, deleted “🧑‍🌾”, kept “about the flour.”"],
      drawn:
        '<p class="diff-block diff-changed" data-change="1">Ask <ins class="diff-ins">🧑‍🌾 </ins>about the flour.</p>',
    },
    authors: { rows: [[1, 2, 1]], later: [[1, 2, 1, 3, 1]] },
    direction: ["auto"],
    split: "Ask\n🧑‍🌾 about the flour now.",
    pasteIn: "<p>Ask 🧑‍🌾 about the flour.</p>",
    copyOut: "<p>Ask 🧑‍🌾 about the flour.</p>",
    markdownIn: "Ask 🧑‍🌾 about the flour.",
    markdownOut: "Ask 🧑‍🌾 about the flour.",
    plainText: "Ask 🧑‍🌾 about the flour.",
    render: { reader: 'p:has-text("🧑‍🌾")', editor: 'p:has-text("🧑‍🌾")' },
    print: "about the flour.",
    phone: "wraps",
    dark: { property: "color", token: "--ink" },
    axe: "- paragraph: Ask 🧑‍🌾 about the flour.",
    keyboard: { makes: ["Ask :farmer", "{Choose}", " now"], leaves: ["{Enter}"] },
  },
} satisfies Partial<Record<string, Line>>;
