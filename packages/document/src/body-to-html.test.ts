import { describe, expect, it } from "vitest";
import { bodyToHtml } from "./body-to-html.ts";
import type { PageBody } from "./format.ts";
import { blockOf, bodyOf } from "./testing/body-of.ts";
import { makeBlock } from "./make-block.ts";
import type { BlockId } from "./block-id.ts";

const id = "a" as BlockId;
const linked = makeBlock({ id, kind: "paragraph" }, [
  { text: "see ", marks: 0, url: null },
  { text: "here", marks: 1, url: "https://a.b/?c&d" },
  { text: " and there", marks: 0, url: "https://a.b/?c&d" },
]);

describe("a reader sees a body in the page's own markup", () => {
  it.each([
    {
      because: "an empty block keeps its height",
      block: blockOf("a", ""),
      html: '<p data-block="a" dir="auto"><br></p>',
    },
    {
      because: "text is escaped",
      block: blockOf("a", `<b> & "c"`),
      html: '<p data-block="a" dir="auto">&lt;b&gt; &amp; &quot;c&quot;</p>',
    },
    {
      because: "the page's title is the one heading of the first level",
      block: blockOf("a", "t", { kind: "h2" }),
      html: '<h3 data-block="a" data-heading="h2" dir="auto">t</h3>',
    },
    {
      because: "alignment and indent are classes",
      block: blockOf("a", "t", { alignment: "center", indent: 3 }),
      html: '<p class="align-center indent-3" data-block="a" dir="auto">t</p>',
    },
    {
      because: "a direction that was chosen is kept",
      block: blockOf("a", "t", { direction: "rtl" }),
      html: '<p data-block="a" dir="rtl">t</p>',
    },
    {
      because: "marks nest in one order",
      block: makeBlock({ id, kind: "paragraph" }, [{ text: "t", marks: 11, url: null }]),
      html: '<p data-block="a" dir="auto"><strong><em><u>t</u></em></strong></p>',
    },
    {
      because: "all marks nest in one order, and lowered text is not raised too",
      block: makeBlock({ id, kind: "paragraph" }, [{ text: "t", marks: 63, url: null }]),
      html: '<p data-block="a" dir="auto"><code><sub><strong><em><u><s>t</s></u></em></strong></sub></code></p>',
    },
    {
      because: "a last line break has height",
      block: blockOf("a", "b\n"),
      html: '<p data-block="a" dir="auto">b<br><br></p>',
    },
    {
      because: "a tab is a tab",
      block: blockOf("a", "b\tc"),
      html: '<p data-block="a" dir="auto">b<span class="tab">\t</span>c</p>',
    },
    {
      because: "a link spans its marks",
      block: linked,
      html: '<p data-block="a" dir="auto">see <a href="https://a.b/?c&amp;d" rel="noopener noreferrer nofollow"><strong>here</strong> and there</a></p>',
    },
  ])("$because", ({ block, html }) => {
    expect(bodyToHtml(bodyOf(block))).toBe(html);
  });
});

it.each(["h1", "h2", "h3"] as const)("a text outside of its page keeps %s", (kind) => {
  const body = bodyOf(blockOf("a", "t", { kind }));
  expect(bodyToHtml(body, "stored")).toBe(`<${kind} data-block="a" dir="auto">t</${kind}>`);
});

describe("a reader of unknown data sees its text, and no harm", () => {
  const stored = (children: unknown) => ({ formatVersion: 2, root: { children } }) as PageBody;
  let deep: unknown = { type: "text", text: "deep" };
  for (let level = 0; level < 100_000; level += 1) deep = { type: "list", children: [deep] };

  const deepest = `<ul dir="auto">${'<li class="list-nest"><ul>'.repeat(7)}<li>deep</li>${"</ul></li>".repeat(7)}</ul>`;

  it.each([
    { because: "no body at all", body: null as unknown as PageBody, html: "" },
    {
      because: "an unknown block",
      body: stored([{ type: "panel", children: [{ type: "text", text: "q" }] }]),
      html: '<p dir="auto">q</p>',
    },
    { because: "100,000 levels", body: stored([deep]), html: deepest },
    { because: "nothing to show", body: stored([{ type: "image", src: "x" }, 4, null]), html: "" },
    {
      because: "a script link",
      body: stored([
        {
          type: "paragraph",
          children: [
            { type: "link", url: "javascript:1", children: [{ type: "text", text: "x" }] },
          ],
        },
      ]),
      html: '<p dir="auto">x</p>',
    },
    {
      because: "an id that is markup",
      body: stored([{ type: "paragraph", $: { blockId: '"><script>' } }]),
      html: '<p dir="auto"><br></p>',
    },
  ])("$because", ({ body, html }) => {
    expect(bodyToHtml(body)).toBe(html);
  });
});
