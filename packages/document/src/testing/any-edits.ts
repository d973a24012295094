import * as fc from "fast-check";
import type { BlockId } from "../block-id.ts";
import { bodyBlocks, type BodyBlock } from "../body-blocks.ts";
import { blockText } from "../block-text.ts";
import { sliceRuns } from "../diff/slice-runs.ts";
import type { PageBody } from "../format.ts";
import { joinRuns } from "../join-runs.ts";
import { makeBlock, type BlockKind } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { allMarks, highlightBits, markBits, type Mark } from "../marks.ts";
import type { RowAttributes } from "../row-attributes.ts";
import type { Run } from "../run.ts";
import { containerOf, moveIn, setTone, takeOut } from "./container-edits.ts";

/** One edit of a page. `place`, `offset` and `other` select positions, modulo the number of available ones. */
export type Edit = {
  readonly kind: keyof typeof steps;
  readonly place: number;
  readonly offset: number;
  readonly other: number;
};

/**
 * An arbitrary page of a few blocks in which each word occurs once, from `w100x` on: a word that a merge doubles or loses
 * is then certain.
 */
export function anyNumberedPage(): fc.Arbitrary<PageBody> {
  const block = fc.record({
    kind: fc.constantFrom<BlockKind>("paragraph", "paragraph", "paragraph", "h1", ...listKinds),
    words: fc.nat({ max: 24 }),
    isInside: fc.constantFrom(true, false, false),
  });
  return fc.array(block, { minLength: 1, maxLength: 12 }).map((blocks) => {
    let number = 100;
    return makeBody(
      blocks.map(({ kind, words, isInside }, at) => {
        const text = Array.from({ length: words }, () => `w${number++}x`).join(" ");
        const within = isInside ? containerOf(`c${at >> 2}`) : null;
        const id = `b${at}` as BlockId;
        return makeBlock({ id, kind, indent: at % 3, within }, [typed(text)]);
      }),
    );
  });
}

/** An arbitrary page of a few blocks with repeating words. */
export function anyPage(): fc.Arbitrary<PageBody> {
  const text = fc.array(fc.constantFrom(...vocabulary), { maxLength: 20 });
  const block = fc.record({
    kind: fc.constantFrom("paragraph" as const, "paragraph" as const, "h1" as const, "h2" as const),
    words: text,
    marks: fc.constantFrom(0, 0, 0, ...Object.values(markBits)),
  });
  return fc.array(block, { minLength: 1, maxLength: 8 }).map((blocks) =>
    makeBody(
      blocks.map(({ kind, words, marks }, at) =>
        makeBlock({ id: `b${at}` as BlockId, kind }, [
          { text: words.slice(0, 3).join(" "), marks, url: null },
          {
            text: words
              .slice(3)
              .map((word) => ` ${word}`)
              .join(""),
            marks: 0,
            url: null,
          },
        ]),
      ),
    ),
  );
}

/**
 * How often each kind of edit is made, in percent. 30 % are splits, joins and moves. Half of the edits change words
 * inside a row, as writers do most.
 */
const weights: Record<Edit["kind"], number> = {
  split: 9,
  splitWord: 1,
  join: 8,
  moveBlock: 8,
  cutAndPaste: 4,
  typeWord: 20,
  retypeWord: 14,
  eraseWord: 11,
  insertBlock: 8,
  insertBlankBlock: 2,
  deleteBlock: 2,
  retypeBlock: 1,
  toggleMark: 2,
  changeKind: 1,
  tick: 1,
  renumber: 1,
  indent: 1,
  align: 1,
  moveIn: 2,
  takeOut: 2,
  setTone: 1,
};

