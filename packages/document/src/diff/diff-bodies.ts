import { blockText } from "../block-text.ts";
import type { BlockId } from "../block-id.ts";
import { bodyBlocks, type BodyBlock, type RowContainer } from "../body-blocks.ts";
import { columnName, widthOf } from "../containers/column-width.ts";
import { lookOf, sameCell } from "../containers/container.ts";
import type { PageBody } from "../format.ts";
import type { BodyDiff, DiffSegment, MatchedEntry, Shape } from "./body-diff.ts";
import { shapeFingerprint } from "./block-fingerprint.ts";
import { findPassages } from "./find-diff-passages.ts";
import { diffRuns } from "./diff-runs.ts";
import { matchBlocks } from "./match-blocks.ts";
import { movedBlocks } from "./moved-blocks.ts";
import { numberEntries } from "./number-entries.ts";
import type { UnnumberedEntry } from "./unnumbered-entry.ts";
import { reformattedSegments } from "./reformatted-segments.ts";
import { sameAttributes } from "../row-attributes.ts";
import { startTimeBound, type TimeBound, type TimeBoundOptions } from "./time-bound.ts";

/**
 * The diff of two bodies: blocks inserted, deleted, moved, changed word by word, or only formatted. Blocks are matched
 * by id, then by content. When the time is up, the remaining blocks are shown whole, old and new, and marked with
 * `isBounded`. The diff is plain JSON.
 */
export function diffBodies(
  before: PageBody,
  after: PageBody,
  options: TimeBoundOptions = {},
): BodyDiff {
  return diffBlocks(bodyBlocks(before), bodyBlocks(after), options);
}

/** The same for blocks. */
export function diffBlocks(
  beforeBlocks: readonly BodyBlock[],
  afterBlocks: readonly BodyBlock[],
  options: TimeBoundOptions = {},
): BodyDiff {
  const bound = startTimeBound(options);
  const match = matchBlocks(beforeBlocks, afterBlocks);
  const moved = movedBlocks(afterBlocks, match);
  const passages = findPassages(beforeBlocks, afterBlocks, match, bound);
  const toldTones = new Set<BlockId>();
  const toldWidths = new Set<string>();
  const entryOf = (block: BodyBlock, index: number): UnnumberedEntry => {
    const beforeIndex = match.beforeOf[index] ?? -1;
    const old = beforeBlocks[beforeIndex];
    if (old === undefined) {
      return { kind: "inserted", after: { index, block } };
    }
    const tellsTone = changesTone(old, block) && !toldTones.has(block.within.id);
    if (tellsTone) toldTones.add(block.within.id);
    const widened = widenedColumn(old, block);
    const tellsWidth = widened !== null && !toldWidths.has(widened);
    if (tellsWidth) toldWidths.add(widened);
    return {
      ...compareTexts(old, block, tellsTone || tellsWidth, bound),
      tellsTone,
      tellsWidth,
      isMoved: moved.has(index),
      before: { index: beforeIndex, shape: shapeOf(old) },
      after: { index, shape: shapeOf(block) },
    };
  };
  const entries = afterBlocks.flatMap((block, index): UnnumberedEntry[] => {
    const passage = passages.ofAfter.get(index);
    if (passage !== undefined) {
      if (index !== passage.after.index) return [];
      return [{ ...passage, isMoved: isMoved(passage, moved) }];
    }
    return [entryOf(block, index)];
  });
  const deleted = beforeBlocks.flatMap((block, index): UnnumberedEntry[] =>
    match.afterOf[index] !== -1 || passages.ofBefore.has(index)
      ? []
      : [{ kind: "deleted", before: { index, block } }],
  );
  return numberEntries([...entries, ...deleted]);
}

/** A passage moved if a block of it did that both bodies have. */
function isMoved(
  { after }: { readonly after: { index: number; count: number } },
  moved: ReadonlySet<number>,
): boolean {
  for (let at = after.index; at < after.index + after.count; at += 1)
    if (moved.has(at)) return true;
  return false;
}

function compareTexts(
  before: BodyBlock,
  after: BodyBlock,
  tellsContainer: boolean,
  bound: TimeBound,
): Pick<MatchedEntry, "kind" | "segments" | "isBounded"> {
  if (blockText(before) === blockText(after)) {
    const segments = reformattedSegments(before.runs, after.runs);
    const isSame =
      !tellsContainer &&
      segments.every(({ kind }) => kind === "kept") &&
      isSameShape(before, after);
    return { kind: isSame ? "unchanged" : "formatOnly", segments, isBounded: false };
  }
  const segments = diffRuns(before.runs, after.runs, bound);
  return {
    kind: "changed",
    segments: segments ?? wholeSegments(before, after),
    isBounded: segments === null,
  };
}

function wholeSegments(before: BodyBlock, after: BodyBlock): DiffSegment[] {
  return [
    { kind: "deleted", runs: before.runs },
    { kind: "inserted", runs: after.runs },
  ];
}

function isSameShape(before: BodyBlock, after: BodyBlock): boolean {
  return (
    shapeFingerprint(before) === shapeFingerprint(after) &&
    sameAttributes(before.attributes, after.attributes) &&
    sameContainer(before.within, after.within)
  );
}

/**
 * Whether the row stands in the same container, or in one of the same tone: where a container was only split or joined, no
 * row of it changed. A container that changed its tone is looked at once (`tellsTone`).
 */
function sameContainer(before: BodyBlock["within"], after: BodyBlock["within"]): boolean {
  if (before === null || after === null) return before === after;
  if (before.kind !== after.kind) return false;
  if (before.id === after.id) return sameCell(before, after) !== false;
  return lookOf(before) === lookOf(after);
}

/** Whether the container of a row is the same one in another tone. */
function changesTone(
  before: BodyBlock,
  after: BodyBlock,
): after is BodyBlock & { readonly within: RowContainer } {
  if (before.within === null || after.within === null) return false;
  return before.within.id === after.within.id && lookOf(before.within) !== lookOf(after.within);
}

/** The name of the column that both blocks stand in, if it is wider or narrower now; otherwise `null`. */
function widenedColumn({ within: before }: BodyBlock, { within: after }: BodyBlock): string | null {
  const name = columnName(after);
  return name === columnName(before) && widthOf(before) !== widthOf(after) ? name : null;
}

function shapeOf({ runs: _runs, ...shape }: BodyBlock): Shape {
  return shape;
}
