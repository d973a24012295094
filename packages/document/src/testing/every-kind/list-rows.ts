import type { Line } from "./line.ts";
import { loose, looseText } from "./rows.ts";
import { retyped } from "./stories.ts";

const item = {
  type: "listitem",
  $: { blockId: "k" },
  children: [looseText("Mix the flour with water.")],
};

/** The lines of rows of lists. */
export const listRows = {
  bullet: {
    ...retyped({ kind: "bullet" }),
    validate: {
      sent: loose("list", "", { listType: "star", children: [item] }),
      path: "children.0.listType",
    },
    canonical: [loose("list", "", { listType: "bullet", start: 7, children: [item] })],
    migrate: 2,
    server: "<ul><li>Mix the flour with water.</li></ul>",
    search: "Mix the flour with water.",
    diff: {
      said: ["Formatting of bullet “Mix the flour with water.”: paragraph became bullet"],
      back: ["Formatting of paragraph “Mix the flour with water.”: bullet became paragraph"],
      drawn:
        '<ul><li class="diff-block diff-format" data-change="1" data-note="paragraph became bullet">Mix the flour with water.</li></ul>',
    },
    authors: { rows: [[1]], later: [[1, 3, 1]] },
    direction: ["auto"],
    split: "Mix the flour\nwith cold water.",
    pasteIn:
      '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Mix the flour with water.</p>',
    copyOut: '<ul><li value="1">Mix the flour with water.</li></ul>',
    markdownIn: "* Mix the flour with water.\n",
    markdownOut: "- Mix the flour with water.",
    plainText: "Mix the flour with water.",
    render: { reader: "ul:not(.list-check) > li", editor: "ul:not(.list-check) > li" },
    print: "Mix the flour with water.",
    phone: "wraps",
    dark: { property: "color", token: "--ink" },
    axe: "- listitem: Mix the flour with water.",
    keyboard: { makes: ["- ", "Mix the flour with water."], leaves: ["{Enter}", "{Enter}"] },
  },
  number: {
    ...retyped({ kind: "number", attributes: { start: 4 } }),
    validate: { sent: { ...item, listType: "number", start: -1 }, path: "start" },
    canonical: [{ ...item, listType: "number", start: 4, checked: true }],
    migrate: 2,
    server: '<ol start="4"><li value="4">Mix the flour with water.</li></ol>',
    search: "Mix the flour with water.",
    diff: {
      said: [
        "Formatting of numbered item “Mix the flour with water.”: paragraph became numbered item",
      ],
      back: ["Formatting of paragraph “Mix the flour with water.”: numbered item became paragraph"],
      drawn:
        '<ol start="4"><li class="diff-block diff-format" value="4" data-change="1" data-note="paragraph became numbered item">Mix the flour with water.</li></ol>',
    },
    authors: { rows: [[1]], later: [[1, 3, 1]] },
    direction: ["auto"],
    split: "Mix the flour\nwith cold water.",
    pasteIn: '<ol start="4"><li><p>Mix the flour with water.</p></li></ol>',
    copyOut: '<ol start="4"><li value="4">Mix the flour with water.</li></ol>',
    markdownIn: "4. Mix the flour with water.",
    markdownOut: "4. Mix the flour with water.",
    plainText: "Mix the flour with water.",
    render: { reader: "ol > li", editor: "ol > li" },
    print: "4. Mix the flour with water.",
    phone: "wraps",
    dark: { property: "color", token: "--ink" },
    axe: "- listitem: Mix the flour with water.",
    keyboard: { makes: ["4. ", "Mix the flour with water."], leaves: ["{Enter}", "{Backspace}"] },
  },
  check: {
    ...retyped({ kind: "check", attributes: { checked: true } }),
    validate: { sent: { ...item, listType: "check", checked: "yes" }, path: "checked" },
    canonical: [{ ...item, listType: "check", checked: true, start: 4 }],
    migrate: 2,
    server:
      '<ul class="list-check"><li class="checked"><span role="img" aria-label="Done"></span>Mix the flour with water.</li></ul>',
    search: "Mix the flour with water.",
    diff: {
      said: ["Formatting of check item “Mix the flour with water.”: paragraph became check item"],
      back: ["Formatting of paragraph “Mix the flour with water.”: check item became paragraph"],
      drawn:
        '<ul class="list-check"><li class="checked diff-block diff-format" data-change="1" data-note="paragraph became check item"><span role="img" aria-label="Done"></span>Mix the flour with water.</li></ul>',
    },
    authors: { rows: [[1]], later: [[1, 3, 1]] },
    direction: ["auto"],
    split: "Mix the flour\nwith cold water.",
    pasteIn: '<ul><li><input type="checkbox" checked> Mix the flour with water.</li></ul>',
    copyOut:
      '<ul class="list-check" __lexicallisttype="check"><li role="checkbox" tabindex="-1" aria-checked="true" value="1" class="checked">Mix the flour with water.</li></ul>',
    markdownIn: "- [x] Mix the flour with water.",
    markdownOut: "- [x] Mix the flour with water.",
    plainText: "Mix the flour with water.",
    render: { reader: "ul.list-check > li", editor: "ul.list-check > li" },
    print: "Mix the flour with water.",
    phone: "wraps",
    dark: { property: "color", token: "--ink" },
    axe: '- listitem:\n  - checkbox "Mix the flour with water." [checked]\n  - text: Mix the flour with water.',
    keyboard: { makes: ["[x] ", "Mix the flour with water."], leaves: ["{Enter}", "{Enter}"] },
  },
} satisfies Partial<Record<string, Line>>;
