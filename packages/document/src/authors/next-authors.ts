import { blockText } from "../block-text.ts";
import { bodyBlocks, type BodyBlock } from "../body-blocks.ts";
import type { PassagePiece } from "../diff/body-diff.ts";
import { diffBlocks } from "../diff/diff-bodies.ts";
import type { PageBody } from "../format.ts";
import type { Run } from "../run.ts";
import type { AuthoredBody, AuthoredRow } from "./authored-rows.ts";
import { createMovedWordsFinder, type RemovedText } from "./find-moved-words.ts";
import { createSpanReader, type SpanReader } from "./span-reader.ts";
import type { AuthorSpan, RowAuthors } from "./row-authors.ts";

/** How long one version may be compared with its parent, in milliseconds. */
const timeBoundMs = 500;

/** The authors of a version: one entry for each block of its body. */
export interface NextAuthors {
  readonly authors: readonly RowAuthors[];
  /** Whether the time ran out, so that words of other versions may count as this version's. */
  readonly isBounded: boolean;
}

/**
 * The authors of a version, from those of its parent. Words that the parent has keep their author, also where they
 * moved, where a row was split or joined, where only their formatting changed, and where they were cut here and pasted
 * there. So do words of `taken`, the rows that the version took from earlier versions. All other words were written by
 * this version. `parent` is `null` for a page's first version.
 */
export function nextAuthors(
  parent: AuthoredBody | null,
  body: PageBody,
  sequence: number,
  taken: readonly AuthoredRow[] = [],
): NextAuthors {
  const after = bodyBlocks(body);
  if (parent === null) {
    const authors = after.map((block) => oneAuthor(blockText(block), sequence));
    return { authors, isBounded: false };
  }
  // Taken rows count as rows of the parent that the version no longer has at their place. Their ids may be in use.
  const before = [
    ...bodyBlocks(parent.body),
    ...taken.map(({ block }): BodyBlock => ({ ...block, id: null })),
  ];
  const authorsBefore = [...parent.authors, ...taken.map(({ authors }) => authors)];
  const unchanged = findUnchanged(before, after);
  const kept = new Set(unchanged.values());
  const beforeRest = before.flatMap((_, index) => (kept.has(index) ? [] : [index]));
  const afterRest = after.flatMap((_, index) => (unchanged.has(index) ? [] : [index]));
  const rows = after.map((block, index): RowAuthors => {
    const same = unchanged.get(index);
    return (
      (same === undefined ? undefined : authorsBefore[same]) ??
      oneAuthor(blockText(block), sequence)
    );
  });
  const blocksAt = (blocks: readonly BodyBlock[], places: readonly number[]) =>
    places.flatMap((place) => blocks[place] ?? []);
  const { entries, isBounded } = diffBlocks(
    blocksAt(before, beforeRest),
    blocksAt(after, afterRest),
    {
      timeBoundMs,
    },
  );
  const spansFrom = (index: number, count: number): AuthorSpan[] =>
    beforeRest.slice(index, index + count).flatMap((place) => authorsBefore[place] ?? []);
  const removed: RemovedText[] = [];
  const texts = new Map<number, readonly WrittenText[]>();
  for (const entry of entries) {
    if (entry.kind === "inserted") {
      const text = blockText(entry.after.block);
      texts.set(entry.after.index, [{ text, spans: null }]);
    } else if (entry.kind === "deleted") {
      const spans = spansFrom(entry.before.index, 1);
      removed.push({ text: blockText(entry.before.block), spans });
    } else {
      const isPassage = entry.kind === "passage";
      const count = isPassage ? entry.before.count : 1;
      const read = readPieces(isPassage ? entry.pieces : [rowStart, ...entry.segments], {
        reader: createSpanReader(spansFrom(entry.before.index, count)),
        removed,
      });
      for (const [at, row] of read.entries()) texts.set(entry.after.index + at, row);
    }
  }
  const findMoved = createMovedWordsFinder(removed);
  for (const [index, row] of texts) {
    const place = afterRest[index];
    const spans = joined(row.flatMap((part) => part.spans ?? findMoved(part.text, sequence)));
    const isWhole = place !== undefined && lengthOf(spans) === lengthOf(rows[place] ?? []);
    if (isWhole) rows[place] = spans;
  }
  return { authors: rows, isBounded };
}

/** A part of a row: with the authors that it keeps, or `null` where the version wrote it. */
interface WrittenText {
  readonly text: string;
  readonly spans: readonly AuthorSpan[] | null;
}

/** Where a row begins that both bodies have. */
const rowStart = { kind: "rowStart", after: true } as const;

/** The rows that stand with the same id and text in both bodies: their places after, with those before. */
function findUnchanged(
  before: readonly BodyBlock[],
  after: readonly BodyBlock[],
): Map<number, number> {
  const places = new Map(before.flatMap(({ id }, place) => (id === null ? [] : [[id, place]])));
  const unchanged = new Map<number, number>();
  for (const [place, block] of after.entries()) {
    const old = block.id === null ? undefined : places.get(block.id);
    const was = old === undefined ? undefined : before[old];
    if (old === undefined || was === undefined) continue;
    if (blockText(was) === blockText(block)) unchanged.set(place, old);
  }
  return unchanged;
}

/** The rows that these pieces write. Adds what they delete to `removed`. */
function readPieces(
  pieces: readonly (PassagePiece | typeof rowStart)[],
  { reader, removed }: { readonly reader: SpanReader; readonly removed: RemovedText[] },
): WrittenText[][] {
  const rows: WrittenText[][] = [];
  for (const piece of pieces) {
    if (piece.kind === "rowStart") {
      if (piece.after !== null) rows.push([]);
      continue;
    }
    const text = textOf(piece.kind === "reformatted" ? piece.after : piece.runs);
    const spans = piece.kind === "inserted" ? null : reader.read(text.length);
    if (piece.kind === "deleted") removed.push({ text, spans: spans ?? [] });
    else rows.at(-1)?.push({ text, spans });
  }
  return rows;
}

function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

/** Joins neighbouring spans of one version, and drops empty ones. */
function joined(spans: readonly AuthorSpan[]): RowAuthors {
  const result: AuthorSpan[] = [];
  for (const [length, sequence] of spans) {
    const last = result.at(-1);
    if (length === 0) continue;
    if (last?.[1] === sequence) result[result.length - 1] = [last[0] + length, sequence];
    else result.push([length, sequence]);
  }
  return result;
}

function lengthOf(spans: RowAuthors): number {
  return spans.reduce((sum, [length]) => sum + length, 0);
}

/** A text that one version wrote; no span for an empty text. */
function oneAuthor(text: string, sequence: number): RowAuthors {
  return text === "" ? [] : [[text.length, sequence]];
}
