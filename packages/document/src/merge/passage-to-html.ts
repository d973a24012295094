import { bodyBlocks, type BodyBlock } from "../body-blocks.ts";
import { bodyToHtml } from "../body-to-html.ts";
import type { DiffSegment } from "../diff/body-diff.ts";
import { reformattedSegments } from "../diff/reformatted-segments.ts";
import { segmentsToHtml } from "../diff/segments-to-html.ts";
import { startTimeBound, type TimeBoundOptions } from "../diff/time-bound.ts";
import type { BlockJson } from "../format.ts";
import { blockTags } from "../html/block-tags.ts";
import { makeBody } from "../make-body.ts";
import { alignTokens, type AlignedTokens } from "./align-tokens.ts";
import { isRowStart, tokenOf } from "./passage-edits.ts";
import type { Token } from "./row-tokens.ts";

/**
 * The rows of one side of a passage as HTML, with its changes against the base: inserted and deleted words, and a `¶` at
 * the end of a row where it was split, or between the words where rows were joined. As safe as `bodyToHtml`. Without a
 * base, or when the time is up, the rows without marks.
 */
export function passageToHtml(
  base: readonly BlockJson[],
  side: readonly BlockJson[],
  options: TimeBoundOptions = {},
): string {
  const body = makeBody(side);
  const before = base.length === 0 ? [] : bodyBlocks(makeBody(base));
  const rows = { base: before, ours: bodyBlocks(body), theirs: before };
  const aligned = before.length === 0 ? null : alignTokens(rows, startTimeBound(options));
  if (aligned === null) return bodyToHtml(body);
  return comparedRows(aligned).map(rowHtml).join("");
}

type ComparedRow = {
  readonly row: BodyBlock;
  readonly segments: DiffSegment[];
  /** Whether the side split the row here. */
  isSplit: boolean;
};

function comparedRows(aligned: AlignedTokens): ComparedRow[] {
  const { base, ours } = aligned;
  const rows: ComparedRow[] = [];
  const start = (row: BodyBlock | null): void => {
    if (row !== null) rows.push({ row, segments: [], isSplit: false });
  };
  const write = (segment: DiffSegment): void => void rows.at(-1)?.segments.push(segment);
  const keep = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) {
      const [was, now] = [base[at], tokenOf(ours, at)];
      if (was === undefined || now === undefined) continue;
      if (isRowStart(now)) start(now.row);
      else for (const segment of reformattedSegments(was.runs, now.runs)) write(segment);
    }
  };
  let at = 0;
  for (const { beforeStart, beforeEnd, afterStart, afterEnd } of ours.hunks) {
    keep(at, beforeStart);
    const deleted = base.slice(beforeStart, beforeEnd);
    const inserted = ours.tokens.slice(afterStart, afterEnd);
    const isWholeRow = isRowStart(deleted[0]) && deleted.some(({ isWord }) => isWord);
    const isSplit = inserted.some(isRowStart) && deleted.every(({ isSpace }) => isSpace);
    for (const token of isSplit ? [] : deleted) {
      if (isWholeRow && isRowStart(token)) start(token.row);
      else write({ kind: "deleted", runs: shownRuns(token) });
    }
    const isNewRow = isRowStart(inserted[0]) && inserted.some(({ isWord }) => isWord);
    for (const token of inserted) {
      const last = rows.at(-1);
      if (isRowStart(token) && !isNewRow && last !== undefined) last.isSplit = true;
      if (isRowStart(token)) start(token.row);
      else write({ kind: "inserted", runs: token.runs });
    }
    at = beforeEnd;
  }
  keep(at, base.length);
  return rows;
}

/** The text to show for a token: a deleted row start shows as a paragraph mark. */
function shownRuns(token: Token): Token["runs"] {
  return isRowStart(token) ? [{ text: "¶", marks: 0, url: null }] : token.runs;
}

function rowHtml({ row, segments, isSplit }: ComparedRow): string {
  const [open, close] = blockTags(row);
  const mark = isSplit ? '<ins class="diff-ins">¶</ins>' : "";
  return open + segmentsToHtml(joinSegments(segments), "both") + mark + close;
}

/** Joins neighbours of the same kind, so that a changed sentence is one mark. */
function joinSegments(segments: readonly DiffSegment[]): DiffSegment[] {
  const joined: DiffSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const isJoined =
      last !== undefined &&
      last.kind === segment.kind &&
      last.kind !== "reformatted" &&
      segment.kind !== "reformatted";
    if (isJoined) joined[joined.length - 1] = { ...last, runs: [...last.runs, ...segment.runs] };
    else joined.push(segment);
  }
  return joined;
}
