import type { Line } from "./line.ts";
import { bread, none, unknown } from "./loose-marks.ts";
import { marked } from "./stories.ts";

/** From selected text to the menu of colours: the fourth button from the right of the toolbar. */
const toHighlights = [
  "{Toolbar}",
  "{End}",
  ...Array.from({ length: 4 }, () => "{ArrowLeft}"),
  "{Menu}",
];

/** The lines of highlighted text: a mark for each colour. */
export const highlights = {
  yellow: {
    ...marked("yellow"),
    validate: unknown(0x1_00_00),
    canonical: [bread(0x1_00_00)],
    migrate: 2,
    server: '<p>Bread costs <mark class="highlight-yellow">20</mark> francs</p>',
    search: "Bread costs 20 francs",
    diff: {
      said: ["Formatting of paragraph “Bread costs 20 francs”: yellow highlight added to “20”"],
      back: ["Formatting of paragraph “Bread costs 20 francs”: yellow highlight removed from “20”"],
      drawn:
        '<p class="diff-block diff-format" data-change="1" data-note="yellow highlight added to “20”">Bread costs <span class="diff-reformatted" title="yellow highlight added to “20”"><mark class="highlight-yellow">20</mark></span> francs</p>',
    },
    authors: { rows: [[1]], later: [[1, 3]] },
    direction: ["auto"],
    split: "Bread costs\n20 francs today",
    pasteIn: 'Bread costs <span style="background-color:#ffff00">20</span> francs',
    copyOut:
      '<p>Bread costs <mark class="highlight-yellow"><span class="highlight-yellow">20</span></mark> francs</p>',
    markdownIn: "Bread costs <mark>20</mark> francs",
    markdownOut: "Bread costs <mark>20</mark> francs",
    plainText: "Bread costs 20 francs",
    render: { reader: ".highlight-yellow", editor: ".highlight-yellow" },
    print: "Bread costs 20 francs",
    phone: "wraps",
    dark: { property: "background-color", token: "--highlight-yellow" },
    axe: '- mark: "20"',
    keyboard: {
      makes: ["Bread costs ", "{Control+Shift+H}", "20", "{Control+Shift+H}", " francs"],
      leaves: ["{Enter}"],
    },
  },
  green: {
    ...marked("green"),
    validate: unknown(0x2_00_00),
    canonical: [bread(0x2_00_00)],
    migrate: 2,
    server: '<p>Bread costs <mark class="highlight-green">20</mark> francs</p>',
    search: "Bread costs 20 francs",
    diff: {
      said: ["Formatting of paragraph “Bread costs 20 francs”: green highlight added to “20”"],
      back: ["Formatting of paragraph “Bread costs 20 francs”: green highlight removed from “20”"],
      drawn:
        '<p class="diff-block diff-format" data-change="1" data-note="green highlight added to “20”">Bread costs <span class="diff-reformatted" title="green highlight added to “20”"><mark class="highlight-green">20</mark></span> francs</p>',
    },
    authors: { rows: [[1]], later: [[1, 3]] },
    direction: ["auto"],
    split: "Bread costs\n20 francs today",
    pasteIn: 'Bread costs <span style="background-color:#90ee90">20</span> francs',
    copyOut:
      '<p>Bread costs <mark class="highlight-green"><span class="highlight-green">20</span></mark> francs</p>',
    markdownIn: none("Markdown has one highlight: it becomes yellow."),
    markdownOut: "Bread costs <mark>20</mark> francs",
    plainText: "Bread costs 20 francs",
    render: { reader: ".highlight-green", editor: ".highlight-green" },
    print: "Bread costs 20 francs",
    phone: "wraps",
    dark: { property: "background-color", token: "--highlight-green" },
    axe: '- mark: "20"',
    keyboard: {
      makes: [
        "Bread costs 20",
        "{Shift+ArrowLeft}",
        "{Shift+ArrowLeft}",
        ...toHighlights,
        "{ArrowDown}",
        "{Pick}",
        "{End}",
      ],
      leaves: ["{Enter}"],
    },
  },
  blue: {
    ...marked("blue"),
    validate: unknown(0x4_00_00),
    canonical: [bread(0x4_00_00)],
    migrate: 2,
    server: '<p>Bread costs <mark class="highlight-blue">20</mark> francs</p>',
    search: "Bread costs 20 francs",
    diff: {
      said: ["Formatting of paragraph “Bread costs 20 francs”: blue highlight added to “20”"],
      back: ["Formatting of paragraph “Bread costs 20 francs”: blue highlight removed from “20”"],
      drawn:
        '<p class="diff-block diff-format" data-change="1" data-note="blue highlight added to “20”">Bread costs <span class="diff-reformatted" title="blue highlight added to “20”"><mark class="highlight-blue">20</mark></span> francs</p>',
    },
    authors: { rows: [[1]], later: [[1, 3]] },
    direction: ["auto"],
    split: "Bread costs\n20 francs today",
    pasteIn: 'Bread costs <span style="background-color:#add8e6">20</span> francs',
    copyOut:
      '<p>Bread costs <mark class="highlight-blue"><span class="highlight-blue">20</span></mark> francs</p>',
    markdownIn: none("Markdown has one highlight: it becomes yellow."),
    markdownOut: "Bread costs <mark>20</mark> francs",
    plainText: "Bread costs 20 francs",
    render: { reader: ".highlight-blue", editor: ".highlight-blue" },
    print: "Bread costs 20 francs",
    phone: "wraps",
    dark: { property: "background-color", token: "--highlight-blue" },
    axe: '- mark: "20"',
    keyboard: {
      makes: [
        "Bread costs 20",
        "{Shift+ArrowLeft}",
        "{Shift+ArrowLeft}",
        ...toHighlights,
        "{ArrowDown}",
        "{ArrowDown}",
        "{Pick}",
        "{End}",
      ],
      leaves: ["{Enter}"],
    },
  },
  pink: {
    ...marked("pink"),
    validate: unknown(0x8_00_00),
    canonical: [bread(0x8_00_00)],
    migrate: 2,
    server: '<p>Bread costs <mark class="highlight-pink">20</mark> francs</p>',
    search: "Bread costs 20 francs",
    diff: {
      said: ["Formatting of paragraph “Bread costs 20 francs”: pink highlight added to “20”"],
      back: ["Formatting of paragraph “Bread costs 20 francs”: pink highlight removed from “20”"],
      drawn:
        '<p class="diff-block diff-format" data-change="1" data-note="pink highlight added to “20”">Bread costs <span class="diff-reformatted" title="pink highlight added to “20”"><mark class="highlight-pink">20</mark></span> francs</p>',
    },
    authors: { rows: [[1]], later: [[1, 3]] },
    direction: ["auto"],
    split: "Bread costs\n20 francs today",
    pasteIn: 'Bread costs <span style="background-color:#ffc0cb">20</span> francs',
    copyOut:
      '<p>Bread costs <mark class="highlight-pink"><span class="highlight-pink">20</span></mark> francs</p>',
    markdownIn: none("Markdown has one highlight: it becomes yellow."),
    markdownOut: "Bread costs <mark>20</mark> francs",
    plainText: "Bread costs 20 francs",
    render: { reader: ".highlight-pink", editor: ".highlight-pink" },
    print: "Bread costs 20 francs",
    phone: "wraps",
    dark: { property: "background-color", token: "--highlight-pink" },
    axe: '- mark: "20"',
    keyboard: {
      makes: [
        "Bread costs 20",
        "{Shift+ArrowLeft}",
        "{Shift+ArrowLeft}",
        ...toHighlights,
        "{ArrowDown}",
        "{ArrowDown}",
        "{ArrowDown}",
        "{Pick}",
        "{End}",
      ],
      leaves: ["{Enter}"],
    },
  },
} satisfies Partial<Record<string, Line>>;
