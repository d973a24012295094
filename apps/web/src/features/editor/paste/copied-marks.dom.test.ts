import { $getHtmlContent } from "@lexical/clipboard";
import { $selectAll } from "lexical";
import { newBlockId } from "@stemma/document/block-id";
import { bodyToHtml } from "@stemma/document/body-to-html";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { allMarks, canonicalMarks, markBits } from "@stemma/document/marks";
import { expect, it } from "vitest";
import { editorForTests } from "../testing/editor-for-tests.ts";
import { htmlToBlocks } from "./html-to-blocks.ts";
import { rowChildren } from "@stemma/document/row-children";

/** A text in every set of marks, with text without marks between them. */
const runs = Array.from({ length: 2 ** allMarks.length }, (_, set) =>
  allMarks.reduce((bits, mark, at) => bits | ((set >> at) % 2 === 1 ? markBits[mark] : 0), 0),
)
  .filter((bits) => canonicalMarks(bits) === bits)
  .flatMap((marks) => [
    { text: `m${marks}`, marks, url: null },
    { text: ", ", marks: 0, url: null },
  ])
  .slice(0, -1);
const blocks = [makeBlock({ id: newBlockId(), kind: "paragraph" }, runs)];

const read = (html: string) =>
  htmlToBlocks(new DOMParser().parseFromString(html, "text/html").body).map((pasted) =>
    makeBlock({ id: newBlockId(), kind: pasted.kind }, pasted.runs),
  );

it("text in every set of marks keeps them where it is copied from the editor as HTML", () => {
  const { editor, act } = editorForTests(blocks);
  let html = "";
  act(() => {
    html = $getHtmlContent(editor, $selectAll());
  });
  expect(read(html).map(rowChildren)).toEqual(blocks.slice(0, 1).map(rowChildren));
});

it("text in every set of marks keeps them where it is copied from the read view", () => {
  const html = bodyToHtml(makeBody(blocks));
  expect(read(html).map(rowChildren)).toEqual(blocks.slice(0, 1).map(rowChildren));
});