/** An arbitrary short list of one writer's edits, distributed as `weights` says. */
export function anyEdits(): fc.Arbitrary<Edit[]> {
  const kinds = Object.keys(weights) as Edit["kind"][];
  const edit = fc.record({
    kind: fc.oneof(
      ...kinds.map((kind) => ({ weight: weights[kind], arbitrary: fc.constant(kind) })),
    ),
    place: fc.nat(),
    offset: fc.nat(),
    other: fc.nat(),
  });
  return fc.array(edit, { maxLength: 6 });
}

/** Applies the edits to the body. The words and block ids that they add begin with the writer's name. */
export function applyEdits(body: PageBody, edits: readonly Edit[], writer: string): PageBody {
  let blocks = bodyBlocks(body);
  for (const [turn, edit] of edits.entries()) {
    blocks = steps[edit.kind](blocks, edit, `${writer}${turn}`);
  }
  return makeBody(
    blocks.map((block) => makeBlock({ ...block, id: block.id as BlockId }, block.runs)),
  );
}

const vocabulary =
  "the a of stone river 20 25 1,000.50 bridge, tower. old new (wide) market price is was not 橋は古い Zürich 2026-11-20".split(
    " ",
  );

type Step = (blocks: BodyBlock[], edit: Edit, name: string) => BodyBlock[];

const steps = {
  insertBlock: (blocks, { place }, name) =>
    blocks.toSpliced(place % (blocks.length + 1), 0, {
      ...plain,
      within: blocks[(place % (blocks.length + 1)) - 1]?.within ?? null,
      id: idOf(name),
      runs: [typed(`${name} text`)],
    }),
  insertBlankBlock: (blocks, { place }, name) =>
    blocks.toSpliced(place % (blocks.length + 1), 0, { ...plain, id: idOf(name), runs: [] }),
  deleteBlock: (blocks, { place }) =>
    blocks.length === 1 ? blocks : blocks.toSpliced(place % blocks.length, 1),
  moveBlock: (blocks, { place, other }) => {
    const from = place % blocks.length;
    const [block] = blocks.slice(from);
    return block === undefined
      ? blocks
      : blocks.toSpliced(from, 1).toSpliced(other % blocks.length, 0, block);
  },
  split: (blocks, edit, name) => splitAt(blocks, edit, name, /(?<=^|\s)\S|$/g),
  splitWord: (blocks, edit, name) => splitAt(blocks, edit, name, /(?<=\w)\w/g),
  join: (blocks, { place }) => {
    const at = place % blocks.length;
    const [first, second] = blocks.slice(at);
    return first === undefined || second === undefined
      ? blocks
      : blocks.toSpliced(at, 2, { ...first, runs: joinRuns([...first.runs, ...second.runs]) });
  },
  retypeWord: (blocks, edit, name) => retype(blocks, edit, name),
  typeWord: (blocks, edit, name) => retype(blocks, edit, ` ${name} `, 0),
  eraseWord: (blocks, edit) => retype(blocks, edit, ""),
  retypeBlock: (blocks, { place }, name) =>
    change(blocks, place, (block) => [{ ...block, runs: [typed(`${name} anew`)] }]),
  cutAndPaste: (blocks, { place, other }, name) => {
    const from = place % blocks.length;
    const [block] = blocks.slice(from);
    return block === undefined
      ? blocks
      : blocks.toSpliced(from, 1).toSpliced(other % blocks.length, 0, { ...block, id: idOf(name) });
  },
  toggleMark: (blocks, { place, offset, other }) =>
    change(blocks, place, (block) => {
      const from = offset % (lengthOf(block) + 1);
      const to = Math.min(lengthOf(block), from + (other % 12));
      const marked = sliceRuns(block.runs, from, to).map((run) => ({
        ...run,
        marks: toggled(run.marks, allMarks[(other >> 4) % allMarks.length] ?? "bold"),
      }));
      return [replace(block, from, to, marked)];
    }),
  changeKind: (blocks, { place, other }) =>
    change(blocks, place, (block) => [
      { ...block, kind: allKinds[other % allKinds.length] ?? "paragraph" },
    ]),
  tick: (blocks, edit) =>
    changeKindOf("check", blocks, edit, ({ checked }) =>
      checked === true ? {} : { checked: true },
    ),
  renumber: (blocks, edit) =>
    changeKindOf("number", blocks, edit, () => ({ start: edit.other % 5 })),
  indent: (blocks, { place, other }) =>
    change(blocks, place, (block) => [{ ...block, indent: other % 4 }]),
  moveIn,
  takeOut,
  setTone,
  align: (blocks, { place, other }) =>
    change(blocks, place, (block) => [
      { ...block, alignment: (["", "center", "right"] as const)[other % 3] ?? "" },
    ]),
} satisfies Record<string, Step>;

