import { describe, expect, it } from "vitest";
import { isMarkdown } from "./is-markdown.ts";
import { keepsWords } from "./keeps-words.ts";
import { markdownToBlocks } from "./markdown-to-blocks.ts";
import { markdownToHtml } from "./markdown-to-html.ts";

/** The text of each row, addresses of links in angle brackets behind it; `null` if the text is not converted. */
function rows(markdown: string): string[] | null {
  const converted = markdownToBlocks(markdown);
  if (converted === null) return null;
  return converted.blocks.map(({ runs }) =>
    runs.map(({ text, url }) => (url === null ? text : `${text}<${url}>`)).join(""),
  );
}

describe("converted Markdown", () => {
  it.each([
    {
      what: "tags that are none",
      markdown: "`Vec<u>` and Box<s> and if a<b>c then List<a> is <p> ok",
      kept: ["Vec<u> and Box<s> and if a<b>c then List<a> is <p> ok"],
    },
    {
      what: "hidden elements",
      markdown: '<div hidden>secret</div>\n\n<span style="display:none">x</span> **y**',
      kept: ["<div hidden>secret</div>", '<span style="display:none">x</span> y'],
    },
    {
      what: "definitions that no link uses, in quotations and lists",
      markdown: "> a\n>\n> [1]: https://a.test\n\n- b\n\n  [2]: https://b.test",
      kept: ["a", "[1]: https://a.test", "b", "[2]: https://b.test"],
    },
    {
      what: "titles",
      markdown: '[a][1] [b](https://b.test "second")\n\n[1]: https://a.test "first"',
      kept: ["a<https://a.test> (first) b<https://b.test> (second)"],
    },
    {
      what: "addresses that a page cannot link to",
      markdown: "[a](./b.md) and [c](#d)",
      kept: ["a (./b.md) and c (#d)"],
    },
    {
      what: "images",
      markdown:
        '![A loaf](https://a.test/l.png) ![B](b.png "c") [![CI](i.svg)](https://a.test/ci "d")',
      kept: ["A loaf<https://a.test/l.png> B (b.png, c) CI (i.svg)<https://a.test/ci> (d)"],
    },
    {
      what: "breaks in cells",
      markdown: "| a | b |\n|---|---|\n| 1<br>2 | 3 |",
      kept: ["a", "b", "1\n2", "3"],
    },
    {
      what: "signs in words, names of signs, foreign addresses, boxes, and fences",
      markdown:
        "**S**trength &amp; snake_case\n\n<https://de.test/K\u00e4se>\n\n1. [x] a\n2. b\n\n```js\nc\n```",
      kept: [
        "Strength & snake_case",
        "https://de.test/K\u00e4se<https://de.test/K\u00e4se>",
        "a",
        "b",
        "c",
      ],
    },
  ])("keeps $what", ({ markdown, kept }) => {
    expect(rows(markdown)).toEqual(kept);
  });

  it.each([
    {
      markdown: "a | b\n--|--\n1 | 2 | three | four",
      because: "a row has more cells than columns",
    },
    { markdown: "a | b\n--|--\n1 | 2 | \u2705", because: "a cell too many holds a sign" },
    { markdown: "# Laws\n\n1. a\n2. b\n5. c\n9. d", because: "numbers are skipped" },
    { markdown: "1. 2. 5. 9.", because: "its numbers are no lists" },
    { markdown: `# a\n\n${"> ".repeat(6000)}b`, because: "it is nested too deep to be read" },
  ])("is not made if $because", ({ markdown }) => {
    expect(markdownToBlocks(markdown)).toBeNull();
  });

  it("is refused if a word is missing, or stands there less often", () => {
    const blocks = markdownToBlocks("a [b](https://c.test) a")?.blocks ?? [];
    expect(keepsWords("A b a c test", blocks)).toBe(true);
    expect(keepsWords("a a a", blocks)).toBe(false);
    expect(keepsWords("a ab", blocks)).toBe(false);
    expect(keepsWords("a \u{1F35E}", blocks)).toBe(false);
  });
});

/** A conversion that takes exponential time does not end before the test's time is over. */
describe("a text made to keep the browser busy", () => {
  const lines = (line: string, count: number) => `# T\n\n${line.repeat(count)}`;

  it.each([
    { name: "brackets and addresses", text: lines("www.a.b(((", 10_000) },
    { name: "addresses", text: lines("www.a.b ", 10_000) },
    { name: "addresses of mail", text: lines("a@", 10_000) },
    { name: "quoted signs", text: lines("> [[[[[[[[**_a\n", 20_000) },
    { name: "quoted items", text: lines("> - [[[[[[[[**_a\n> - b\n", 2000) },
    { name: "numbered signs", text: lines("2. [[[[**_a\n", 2000) },
    { name: "a long paragraph", text: lines("word ", 5000) },
    { name: "lists in lists", text: lines(`${"- ".repeat(400)}a`, 1) },
    {
      name: "indented lists",
      text: `# T\n\n${Array.from({ length: 400 }, (_, level) => `${" ".repeat(level * 2)}- a\n`).join("")}`,
    },
    { name: "quotations in quotations", text: lines(`${">".repeat(400)}a`, 1) },
    { name: "gaps", text: lines(`a${" ".repeat(600)}b\n\n`, 10) },
    { name: "paragraphs of signs", text: lines(`${"**_a".repeat(300)}\n\n`, 10) },
    { name: "a book", text: lines(`${"Words of a book. ".repeat(10)}\n\n`, 4000) },
    { name: "short paragraphs", text: lines("a\n\n", 15_000) },
  ])("is no Markdown: $name", ({ text }) => {
    expect(isMarkdown(text)).toBe(false);
  });

  it.each(["www.a.b(((", "[[[[**_a", "**_a ", "a@b.c ", "_a_ *"])(
    "is converted soon if it is just small enough: %s",
    (signs) => {
      const paragraph = signs.repeat(Math.floor(900 / (signs.match(/[*_[(@]|www/g)?.length ?? 1)));
      const text = `# T\n\n${`${paragraph}\n\n`.repeat(5)}`;
      expect(isMarkdown(text)).toBe(true);
      expect(markdownToHtml(text)).toContain("<h1>T</h1>");
    },
  );
});
