import type { BlockId } from "../../block-id.ts";
import type { Line } from "./line.ts";
import { loose, looseText, row } from "./rows.ts";
import { cell, putInto } from "./stories.ts";

const tip = { kind: "callout", id: "C" as BlockId, tone: "tip" } as const;

const toggle = { kind: "toggle", id: "O" as BlockId } as const;

const words = {
  type: "paragraph",
  $: { blockId: "k" },
  children: [looseText("Mix the flour with water.")],
};

const prices = (rye: string, header = "Price") => [
  row("Loaf", { id: "k1", within: cell("r1", "A") }),
  row(header, { id: "k2", within: cell("r1", "B") }),
  row("Rye", { id: "k3", within: cell("r2", "A") }),
  row(rye, { id: "k4", within: cell("r2", "B") }),
];

const looseCell = (id: string, text: string, headerState: number) => ({
  type: "tablecell",
  headerState,
  $: { columnId: id.endsWith("1") || id.endsWith("3") ? "A" : "B" },
  children: [{ type: "paragraph", $: { blockId: id }, children: [looseText(text)] }],
});

/** The lines of what rows stand in. */
export const containers = {
  callout: {
    ...putInto(tip),
    validate: { sent: loose("callout", "", { tone: "loud", children: [words] }), path: "tone" },
    canonical: [
      { type: "callout", tone: "tip", $: { containerId: "C" }, color: "red", children: [words] },
    ],
    migrate: 2,
    server:
      '<div class="callout callout-tip" role="note" aria-label="Tip"><p>Mix the flour with water.</p></div>',
    search: "Mix the flour with water.",
    diff: {
      said: ["Formatting of paragraph “Mix the flour with water.”: moved into a tip"],
      back: ["Formatting of paragraph “Mix the flour with water.”: moved out of a tip"],
      drawn:
        '<div class="callout callout-tip" role="note" aria-label="Tip"><p class="diff-block diff-format" data-change="1" data-note="moved into a tip">Mix the flour with water.</p></div>',
    },
    authors: { rows: [[1]], later: [[1, 3, 1]] },
    direction: ["auto"],
    split: "Mix the flour\nwith cold water.",
    pasteIn:
      '<div class="markdown-alert markdown-alert-tip"><p class="markdown-alert-title">Tip</p><p>Mix the flour with water.</p></div>',
    copyOut:
      '<div class="callout callout-tip" role="note" aria-label="Tip"><p>Mix the flour with water.</p></div>',
    markdownIn: "> [!TIP]\n> Mix the flour with water.",
    markdownOut: "> [!TIP]\n>\n> Mix the flour with water.",
    plainText: "Mix the flour with water.",
    render: { reader: ".callout-tip", editor: ".callout-tip" },
    print: "Mix the flour with water.",
    phone: "wraps",
    dark: { property: "border-left-color", token: "--soft" },
    axe: '- note "Tip":\n  - paragraph: Mix the flour with water.',
    keyboard: {
      makes: ["/tip", "{Choose}", "Mix the flour with water."],
      leaves: ["{Enter}", "{Enter}"],
    },
  },
  toggle: {
    ...putInto(toggle),
    validate: {
      sent: loose("toggle", "", { $: { containerId: 7 }, children: [words] }),
      path: "$.containerId",
    },
    canonical: [
      {
        type: "toggle",
        open: true,
        $: { containerId: "O" },
        children: [{ ...words, type: "quote" }],
      },
    ],
    migrate: 2,
    server:
      '<details class="toggle" open><summary class="toggle-summary"><p>Mix the flour with water.</p></summary></details>',
    search: "Mix the flour with water.",
    diff: {
      said: ["Formatting of paragraph “Mix the flour with water.”: moved into a toggle"],
      back: ["Formatting of paragraph “Mix the flour with water.”: moved out of a toggle"],
      drawn:
        '<div class="toggle"><div class="toggle-summary"><p class="diff-block diff-format" data-change="1" data-note="moved into a toggle">Mix the flour with water.</p></div></div>',
    },
    authors: { rows: [[1]], later: [[1, 3, 1]] },
    direction: ["auto"],
    split: "Mix the flour\nwith cold water.",
    pasteIn: "<details><summary>Mix the flour with water.</summary></details>",
    copyOut: '<details open=""><summary><p>Mix the flour with water.</p></summary></details>',
    markdownIn: "<details>\n<summary>Mix the flour with water.</summary>\n\n</details>",
    markdownOut: "<details>\n<summary>Mix the flour with water.</summary>\n\n</details>",
    plainText: "Mix the flour with water.",
    render: { reader: ".toggle-summary > p", editor: ".toggle > p" },
    print: "Mix the flour with water.",
    phone: "wraps",
    dark: { property: "color", token: "--ink" },
    axe: "- paragraph: Mix the flour with water.",
    keyboard: {
      makes: ["/toggle", "{Choose}", "Mix the flour with water."],
      leaves: ["{Enter}", "{Enter}"],
    },
  },
  cell: {
    before: prices("4.20"),
    rows: prices("4.50"),
    validate: {
      sent: loose("table", "", {
        children: [
          { type: "tablerow", children: [{ type: "tablecell", children: [{ type: "secret" }] }] },
        ],
      }),
      path: "children.0.children.0.children.0.type",
    },
    canonical: [
      {
        type: "table",
        $: { containerId: "T" },
        children: [
          {
            type: "tablerow",
            $: { rowId: "r1" },
            children: [looseCell("k1", "Loaf", 1), looseCell("k2", "Price", 1)],
          },
          {
            type: "tablerow",
            $: { rowId: "r2" },
            height: 33,
            children: [looseCell("k3", "Rye", 0), looseCell("k4", "4.50", 0)],
          },
        ],
      },
    ],
    migrate: 2,
    server:
      '<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table><tbody><tr><th scope="col"><p>Loaf</p></th><th scope="col"><p>Price</p></th></tr><tr><td><p>Rye</p></td><td><p>4.50</p></td></tr></tbody></table></div>',
    search: "Loaf\nPrice\nRye\n4.50",
    diff: {
      said: ["Changed paragraph: deleted “4.20”, inserted “4.50”"],
      back: ["Changed paragraph: deleted “4.50”, inserted “4.20”"],
      drawn:
        '<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table><tbody><tr><th scope="col"><p class="diff-block">Loaf</p></th><th scope="col"><p class="diff-block">Price</p></th></tr><tr><td><p class="diff-block">Rye</p></td><td><p class="diff-block diff-changed" data-change="1"><del class="diff-del">4.20</del><ins class="diff-ins">4.50</ins></p></td></tr></tbody></table></div>',
    },
    merge: { theirs: prices("4.20", "Price in francs"), both: prices("4.50", "Price in francs") },
    authors: { rows: [[1], [1], [1], [2]], later: [[1], [1, 3], [1], [2]] },
    direction: ["auto", "auto", "auto", "auto"],
    split: {
      none: "Its rows are single words; merge-containers.test.ts splits rows in containers.",
    },
    pasteIn:
      '<table><tbody><tr><th><p>Loaf</p></th><th>Price</th></tr><tr><td>Rye</td><td><span style="mso-x:1">4.50</span></td></tr></tbody></table>',
    copyOut:
      "<table><tbody><tr><th><p>Loaf</p></th><th><p>Price</p></th></tr><tr><td><p>Rye</p></td><td><p>4.50</p></td></tr></tbody></table>",
    markdownIn: "| Loaf | Price |\n|---|---|\n| Rye | 4.50 |",
    markdownOut: "| Loaf | Price |\n| ---- | ----- |\n| Rye  | 4.50  |",
    plainText: "Loaf\tPrice\nRye\t4.50",
    render: { reader: "table", editor: "table" },
    print: "4.50",
    phone: "scrolls",
    dark: { property: "color", token: "--ink" },
    axe: '- table:\n  - rowgroup:\n    - row "Loaf Price":\n      - columnheader "Loaf":\n        - paragraph: Loaf\n      - columnheader "Price":\n        - paragraph: Price\n    - row "Rye 4.50":\n      - cell "Rye":\n        - paragraph: Rye\n      - cell "4.50":\n        - paragraph: "4.50"',
    keyboard: {
      makes: ["/table", "{Choose}", "Loaf", "{Tab}", "Price"],
      leaves: ["{ArrowDown}", "{ArrowDown}", "{ArrowDown}"],
    },
  },
} satisfies Partial<Record<string, Line>>;
