import { describe, expect, it } from "vitest";
import { isMarkdown } from "./is-markdown.ts";

describe("a plain text", () => {
  it.each([
    { text: "# Title\n\nText", because: "a heading stands alone" },
    {
      text: "Text\n\n## Part\nText",
      because: "a heading of the second level stands below an empty line",
    },
    { text: "Title\n=====\n\nText", because: "a line of equal signs underlines a heading" },
    { text: "- a\n- b", because: "two items follow each other" },
    {
      text: "* a\n\n  more\n\n* b",
      because: "an empty and an indented line may stand between two items",
    },
    { text: "Steps:\n1. a\n2. b", because: "two numbers follow each other" },
    { text: "- [x] done", because: "it has the box of a check list" },
    { text: "> a\n> b", because: "two lines are quoted" },
    { text: "See [the log](https://a.test).", because: "it has a link" },
    { text: "![A loaf](loaf.png) and ![x](/y.png)", because: "it has an image" },
    { text: "This is **important**.", because: "it has bold text" },
    { text: "```\ncode;\n```", because: "it has a fence" },
    { text: "a | b\n--|---\n1 | 2", because: "it has a table" },
    { text: "Run `npm ci` and `npm test`.", because: "it has two pieces of code" },
    { text: "Use `a`, *not* b.", because: "two weak signs are enough" },
    {
      text: "```js\nlet a = 1;\nlet b = 2;\n```\n\nText",
      because: "what is fenced does not count as source",
    },
    { text: "Please ==feed it at six==.", because: "it has highlighted text" },
    { text: "Water is H<sub>2</sub>O.", because: "two tags lower a text" },
    {
      text: "<details>\n<summary>How?</summary>\n\nSlowly.\n\n</details>",
      because: "it folds rows as GitHub does",
    },
    { text: "a\r\n\r\n## b\r\n\r\nc", because: "lines may end as on Windows" },
  ])("is Markdown if $because", ({ text }) => {
    expect(isMarkdown(text)).toBe(true);
  });

  it.each([
    { text: "", because: "it is empty" },
    { text: "Bread* rises.\n* Not always", because: "an asterisk and one item are no clear sign" },
    { text: "1. Januar ist Neujahr.", because: "it begins with a number" },
    { text: "1. One\n\nLong text.\n\n2. Two", because: "between the numbers stands text" },
    { text: "2 * 3 * 4 = 24 and a_b_c", because: "signs stand between words" },
    { text: "5 ** 2 ** 3", because: "stars stand alone" },
    { text: "a == b == c", because: "equal signs stand alone" },
    { text: "if a==b or c==d", because: "equal signs compare words" },
    { text: "=== Part ===", because: "a line of a wiki has three equal signs" },
    { text: "f(**a, **b)", because: "stars open and do not close" },
    {
      text: "# install\nnpm ci\n# test\nnpm test",
      because: "comments of a script are no headings",
    },
    { text: "#hashtag and #another", because: "hashtags have no space" },
    { text: "> only one", because: "one quoted line is no clear sign" },
    { text: "It is _so_ good.", because: "one weak sign is not enough" },
    { text: "steps:\n  - name: a\n    run: b\n  - name: c", because: "it is YAML" },
    { text: "if (a) {\n  b(`x`, `y`);\n}", because: "it is source code" },
    { text: "List<u> and a <sub> alone", because: "a tag does not end" },
    {
      text: "<div>\n<p>H<sub>2</sub>O</p>\n<details>\n<summary>a</summary>\n</details>\n</div>",
      because: "it is the source of a web page",
    },
    { text: "--- a\n+++ b\n@@ -1 +1 @@\n- a\n- b", because: "it is a patch" },
    { text: "a - b\n- Ana\n\nText\n- Bo", because: "the two signatures are no list" },
    { text: "https://a.test/__x__/_y_", because: "it is an address" },
    { text: "- Who?\n— Me.\n- You?", because: "lines of a dialogue differ" },
    { text: "_a".repeat(5000), because: "nobody writes so many signs into a paragraph" },
  ])("is no Markdown if $because", ({ text }) => {
    expect(isMarkdown(text)).toBe(false);
  });
});
