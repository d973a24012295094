import { bodyRows } from "@stemma/document/body-rows";
import { newBlockId } from "@stemma/document/block-id";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { applyEdits, type Edit } from "@stemma/document/testing/any-edits";
import { inventedWords, randomNumbers } from "./invented-text.ts";
import { rowChildren } from "@stemma/document/row-children";

/** The three bodies of a merge. */
export type ThreeBodies = {
  readonly base: PageBody;
  readonly ours: PageBody;
  readonly theirs: PageBody;
};

const wordsPerRow = 40;
const kinds: readonly Edit["kind"][] = [
  "typeWord",
  "retypeWord",
  "split",
  "join",
  "moveBlock",
  "eraseWord",
  "insertBlock",
  "cutAndPaste",
];

/** A page of this many rows in which each side made one edit for every hundred rows. */
export function editedHereAndThere(rows: number): ThreeBodies {
  const base = pageOf(rows, randomNumbers(1));
  const edit = (writer: string, seed: number): PageBody => {
    const random = randomNumbers(seed);
    const some = (): number => Math.floor(random() * 1_000_000);
    const edits = Array.from({ length: rows / 100 }, (_, at): Edit => {
      const kind = kinds[at % kinds.length] ?? "typeWord";
      return { kind, place: some(), offset: some(), other: some() };
    });
    return applyEdits(base, edits, writer);
  };
  return { base, ours: edit("ours", 2), theirs: edit("theirs", 3) };
}

/** Pages in which both sides changed every row, by what they did. */
export function editedByEverybody(rows: number): Readonly<Record<string, ThreeBodies>> {
  const base = pageOf(rows, randomNumbers(1));
  const blocks = bodyRows(base);
  const { ours, theirs } = {
    ours: pageOf(rows, randomNumbers(4)),
    theirs: pageOf(rows, randomNumbers(5)),
  };
  const retyped = (body: PageBody): PageBody =>
    makeBody(bodyRows(body).map((block, at) => ({ ...block, $: blocks[at]?.$ ?? block.$ })));
  const shuffled = (seed: number): BlockJson[] => {
    const random = randomNumbers(seed);
    const keys = new Map(blocks.map((block) => [block, random()]));
    return blocks.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
  };
  const pasted = (list: readonly BlockJson[]): PageBody =>
    makeBody(list.map((block) => ({ ...block, $: { blockId: newBlockId() } })));
  return {
    "every row retyped": { base, ours: retyped(ours), theirs: retyped(theirs) },
    "every row moved": { base, ours: makeBody(shuffled(6)), theirs: makeBody(shuffled(7)) },
    "every row cut and pasted": { base, ours: pasted(shuffled(6)), theirs: pasted(shuffled(7)) },
    "every row split here, retyped there": {
      base,
      ours: everySplit(base),
      theirs: retyped(theirs),
    },
    "every row split here, one word typed there": {
      base,
      ours: everySplit(base),
      theirs: makeBody(blocks.map((block) => withText(block, `${textOf(block)} more`))),
    },
    "nothing in common": { base, ours, theirs },
  };
}

function pageOf(rows: number, random: () => number): PageBody {
  return makeBody(
    Array.from({ length: rows }, () =>
      makeBlock({ id: newBlockId(), kind: "paragraph" }, [
        { text: inventedWords(random, wordsPerRow), marks: 0, url: null },
      ]),
    ),
  );
}

function everySplit(body: PageBody): PageBody {
  return makeBody(
    bodyRows(body).flatMap((block) => {
      const words = textOf(block).split(" ");
      const half = words.length / 2;
      const [first, second] = [words.slice(0, half).join(" "), words.slice(half).join(" ")];
      return [withText(block, first), { ...withText(block, second), $: { blockId: newBlockId() } }];
    }),
  );
}

function textOf(block: BlockJson): string {
  return rowChildren(block)
    .map((node) => (node.type === "text" ? node.text : ""))
    .join("");
}

function withText(block: BlockJson, text: string): BlockJson {
  return makeBlock({ id: block.$.blockId, kind: "paragraph" }, [{ text, marks: 0, url: null }]);
}
