import { $insertDataTransferForRichText } from "@lexical/clipboard";
import { COMMAND_PRIORITY_EDITOR } from "lexical";
import { expect, it } from "vitest";
import { LeftOut } from "../paste/left-out.ts";
import { htmlToBlocks } from "../paste/html-to-blocks.ts";
import type { PlacedPicture } from "../paste/pasted-picture.ts";
import { parseHtml } from "../paste/parse-html.ts";
import { $caretAt, block, editorForTests } from "../testing/editor-for-tests.ts";
import { ADD_FILES_COMMAND, type ChosenFiles } from "./file-commands.ts";

const png = "data:image/png;base64,iVBORw0KGgo=";

/** Pastes into a page at the end of the row with the index `at`; returns the texts, and what is uploaded below which of them. */
function pasted(
  html: string,
  { rows = [""], at = 0, files = [] as File[], text = "" }: Partial<Paste> = {},
) {
  const test = editorForTests(rows.map((words, index) => block(words, { id: `r${index}` })));
  const added: ChosenFiles[] = [];
  test.editor.registerCommand(
    ADD_FILES_COMMAND,
    (chosen) => added.push(...chosen) > 0,
    COMMAND_PRIORITY_EDITOR,
  );
  const data: Record<string, string> = { "text/html": html, "text/plain": text };
  const transfer = { files, getData: (type: string) => data[type] ?? "" };
  test.act(() => {
    $insertDataTransferForRichText(
      transfer as unknown as DataTransfer,
      $caretAt(at, rows[at]?.length ?? 0),
    );
  });
  const [texts, ids] = [test.texts(), test.ids()];
  const uploads = added.map(({ files: [file], altText, below }) => ({
    file: `${file?.name} ${file?.type} ${file?.size}`,
    altText,
    below: below === null ? null : texts[ids.indexOf(below)],
  }));
  return { texts, uploads };
}

interface Paste {
  readonly rows: readonly string[];
  readonly at: number;
  readonly files: File[];
  readonly text: string;
}

const stored = { file: "image.png image/png 8", altText: "A sieve" };
const image = `<img src="${png}" alt="A sieve">`;
const copied = new File(["12345678"], "image.png", { type: "image/png" });

it.each([
  {
    because: "it stands in a paragraph of its own",
    html: `<p>One</p><p>${image}</p><p>Two</p>`,
    texts: ["One", "Two"],
    below: "One",
  },
  {
    because: "it stands between words",
    html: `<p>One</p><p>Two ${image} three</p><p>Four</p>`,
    texts: ["One", "Two three", "Four"],
    below: "Two three",
  },
  { because: "it is all that is pasted", html: image, texts: [""], below: "" },
  {
    because: "its words join a line",
    html: `x${image}`,
    rows: ["ab"],
    texts: ["abx"],
    below: "abx",
  },
  {
    because: "it stands before all words",
    html: `${image}<h2>Two</h2><p>Three</p>`,
    rows: ["One", ""],
    at: 1,
    texts: ["One", "Two", "Three"],
    below: "One",
  },
  {
    because: "its text and its caption are one",
    html: `<p>One</p><figure>${image}<figcaption>A sieve</figcaption></figure>`,
    texts: ["One"],
    below: "One",
  },
  {
    because: "the browser copied it from a page, as a file and by its address",
    html: '<meta charset="utf-8"><img src="https://a.test/sieve.png" alt="A sieve">',
    rows: ["ab"],
    files: [copied],
    texts: ["ab"],
    below: "ab",
  },
])("a pasted picture is uploaded below the row before it: $because", (paste) => {
  const { texts, uploads } = pasted(paste.html, paste);
  expect(texts).toEqual(paste.texts);
  expect(uploads).toEqual([{ ...stored, below: paste.below }]);
});

it("pictures keep their order", () => {
  const { uploads } = pasted(`<p>One</p>${image}<p>Two</p>${image}${image}`);
  expect(uploads.map(({ below }) => below)).toEqual(["One", "Two", "Two"]);
});

it("a picture that Excel copies beside its cells is not uploaded", () => {
  const html = "<table><tr><td>Rye</td><td>4.50</td></tr></table>";
  const { texts, uploads } = pasted(html, { files: [copied], text: "Rye\t4.50" });
  expect(texts.slice(0, 2)).toEqual(["Rye", "4.50"]);
  expect(uploads).toEqual([]);
});

it.each([
  { src: "https://a.test/sieve.png", because: "it is on another site" },
  { src: "file:///C:/sieve.png", because: "it is on the disk" },
  { src: "blob:https://a.test/1", because: "it is in another tab" },
  { src: "data:image/png;base64,A", because: "it is damaged" },
  { src: "data:image/svg+xml;base64,PHN2Zz4=", because: "it can run scripts" },
  { src: "data:text/html;base64,PHA+", because: "it is no picture" },
])("an image that cannot be loaded leaves its text, and is counted: $because", ({ src }) => {
  const leftOut = new LeftOut();
  const pictures: PlacedPicture[] = [];
  const html = `<p>One</p><img src="${src}" alt="A sieve">${image}`;
  const blocks = htmlToBlocks(parseHtml(html), leftOut, pictures);
  expect(blocks.map(({ runs }) => runs[0]?.text)).toEqual(["One", "A sieve"]);
  expect([...leftOut.counts]).toEqual([["image", 1]]);
  expect(pictures.map(({ after }) => after)).toEqual([2]);
});

it("the file of a picture holds its bytes", async () => {
  const pictures: PlacedPicture[] = [];
  htmlToBlocks(parseHtml(image), new LeftOut(), pictures);
  const bytes = new Uint8Array((await pictures[0]?.file.arrayBuffer()) ?? []);
  expect([...bytes]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
});

it("an icon is neither uploaded nor counted", () => {
  const leftOut = new LeftOut();
  const pictures: PlacedPicture[] = [];
  htmlToBlocks(parseHtml(`<img src="${png}" width="16" height="16">`), leftOut, pictures);
  expect([pictures, leftOut.counts.size]).toEqual([[], 0]);
});
