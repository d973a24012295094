import { describe, expect, it } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { makeBlock, type BlockShape } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { markBits } from "@stemma/document/marks";
import { inlineMathWord } from "@stemma/document/math/inline-math-word";
import type { Run } from "@stemma/document/run";
import type { FileId } from "@stemma/domain/ids";
import { htmlToMarkdown } from "./html-to-markdown.ts";

const run = (text: string, marks = 0, url: string | null = null): Run => ({ text, marks, url });

type Row = readonly [shape: Partial<BlockShape>, ...runs: (Run | string)[]];

/** The Markdown of a page with these rows. */
function markdownOf(...rows: readonly Row[]): string {
  const blocks = rows.map(([shape, ...runs], index) =>
    makeBlock(
      { kind: "paragraph", ...shape, id: `r${index}` as BlockId },
      runs.map((one) => (typeof one === "string" ? run(one) : one)),
    ),
  );
  return htmlToMarkdown(bodyToHtml(makeBody(blocks)), "https://stemma.test").trimEnd();
}

const file = { id: "0190a000-0000-7000-8000-000000000001" as FileId, name: "a.png", size: 9 };
const tip = { kind: "callout", id: "c" as BlockId, tone: "tip" } as const;
const toggle = { kind: "toggle", id: "o" as BlockId } as const;
const cell = (row: string, column: string) =>
  ({
    kind: "cell",
    id: "t" as BlockId,
    row: row as BlockId,
    column: column as BlockId,
    header: 1,
  }) as const;

describe("Markdown of", () => {
  it.each<{ what: string; rows: readonly Row[]; is: string }>([
    {
      what: "headings below the title, and paragraphs",
      rows: [
        [{ kind: "h1" }, "One"],
        [{}, "Two"],
        [{ kind: "h3" }, "Three"],
      ],
      is: "## One\n\nTwo\n\n#### Three",
    },
    {
      what: "signs that would mean something",
      rows: [
        [{}, "1. *a* _b_ # c [d](e) <f> `g`"],
        [{}, "# no heading"],
        [{}, "- no row"],
      ],
      is: "1\\. \\*a\\* \\_b\\_ # c \\[d]\\(e) \\<f> \\`g\\`\n\n\\# no heading\n\n\\- no row",
    },
    {
      what: "marks, links and line breaks",
      rows: [
        [
          {},
          run("a", markBits.bold),
          " ",
          run("b", markBits.italic),
          " ",
          run("c", markBits.strikethrough),
          " ",
          run("d", markBits.code),
          " ",
          run("e", markBits.underline),
          " ",
          run("f", markBits.yellow),
          " ",
          run("g", 0, "https://a.test/"),
          "\n",
          "h",
        ],
      ],
      is: "**a** _b_ ~~c~~ `d` <u>e</u> <mark>f</mark> [g](https://a.test/)\\\nh",
    },
    {
      what: "lists in lists",
      rows: [
        [{ kind: "bullet" }, "a"],
        [{ kind: "bullet", indent: 1 }, "b"],
        [{ kind: "bullet" }, "c"],
        [{ kind: "number", attributes: { start: 4 } }, "d"],
        [{ kind: "check" }, "e"],
        [{ kind: "check", attributes: { checked: true } }, "f"],
      ],
      is: "- a\n  - b\n- c\n\n4. d\n\n- [ ] e\n- [x] f",
    },
    {
      what: "code with its language, and a quotation",
      rows: [
        [
          { kind: "codeBlock", attributes: { language: "ts" } },
          "if (a) {",
          "\n",
          "\tb *c*",
          "\n",
          "}",
        ],
        [{ kind: "quote" }, "Said."],
      ],
      is: "```ts\nif (a) {\n\tb *c*\n}\n```\n\n> Said.",
    },
    {
      what: "a toggle",
      rows: [
        [{ within: toggle }, "How < ", run("exactly", markBits.bold), "?"],
        [{ within: toggle }, "Slowly."],
        [{ within: toggle, kind: "bullet" }, "By hand"],
        [{}, "After"],
      ],
      is: "<details>\n<summary>How &lt; <strong>exactly</strong>?</summary>\n\nSlowly.\n\n- By hand\n\n</details>\n\nAfter",
    },
    {
      what: "a toggle whose summary is a heading",
      rows: [[{ within: toggle, kind: "h2" }, "How?"]],
      is: "<details>\n<summary><h3>How?</h3></summary>\n\n</details>",
    },
    {
      what: "a callout and a divider",
      rows: [[{ within: tip }, "One"], [{ within: tip }, "Two"], [{ kind: "divider" }]],
      is: "> [!TIP]\n>\n> One\n>\n> Two\n\n---",
    },
    {
      what: "a table, with two rows in a cell",
      rows: [
        [{ within: cell("1", "a") }, "A"],
        [{ within: cell("1", "b") }, "B | C"],
        [{ within: cell("2", "a") }, "1"],
        [{ within: cell("2", "a") }, "2"],
        [{ within: cell("2", "b") }, "3"],
        [{ within: cell("3", "a") }],
        [{ within: cell("3", "b") }],
      ],
      is: "| A      | B \\| C |\n| ------ | ------ |\n| 1<br>2 | 3      |\n|        |        |",
    },
    {
      what: "a formula",
      rows: [
        [{ kind: "math" }, "x_1 &< 2 \\\\", "\n", "*y*"],
        [{}, "After."],
      ],
      is: "$$\nx_1 &< 2 \\\\\n*y*\n$$\n\nAfter.",
    },
    {
      what: "formulas in a line and in a cell",
      rows: [
        [{}, "Here ", inlineMathWord("x_1 *2* \\|y|"), " grows."],
        [{ within: cell("1", "a") }, inlineMathWord("|y|")],
        [{ within: cell("1", "b") }, "b"],
      ],
      is: "Here $x_1 *2* \\|y|$ grows.\n\n| $\\|y\\|$ | b |\n| ------- | - |",
    },
    {
      what: "a diagram",
      rows: [
        [{ kind: "diagram" }, "flowchart LR", "\n", "\tA --> B[*x*]"],
        [{}, "After."],
      ],
      is: "```mermaid\nflowchart LR\n\tA --> B[*x*]\n```\n\nAfter.",
    },
    {
      what: "a picture with its caption, and a file",
      rows: [
        [
          {
            kind: "image",
            attributes: {
              file: { ...file, picture: { width: 10, height: 10, placeholder: "" } },
              altText: "A sieve",
            },
          },
          "After twenty years.",
        ],
        [{ kind: "file", attributes: { file: { ...file, name: "Plan.pdf" } } }],
      ],
      is: `![A sieve](https://stemma.test/files/${file.id})\n\nAfter twenty years.\n\n[Plan.pdf](https://stemma.test/files/${file.id}/Plan.pdf)`,
    },
  ])("$what", ({ rows, is }) => {
    expect(markdownOf(...rows)).toBe(is);
  });
});
