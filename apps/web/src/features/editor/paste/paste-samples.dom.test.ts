import { expect, it } from "vitest";
import { inlineMathWord } from "@stemma/document/math/inline-math-word";
import { htmlToBlocks } from "./html-to-blocks.ts";
import { LeftOut } from "./left-out.ts";
import { pasteReport } from "./paste-report.ts";
import { confluenceSample } from "./samples/confluence-sample.ts";
import { excelSample } from "./samples/excel-sample.ts";
import { githubSample } from "./samples/github-sample.ts";
import { googleDocsSample } from "./samples/google-docs-sample.ts";
import { googleSheetsSample } from "./samples/google-sheets-sample.ts";
import { notionSample } from "./samples/notion-sample.ts";
import { outlineSample } from "./samples/outline-sample.ts";
import { outlookSample } from "./samples/outlook-sample.ts";
import { vscodeSample } from "./samples/vscode-sample.ts";
import { webPageSample } from "./samples/web-page-sample.ts";
import { wordReviewSample } from "./samples/word-review-sample.ts";

/** The rows that the HTML becomes, each with its kind unless it is a paragraph, and with its callout or toggle, and what is said to be missing. */
function read(html: string) {
  const leftOut = new LeftOut();
  const root = new DOMParser().parseFromString(html, "text/html").body;
  const rows = htmlToBlocks(root, leftOut).map(({ kind, runs, within }) => {
    const text = runs.map((run) => run.text).join("");
    const row = kind === "paragraph" ? text : `${kind}: ${text}`;
    if (within === null || within.kind === "cell") return row;
    return `${within.kind === "toggle" ? "toggle" : within.tone} > ${row}`;
  });
  return { rows, report: pasteReport(leftOut) };
}

it.each([
  {
    from: "Word",
    html: wordReviewSample,
    rows: ["The oven must be hot.[1]", "A loaf on a board", "[1] At 250 °C."],
    report: "1 drawing, 1 image, and 1 comment were left out. 1 footnote became plain text.",
  },
  {
    from: "Excel",
    html: excelSample,
    rows: ["Flour", "Price", "Rye", "1.20"],
    report: null,
  },
  {
    from: "Google Sheets",
    html: googleSheetsSample,
    rows: ["Flour", "Kilos", "Rye", "12"],
    report: null,
  },
  {
    from: "Notion",
    html: notionSample,
    rows: [
      "h1: Opening",
      "Who opens first reads the log.",
      "bullet: Lights",
      "bullet: Shop",
      "number: Oven",
      "number: Door",
      "check: Order flour",
      "quote: Slowly.",
      "divider: ",
      "codeBlock: bake()",
      "loaf.png",
    ],
    report: "1 image was left out.",
  },
  {
    from: "Confluence",
    html: confluenceSample,
    rows: [
      "h2: Shifts",
      "Ask @Jo Baker 😀",
      "note > Doors open at six.",
      "check: Sweep",
      "Day",
      "Who",
      "Mon",
      "Jo",
      "plan.png",
    ],
    report: "1 image and 1 embedded page were left out.",
  },
  {
    from: "Outline",
    html: outlineSample,
    rows: [
      "h1: Opening 🍞",
      `Ask @Jo Baker, or read The log. The valve is shut at ${inlineMathWord("p = 2")}.`,
      "warning > Never open it alone.",
      "note > The door is in the yard.",
      "note > bullet: Ring twice",
      "check: Heat",
      "check: Wait",
      "number: Shape",
      "bullet: Round",
      "codeBlock: mix --slow 4m\nmix --fast 6m",
      "diagram: flowchart LR; Mixer --> Oven",
      "math: w = f \\cdot a",
      "toggle > Who has the keys?",
      "toggle > Ana and Ben.",
      "Dough",
      "Water",
      "Rye",
      "690 g",
      "The plan of the bakery",
      "Oven manual.pdf",
      "The board",
      "divider: ",
      "quote: Slowly.",
    ],
    report: "1 comment, 1 image, and 1 file were left out.",
  },
  {
    from: "Outlook",
    html: outlookSample,
    rows: [
      "From: Jo <jo@bakery.test>\nSubject: Flour",
      "Hello Ana,",
      "the mill delivers on Monday Tuesday.",
      "Jo",
      "The logo of the bakery",
    ],
    report: "1 image was left out.",
  },
  {
    from: "GitHub",
    html: githubSample,
    rows: [
      "h2: Steps",
      "Run bake 🍞, see #7.",
      "check: Heat",
      "check: Wait",
      "codeBlock: bake && eat\ncool",
      "The oven",
    ],
    report: "1 image and 1 video were left out.",
  },
  {
    from: "Google Docs",
    html: googleDocsSample.replace("Centred words", "<img src=x width=624 height=351>"),
    rows: [
      "h1: The bread day",
      "Everything is decided the evening before, says Jo: the log.",
      "Set in by half an inch.",
      "bullet: First",
      "bullet: Nested",
      "number: One",
      "number: Two",
      "Oven",
      "250 °C",
    ],
    report: "1 image was left out.",
  },
  {
    from: "Visual Studio Code",
    html: vscodeSample["text/html"],
    rows: ["codeBlock: # Steps\n\n- Heat\n- Wait"],
    report: null,
  },
])("$from: what is copied is kept, and what is not is said", ({ html, rows, report }) => {
  expect(read(html)).toEqual({ rows, report });
});

it.each([
  { from: "Outline", html: outlineSample, done: ["Heat"] },
  { from: "Confluence", html: confluenceSample, done: ["Sweep"] },
])("$from: what is done is ticked, and an emoji is not bold", ({ html, done }) => {
  const root = new DOMParser().parseFromString(
    html.replace("Never", '<strong class="emoji">⚠️</strong> Never'),
    "text/html",
  ).body;
  const blocks = htmlToBlocks(root);
  const ticked = blocks.filter(({ attributes }) => attributes.checked === true);
  expect(ticked.map(({ runs }) => runs[0]?.text)).toEqual(done);
  const emojis = blocks.flatMap(({ runs }) => runs.filter(({ text }) => /⚠|😀/u.test(text)));
  expect(emojis.map(({ marks }) => marks)).toEqual([0]);
});

it("several things are counted in words", () => {
  const { report } = read(
    `${webPageSample}<img src=x><canvas></canvas><form><input><select></select><input type=hidden></form>
     <audio></audio><object></object><math></math><svg aria-hidden=true></svg><img src=x width=1 height=1>`,
  );
  expect(report).toBe(
    "2 images, 1 drawing, 2 form fields, 1 recording, 1 embedded page, and 1 formula were left out.",
  );
});
