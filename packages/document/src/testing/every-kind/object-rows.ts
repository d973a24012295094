import type { Line } from "./line.ts";
import { loose, row, sampleIds } from "./rows.ts";
import { retyped } from "./stories.ts";

const manual = { file: { id: sampleIds.file, name: "Oven manual.pdf", size: 2_340_000 } };
const plan = {
  file: {
    id: sampleIds.picture,
    name: "Plan.png",
    size: 1400,
    picture: { width: 1200, height: 300, placeholder: "" },
  },
  altText: "The oven stands at the left.",
} as const;

const snippet = { kind: "snippet", attributes: { snippet: { id: sampleIds.snippet } } } as const;

const caption = ["Where the oven stands.", "Where the new oven stands."] as const;

/** The lines of rows that show something besides their words. */
export const objectRows = {
  divider: {
    before: [row("Between.", { id: "b" })],
    rows: [row("", { kind: "divider" }), row("Between.", { id: "b" })],
    validate: { sent: loose("horizontalrule", "", { children: "none" }), path: "children" },
    canonical: [
      loose("horizontalrule", "", { format: "center", indent: 3 }),
      row("Between.", { id: "b" }),
    ],
    migrate: 2,
    server: "<hr><p>Between.</p>",
    search: "\nBetween.",
    diff: {
      said: ["Inserted divider"],
      back: ["Deleted divider"],
      drawn:
        '<hr class="diff-block diff-inserted" data-change="1"><p class="diff-block">Between.</p>',
    },
    merge: {
      theirs: [row("Between us.", { id: "b" })],
      both: [row("", { kind: "divider" }), row("Between us.", { id: "b" })],
    },
    authors: { rows: [[], [1]], later: [[], [1, 3, 1]] },
    direction: ["auto"],
    split: { none: "A divider has no words, and its neighbour has one." },
    pasteIn: "<hr/><p>Between.</p>",
    copyOut: "<hr><p>Between.</p>",
    markdownIn: "***\nBetween.",
    markdownOut: "---\n\nBetween.",
    plainText: "\nBetween.",
    render: { reader: "hr", editor: "hr" },
    print: { none: "It has no words: the scenario looks for its line." },
    phone: "shrinks",
    dark: { property: "background-image", token: "--line" },
    axe: "- separator",
    keyboard: { makes: ["---", "{Enter}"], leaves: [] },
  },
  snippet: {
    before: [row("Between.", { id: "b" })],
    rows: [row("", snippet), row("Between.", { id: "b" })],
    validate: { sent: loose("snippet", "", { snippetId: "7" }), path: "snippetId" },
    canonical: [
      loose("snippet", "", {
        snippetId: sampleIds.snippet,
        snippetVersion: null,
        title: "Opening hours",
        format: "center",
      }),
      row("Between.", { id: "b" }),
    ],
    migrate: 2,
    server:
      '<div class="snippet" data-snippet="0190a000-0000-7000-8000-000000000005" data-unshown><a class="snippet-name" href="/page/0190a000-0000-7000-8000-000000000005">Snippet</a></div><p>Between.</p>',
    search: "\nBetween.",
    diff: {
      said: ["Inserted snippet"],
      back: ["Deleted snippet"],
      drawn:
        '<div class="snippet diff-block diff-inserted" data-change="1" data-snippet="0190a000-0000-7000-8000-000000000005" data-unshown><a class="snippet-name" href="/page/0190a000-0000-7000-8000-000000000005">Snippet</a></div><p class="diff-block">Between.</p>',
    },
    merge: {
      theirs: [row("Between us.", { id: "b" })],
      both: [row("", snippet), row("Between us.", { id: "b" })],
    },
    authors: { rows: [[], [1]], later: [[], [1, 3, 1]] },
    direction: ["auto"],
    split: { none: "A snippet has no words on this page, and its neighbour has one." },
    pasteIn: `<div class="snippet" data-snippet="${sampleIds.snippet}"><p>We open at eight.</p></div><p>Between.</p>`,
    copyOut:
      '<div class="snippet" data-snippet="0190a000-0000-7000-8000-000000000005"><p dir="auto">We open at eight.</p></div><p>Between.</p>',
    markdownIn: { none: "Markdown has no snippets: a link to one stays a link." },
    markdownOut:
      "[Snippet](https://stemma.test/page/0190a000-0000-7000-8000-000000000005)\n\nBetween.",
    plainText: "We open at eight.\nBetween.",
    render: { reader: ".snippet", editor: ".snippet" },
    print: "We open at eight.",
    phone: "wraps",
    dark: { property: "border-left-color", token: "--line" },
    axe: '- \'link "Snippet: Opening hours"\':\n  - /url: /page/0190a000-0000-7000-8000-000000000005\n- group "Opening hours":\n  - paragraph: We open at eight.',
    keyboard: { makes: ["/snip", "{Choose}", "Opening", "{Choose}"], leaves: [] },
  },
  image: {
    ...retyped({ kind: "image", attributes: plan }, {}, caption),
    validate: {
      sent: loose("image", "", {
        fileId: sampleIds.picture,
        name: "",
        size: 1,
        width: 0,
        height: 1,
      }),
      path: "width",
    },
    canonical: [
      loose("image", "Where the oven stands.", {
        fileId: sampleIds.picture,
        name: "Plan.png",
        size: 1400,
        width: 1200,
        height: 300,
        altText: "The oven stands at the left.",
        placeholder: "",
        format: "center",
      }),
    ],
    migrate: 2,
    server:
      '<figure class="picture"><a class="picture-link" href="/files/0190a000-0000-7000-8000-000000000004"><img src="/files/0190a000-0000-7000-8000-000000000004" srcset="/files/0190a000-0000-7000-8000-000000000004?w=480 480w, /files/0190a000-0000-7000-8000-000000000004?w=960 960w, /files/0190a000-0000-7000-8000-000000000004 1200w" sizes="(max-width: 760px) 100vw, 720px" width="1200" height="300" alt="The oven stands at the left." loading="lazy" decoding="async"></a><figcaption>Where the oven stands.</figcaption></figure>',
    search: "Where the oven stands. The oven stands at the left. Plan.png",
    diff: {
      said: ["Formatting of image “Where the oven stands.”: paragraph became image"],
      back: ["Formatting of paragraph “Where the oven stands.”: image became paragraph"],
      drawn:
        '<figure class="picture diff-block diff-format" data-change="1" data-note="paragraph became image"><a class="picture-link" href="/files/0190a000-0000-7000-8000-000000000004"><img src="/files/0190a000-0000-7000-8000-000000000004" srcset="/files/0190a000-0000-7000-8000-000000000004?w=480 480w, /files/0190a000-0000-7000-8000-000000000004?w=960 960w, /files/0190a000-0000-7000-8000-000000000004 1200w" sizes="(max-width: 760px) 100vw, 720px" width="1200" height="300" alt="The oven stands at the left." loading="lazy" decoding="async"></a><figcaption>Where the oven stands.</figcaption></figure>',
    },
    authors: { rows: [[1]], later: [[1, 3, 1]] },
    direction: ["auto"],
    split: "Where the\nnew oven stands.",
    pasteIn: {
      none: "A picture of another program is a file: it is uploaded (adding-files.scenario.ts).",
    },
    copyOut:
      '<figure class="picture"><a class="picture-link" href="/files/0190a000-0000-7000-8000-000000000004" tabindex="-1" draggable="false" contenteditable="false"><img src="/files/0190a000-0000-7000-8000-000000000004" srcset="/files/0190a000-0000-7000-8000-000000000004?w=480 480w, /files/0190a000-0000-7000-8000-000000000004?w=960 960w, /files/0190a000-0000-7000-8000-000000000004 1200w" sizes="(max-width: 760px) 100vw, 720px" width="1200" height="300" alt="The oven stands at the left." loading="lazy" decoding="async" draggable="false"></a><figcaption></figcaption>Where the oven stands.</figure>',
    markdownIn: { none: "A picture in Markdown is an address: it becomes a link." },
    markdownOut:
      "![The oven stands at the left.](https://stemma.test/files/0190a000-0000-7000-8000-000000000004)\n\nWhere the oven stands.",
    plainText: "Where the oven stands.",
    render: { reader: "figure.picture", editor: "figure.picture" },
    print: "Where the oven stands.",
    phone: "shrinks",
    dark: { property: "color", token: "--ink" },
    axe: '- figure "Where the oven stands.":\n  - link "The oven stands at the left.":\n    - /url: /files/0190a000-0000-7000-8000-000000000004\n    - img "The oven stands at the left."\n  - text: Where the oven stands.',
    keyboard: { makes: ["/img", "{Choose}"], leaves: [] },
  },
  file: {
    ...retyped({ kind: "file", attributes: manual }, {}, caption),
    validate: { sent: loose("file", "", { fileId: "7", name: "", size: 1 }), path: "fileId" },
    canonical: [
      loose("file", "Where the oven stands.", {
        fileId: sampleIds.file,
        name: "Oven\nmanual.pdf",
        size: 2_340_000,
        width: 7,
      }),
    ],
    migrate: 2,
    server:
      '<figure class="file"><a class="file-card" href="/files/0190a000-0000-7000-8000-000000000003/Oven%20manual.pdf" download="Oven manual.pdf" data-size="2340000"><span class="file-name">Oven manual.pdf</span><span class="file-details">PDF · 2.3 MB</span></a><figcaption>Where the oven stands.</figcaption></figure>',
    search: "Where the oven stands.  Oven manual.pdf",
    diff: {
      said: ["Formatting of file “Where the oven stands.”: paragraph became file"],
      back: ["Formatting of paragraph “Where the oven stands.”: file became paragraph"],
      drawn:
        '<figure class="file diff-block diff-format" data-change="1" data-note="paragraph became file"><a class="file-card" href="/files/0190a000-0000-7000-8000-000000000003/Oven%20manual.pdf" download="Oven manual.pdf" data-size="2340000"><span class="file-name">Oven manual.pdf</span><span class="file-details">PDF · 2.3 MB</span></a><figcaption>Where the oven stands.</figcaption></figure>',
    },
    authors: { rows: [[1]], later: [[1, 3, 1]] },
    direction: ["auto"],
    split: "Where the\nnew oven stands.",
    pasteIn: { none: "A file of another program is uploaded (adding-files.scenario.ts)." },
    copyOut:
      '<figure class="file"><a class="file-card" href="/files/0190a000-0000-7000-8000-000000000003/Oven%20manual.pdf" download="Oven manual.pdf" data-size="2340000" tabindex="-1" draggable="false" contenteditable="false"><span class="file-name">Oven manual.pdf</span><span class="file-details">PDF · 2.3 MB</span></a><figcaption></figcaption>Where the oven stands.</figure>',
    markdownIn: { none: "Markdown has no files: a link stays a link." },
    markdownOut:
      "[Oven manual.pdf](https://stemma.test/files/0190a000-0000-7000-8000-000000000003/Oven%20manual.pdf)\n\nWhere the oven stands.",
    plainText: "Where the oven stands.",
    render: { reader: "figure.file", editor: "figure.file" },
    print: "Oven manual.pdf",
    phone: "shrinks",
    dark: { property: "color", token: "--ink" },
    axe: '- figure "Where the oven stands.":\n  - link "Oven manual.pdf PDF · 2.3 MB":\n    - /url: /files/0190a000-0000-7000-8000-000000000003/Oven%20manual.pdf\n  - text: Where the oven stands.',
    keyboard: { makes: ["/file", "{Choose}"], leaves: [] },
  },
} satisfies Partial<Record<string, Line>>;
