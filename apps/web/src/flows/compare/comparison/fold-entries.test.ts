import { diffBodies } from "@stemma/document/diff/diff-bodies";
import type { BlockId } from "@stemma/document/block-id";
import type { Container } from "@stemma/document/containers/container";
import { makeBlock, type BlockKind } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { expect, test } from "vitest";
import { foldEntries } from "./fold-entries.ts";

/** The diff of a page with `blocks` paragraphs; the paragraphs in `changed` have new words. */
function entriesOf(
  blocks: number,
  changed: readonly number[],
  within: (index: number) => Container | null = () => null,
  kindOf: (index: number) => BlockKind = () => "paragraph",
) {
  const body = (word: (index: number) => string) =>
    makeBody(
      Array.from({ length: blocks }, (_, index) =>
        makeBlock({ id: `b${index}` as BlockId, kind: kindOf(index), within: within(index) }, [
          { text: `Paragraph ${index} says ${word(index)} here.`, marks: 0, url: null },
        ]),
      ),
    );
  const after = body((index) => (changed.includes(index) ? "that" : "this"));
  return diffBodies(
    body(() => "this"),
    after,
  ).entries;
}

test.each([
  { blocks: 3, changed: [], shows: "3", because: "a short page is shown though nothing changed" },
  { blocks: 40, changed: [], shows: "(40)", because: "nothing changed in a long one" },
  { blocks: 40, changed: [0], shows: "3 (37)", because: "two paragraphs beside a change stay" },
  { blocks: 40, changed: [20], shows: "(18) 5 (17)", because: "both sides of a change stay" },
  { blocks: 40, changed: [10, 18], shows: "(8) 13 (19)", because: "three are not worth a fold" },
  { blocks: 40, changed: [10, 19], shows: "(8) 5 (4) 5 (18)", because: "four are worth one" },
])("a reader sees $shows, because $because", ({ blocks, changed, shows }) => {
  const runs = foldEntries(entriesOf(blocks, changed));
  const drawn = runs.map(({ isFolded, entries }) =>
    isFolded ? `(${entries.length})` : String(entries.length),
  );
  expect(drawn.join(" ")).toBe(shows);
});

test("folding leaves nothing out and moves nothing", () => {
  const entries = entriesOf(100, [0, 7, 50, 51, 99]);
  expect(foldEntries(entries).flatMap((run) => run.entries)).toEqual(entries);
});

test("a table is shown as a whole if one of its cells changed, and folded as a whole otherwise", () => {
  const cell = (at: number): Container => ({
    kind: "cell",
    id: (at < 30 ? "T" : "U") as BlockId,
    row: `r${at >> 1}` as BlockId,
    column: `c${at % 2}` as BlockId,
    header: 0,
  });
  const entries = entriesOf(60, [15], (at) => (at < 10 || (at >= 30 && at < 40) ? null : cell(at)));
  const runs = foldEntries(entries);
  expect(runs.map(({ isFolded, entries: { length } }) => (isFolded ? -length : length))).toEqual([
    -10, 20, -30,
  ]);
});

test("the headings that a change stands under are shown, no others", () => {
  const headings = new Map<number, BlockKind>([
    [5, "h1"],
    [10, "h2"],
    [15, "h1"],
    [20, "h2"],
    [25, "h2"],
    [30, "h3"],
  ]);
  const kindAt = (index: number) => headings.get(index) ?? "paragraph";
  const runs = foldEntries(entriesOf(60, [40], undefined, kindAt));
  expect(runs.map(({ isFolded, entries: { length } }) => (isFolded ? -length : length))).toEqual([
    -15, 1, -9, 1, -4, 1, -7, 5, -17,
  ]);
});
