import { bodyBlocks } from "../body-blocks.ts";
import { bodyToHtml } from "../body-to-html.ts";
import type { BlockJson } from "../format.ts";
import { blockToHtml, type BlockExtras } from "../html/block-to-html.ts";
import { rowsToHtml, type RowHtml } from "../html/rows-to-html.ts";
import { isBare } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import type { DiffSegment, PassageEntry, Shape } from "./body-diff.ts";
import { passagePieces } from "./passage-pieces.ts";
import { rowEndSign, passageRows, type PassageRow } from "./passage-rows.ts";
import { segmentsToHtml, type DiffView } from "./segments-to-html.ts";
import { startTimeBound, type TimeBoundOptions } from "./time-bound.ts";

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
  const pieces =
    base.length === 0
      ? null
      : passagePieces(bodyBlocks(makeBody(base)), bodyBlocks(body), startTimeBound(options));
  if (pieces === null) return bodyToHtml(body);
  return rowsToHtml(passageRows(pieces, "both").map((row) => rowHtml(row, "both", {})));
}

/** The blocks of a passage in a diff; the first one carries the attributes. */
export function passageEntryRows(
  entry: PassageEntry,
  view: DiffView,
  attributes: Readonly<Record<string, string>>,
): RowHtml[] {
  return passageRows(entry.pieces, view).map((row, at) => {
    const kind = row.only === null ? "diff-changed" : `diff-${row.only}`;
    const classes = ["diff-block", kind, ...(entry.isMoved ? ["diff-moved"] : [])];
    return rowHtml(row, view, { classes, attributes: at === 0 ? attributes : {} });
  });
}

/** A compared block as HTML. A divider or a snippet that was a text before is drawn as a paragraph, where the deleted words can stand. */
export function blockHtml(
  shape: Shape,
  segments: readonly DiffSegment[],
  view: DiffView,
  extras: BlockExtras,
): RowHtml {
  const isText = view === "both" && segments.some(hasText);
  const kind = isBare(shape.kind) && isText ? "paragraph" : shape.kind;
  const drawn = { ...shape, kind };
  return { shape: drawn, html: blockToHtml(drawn, segmentsToHtml(segments, view), extras) };
}

function hasText(segment: DiffSegment): boolean {
  return segment.kind === "reformatted" || segment.runs.length > 0;
}

const endSegments = {
  split: [{ kind: "inserted", runs: [rowEndSign] }],
  joined: [{ kind: "deleted", runs: [rowEndSign] }],
} as const;

function rowHtml(row: PassageRow, view: DiffView, extras: BlockExtras): RowHtml {
  const { shape, segments, end } = row;
  if (end === null) return blockHtml(shape, segments, view, extras);
  const last = segments.at(-1);
  // The mark stands for the space that a split removes.
  const isSpace = last?.kind === "deleted" && last.runs.every(({ text }) => text.trim() === "");
  const shown = end === "split" && isSpace ? segments.slice(0, -1) : segments;
  return blockHtml(shape, [...shown, ...endSegments[end]], view, extras);
}
