import { expect, it } from "vitest";
import { textToBlocks } from "./text-to-blocks.ts";

const read = (text: string) => textToBlocks(text).map((block) => block.runs[0]?.text);

it.each([
  { text: "one", blocks: ["one"], because: "one line is one paragraph" },
  {
    text: "one\r\ntwo\rthree\n",
    blocks: ["one", "two", "three"],
    because: "every line is a paragraph",
  },
  {
    text: "one\ntwo\n\n\nthree",
    blocks: ["one\ntwo", "three"],
    because: "empty lines separate paragraphs",
  },
  {
    text: "a\tb\n  set in  ",
    blocks: ["a\tb", "  set in"],
    because: "leading white space is kept, trailing is not",
  },
  { text: "\n\n", blocks: [], because: "there is no text" },
])("pasted text becomes $blocks, because $because", ({ text, blocks }) => {
  expect(read(text)).toEqual(blocks);
});
