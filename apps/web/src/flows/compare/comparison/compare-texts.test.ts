import type { BlockId } from "@stemma/document/block-id";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";

const boundMs = 60_000;

function text(title: string, ...paragraphs: readonly string[]) {
  const blocks = paragraphs.map((words, index) =>
    makeBlock({ id: `b${index}` as BlockId, kind: "paragraph" }, [
      { text: words, marks: 0, url: null },
    ]),
  );
  return { title, body: makeBody(blocks) };
}

test("a reader is told how much changed and finds each change by its number", () => {
  const before = text("The bread day", "Bread costs 20 francs.", "Milk.");
  const after = text("The bread days", "Bread costs 25 francs.", "Milk.", "Cheese.");
  const { sentence, changes, title, runs } = compareTexts(before, after, boundMs);
  expect(sentence).toBe("2 changes, and a different title");
  expect(changes.map(({ stop }) => stop)).toEqual(["title", "1", "2"]);
  expect(changes[0]?.text).toBe("Title: “The bread day” before, “The bread days” after");
  expect(title.both).toBe(
    'The bread <del class="diff-del">day</del><ins class="diff-ins">days</ins>',
  );
  const html = runs.flatMap(({ pieces }) => pieces.map(({ inline }) => inline)).join("");
  for (const stop of ["1", "2"]) expect(html).toContain(`data-change="${stop}"`);
});

test.each([
  { before: text("A", "Same."), after: text("A", "Same."), sentence: "No changes" },
  {
    before: text("A", "Same."),
    after: text("B", "Same."),
    sentence: "The title is different; the text is the same",
  },
  { before: text(" ", "Old."), after: text("", "New."), sentence: "1 change" },
])("a reader is told: $sentence", ({ before, after, sentence }) => {
  expect(compareTexts(before, after, boundMs).sentence).toBe(sentence);
});

test("what could not be compared in time is counted", () => {
  const long = (word: string) => `${word} `.repeat(400);
  const { boundedBlocks } = compareTexts(text("A", long("one")), text("A", long("two")), 0);
  expect(boundedBlocks).toBe(1);
});

test("a long page is drawn in pieces that together hold every block once", () => {
  const paragraphs = Array.from({ length: 150 }, (_, index) => `Paragraph ${index}.`);
  const old = text("A", ...paragraphs.map((words) => `${words} Old.`));
  const { runs } = compareTexts(old, text("A", ...paragraphs), boundMs);
  const html = runs.flatMap(({ pieces }) => pieces.map(({ inline }) => inline));
  expect(html).toHaveLength(3);
  expect(html.join("").match(/data-block=/g)).toHaveLength(150);
});