const listKinds = ["bullet", "number", "check"] as const;
const allKinds = ["paragraph", "h1", "h2", "h3", "quote", ...listKinds] as const;

const plain = {
  kind: "paragraph",
  alignment: "",
  indent: 0,
  direction: null,
  attributes: {},
  number: null,
  within: null,
} as const;

function idOf(name: string): BlockId {
  return name as BlockId;
}

function typed(text: string): Run {
  return { text, marks: 0, url: null };
}

/** Sets or removes a mark, as the editor's button does: text is lowered or raised, never both, and has one colour at most. */
function toggled(marks: number, mark: Mark): number {
  const bit = markBits[mark];
  const exclusive = [markBits.subscript | markBits.superscript, highlightBits];
  const others = (exclusive.find((bits) => (bits & bit) !== 0) ?? 0) & ~bit;
  return (marks ^ bit) & ~others;
}

function lengthOf(block: BodyBlock): number {
  return blockText(block).length;
}

function change(
  blocks: BodyBlock[],
  place: number,
  by: (block: BodyBlock) => BodyBlock[],
): BodyBlock[] {
  const at = place % blocks.length;
  return blocks.flatMap((block, index) => (index === at ? by(block) : [block]));
}

/** Changes the attributes of a row of this kind, if there is one. */
function changeKindOf(
  kind: BlockKind,
  blocks: BodyBlock[],
  { place }: Edit,
  by: (attributes: RowAttributes) => RowAttributes,
): BodyBlock[] {
  const rows = blocks.filter((block) => block.kind === kind);
  const row = rows[place % Math.max(1, rows.length)];
  return blocks.map((block) =>
    block === row ? { ...block, attributes: by(block.attributes) } : block,
  );
}

function replace(block: BodyBlock, from: number, to: number, runs: readonly Run[]): BodyBlock {
  return {
    ...block,
    runs: joinRuns([
      ...sliceRuns(block.runs, 0, from),
      ...runs,
      ...sliceRuns(block.runs, to, lengthOf(block)),
    ]),
  };
}

/** Splits a row at one of the places that the pattern finds. */
function splitAt(
  blocks: BodyBlock[],
  { place, offset }: Edit,
  name: string,
  places: RegExp,
): BodyBlock[] {
  return change(blocks, place, (block) => {
    const found = [...blockText(block).matchAll(places)];
    const at = found[offset % found.length]?.index;
    if (at === undefined) return [block];
    return [
      { ...block, runs: sliceRuns(block.runs, 0, at) },
      {
        ...plain,
        within: block.within,
        id: idOf(name),
        runs: sliceRuns(block.runs, at, lengthOf(block)),
      },
    ];
  });
}

/** Replaces the word at the offset, or only its first `taken` characters. */
function retype(
  blocks: BodyBlock[],
  { place, offset }: Edit,
  text: string,
  taken?: number,
): BodyBlock[] {
  return change(blocks, place, (block) => {
    const words = [...blockText(block).matchAll(/\S+/g)];
    const word = words[offset % Math.max(1, words.length)];
    const from = word?.index ?? 0;
    return [
      replace(
        block,
        from,
        from + (taken ?? word?.[0].length ?? 0),
        text === "" ? [] : [typed(text)],
      ),
    ];
  });
}
