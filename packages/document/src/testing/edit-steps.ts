import type { BlockId } from "../block-id.ts";
import type { BodyBlock } from "../body-blocks.ts";
import { blockText } from "../block-text.ts";
import { codeLook } from "../code/code-look.ts";
import { sliceRuns } from "../diff/slice-runs.ts";
import { joinRuns } from "../join-runs.ts";
import type { BlockKind } from "../make-block.ts";
import { inlineMathWord } from "../math/inline-math-word.ts";
import { allMarks, highlightBits, markBits, type Mark } from "../marks.ts";
import { shownObject, type RowAttributes } from "../row-attributes.ts";
import type { SnippetAttributes } from "../snippets/snippet-attributes.ts";
import { anyVersion } from "./any-version.ts";
import { linkedId } from "./linked-id.ts";
import { anyFile } from "./any-file.ts";
import type { Run } from "../run.ts";
import { listKinds, typed } from "./any-pages.ts";
import { moveIn, setTone, takeOut, type EditPlaces } from "./container-edits.ts";

type Step = (blocks: BodyBlock[], edit: EditPlaces, name: string) => BodyBlock[];

/** What each kind of edit does to the rows of a page. */
export const editSteps = {
  insertBlock: (blocks, { place }, name) =>
    blocks.toSpliced(place % (blocks.length + 1), 0, {
      ...plain,
      within: blocks[(place % (blocks.length + 1)) - 1]?.within ?? null,
      id: idOf(name),
      runs: [typed(`${name} text`)],
    }),
  insertBlankBlock: (blocks, { place }, name) =>
    blocks.toSpliced(place % (blocks.length + 1), 0, { ...plain, id: idOf(name), runs: [] }),
  insertDivider: (blocks, { place }, name) =>
    blocks.toSpliced(place % (blocks.length + 1), 0, {
      ...plain,
      within: blocks[(place % (blocks.length + 1)) - 1]?.within ?? null,
      kind: "divider",
      id: idOf(name),
      runs: [],
    }),
  insertMath: (blocks, { place }, name) =>
    blocks.toSpliced(place % (blocks.length + 1), 0, {
      ...plain,
      within: blocks[(place % (blocks.length + 1)) - 1]?.within ?? null,
      kind: "math",
      id: idOf(name),
      runs: [typed(`\\frac{${name}}{2}\n= x`)],
    }),
  insertDiagram: (blocks, { place }, name) =>
    blocks.toSpliced(place % (blocks.length + 1), 0, {
      ...plain,
      within: blocks[(place % (blocks.length + 1)) - 1]?.within ?? null,
      kind: "diagram",
      id: idOf(name),
      runs: [typed(`flowchart LR\n\tA --> ${name}`)],
    }),
  insertFile: (blocks, { place, other }, name) =>
    blocks.toSpliced(place % (blocks.length + 1), 0, {
      ...plain,
      within: blocks[(place % (blocks.length + 1)) - 1]?.within ?? null,
      kind: other % 2 === 0 ? "image" : "file",
      attributes: { file: anyFile(other % 9) },
      id: idOf(name),
      runs: other % 3 === 0 ? [typed(`${name} caption`)] : [],
    }),
  showFile: (blocks, { place, other }) =>
    change(blocks, place, (block) =>
      block.attributes.file === undefined
        ? [block]
        : [{ ...block, attributes: { ...block.attributes, file: anyFile(other % 9) } }],
    ),
  insertSnippet: (blocks, { place, other }, name) =>
    blocks.toSpliced(place % (blocks.length + 1), 0, {
      ...plain,
      within: blocks[(place % (blocks.length + 1)) - 1]?.within ?? null,
      kind: "snippet",
      attributes: { snippet: anySnippet(other) },
      id: idOf(name),
      runs: [],
    }),
  showSnippet: (blocks, edit) =>
    changeKindOf("snippet", blocks, edit, () => ({ snippet: anySnippet(edit.other) })),
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
    // Erasing between a picture or a snippet and a text does not join them.
    const isText =
      shownObject(first?.attributes ?? {}) === undefined &&
      shownObject(second?.attributes ?? {}) === undefined;
    return first === undefined || second === undefined || !isText
      ? blocks
      : blocks.toSpliced(at, 2, { ...first, runs: joinRuns([...first.runs, ...second.runs]) });
  },
  retypeWord: (blocks, edit, name) => retype(blocks, edit, name),
  typeWord: (blocks, edit, name) => retype(blocks, edit, ` ${name} `, 0),
  typeFormula: (blocks, edit, name) =>
    retype(blocks, edit, ` ${inlineMathWord(`${name} + x`)} `, 0),
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
  lookOfCode: (blocks, edit) =>
    changeKindOf("codeBlock", blocks, edit, ({ lineNumbers, wrap, ...attributes }) => ({
      ...attributes,
      ...codeLook({
        lineNumbers: edit.other % 2 === 0 ? lineNumbers !== true : lineNumbers,
        wrap: edit.other % 2 === 0 ? wrap : wrap === false,
      }),
    })),
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

const allKinds = [
  "paragraph",
  "h1",
  "h2",
  "h3",
  "quote",
  "codeBlock",
  "math",
  "diagram",
  "divider",
  ...listKinds,
] as const;

const plain = {
  kind: "paragraph",
  alignment: "",
  indent: 0,
  direction: null,
  attributes: {},
  number: null,
  within: null,
} as const;

/** One of three snippets, each of them pinned or not. */
function anySnippet(number: number): SnippetAttributes {
  const id = linkedId(number % 3);
  return number % 2 === 0 ? { id } : { id, version: anyVersion(number % 5) };
}

function idOf(name: string): BlockId {
  return name as BlockId;
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
  { place }: EditPlaces,
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
  { place, offset }: EditPlaces,
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
  { place, offset }: EditPlaces,
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
