import type { BlockId } from "@stemma/document/block-id";
import type { BodyDiff, DiffEntry } from "@stemma/document/diff/body-diff";
import { diffBodies } from "@stemma/document/diff/diff-bodies";
import { diffToHtml } from "@stemma/document/diff/diff-to-html";
import { diffToText } from "@stemma/document/diff/diff-to-text";
import { segmentsToHtml } from "@stemma/document/diff/segments-to-html";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { displayPageTitle, hasOtherTitle } from "@stemma/domain/page/page-title";
import { messages } from "../messages.ts";
import type {
  ComparedChange,
  ComparedPiece,
  ComparedRun,
  ComparedTitle,
  Comparison,
} from "./comparison.ts";
import { areInOneTableRow, foldEntries } from "./fold-entries.ts";

/** The title and body of a version or a draft. */
export interface ComparedText {
  readonly title: string;
  readonly body: PageBody;
}

/** The number of blocks rendered as one piece of HTML. */
const pieceBlocks = 60;

/**
 * Compares two texts and renders the result as HTML. `boundedBlocks` counts the blocks that the time limit left
 * without a word-level comparison.
 */
export function compareTexts(
  before: ComparedText,
  after: ComparedText,
  timeBoundMs: number,
): Comparison {
  const diff = diffBodies(before.body, after.body, { timeBoundMs });
  const { summary, lines } = diffToText(diff);
  const isOtherTitle = hasOtherTitle(after.title, before.title);
  const ofTitle: ComparedChange = { stop: "title", text: titleLine(before, after) };
  const ofBody = lines.map(({ change, text }) => ({ stop: String(change), text }));
  return {
    sentence: sentenceOf(summary, lines.length > 0, isOtherTitle),
    title: compareTitles(before.title, after.title),
    runs: runsOf(diff),
    changes: isOtherTitle ? [ofTitle, ...ofBody] : ofBody,
    boundedBlocks: diff.entries.filter((entry) => "isBounded" in entry && entry.isBounded).length,
  };
}

function sentenceOf(summary: string, isOtherBody: boolean, isOtherTitle: boolean): string {
  if (!isOtherTitle) return summary;
  return isOtherBody ? messages.summary.withOtherTitle(summary) : messages.summary.onlyOtherTitle;
}

function titleLine(before: ComparedText, after: ComparedText): string {
  return messages.summary.titleChange(
    displayPageTitle(before.title),
    displayPageTitle(after.title),
  );
}

function compareTitles(before: string, after: string): ComparedTitle {
  const [entry] = diffBodies(titleBody(before), titleBody(after)).entries;
  const segments = entry !== undefined && "segments" in entry ? entry.segments : [];
  return {
    before: segmentsToHtml(segments, "before"),
    after: segmentsToHtml(segments, "after"),
    both: segmentsToHtml(segments, "both"),
  };
}

/** Wraps a title in a body with one block, so that it is compared word by word like a changed block. */
function titleBody(title: string): PageBody {
  const text = displayPageTitle(title.trim());
  const id = "title" as BlockId;
  return makeBody([makeBlock({ id, kind: "h1" }, [{ text, marks: 0, url: null }])]);
}

function runsOf(diff: BodyDiff): ComparedRun[] {
  const runs: ComparedRun[] = [];
  for (const { isFolded, entries } of foldEntries(diff.entries)) {
    const last = runs.at(-1);
    runs.push({
      key: String(runs.length),
      foldedBlocks: isFolded ? entries.length : null,
      pieces: piecesOf(diff, entries),
      firstPiece: last === undefined ? 0 : last.firstPiece + last.pieces.length,
    });
  }
  return runs;
}

function piecesOf(diff: BodyDiff, entries: readonly DiffEntry[]): ComparedPiece[] {
  const pieces: ComparedPiece[] = [];
  let end = 0;
  for (let start = 0; start < entries.length; start = end) {
    end = start + pieceBlocks;
    // The columns of a table are drawn by its first row in the piece, which has to be whole.
    while (areInOneTableRow(entries[end - 1], entries[end])) end += 1;
    const piece = { ...diff, entries: entries.slice(start, end) };
    const inline = diffToHtml(piece, "inline");
    const sideBySide = diffToHtml(piece, "sideBySide");
    pieces.push({ key: String(start), inline, sideBySide });
  }
  return pieces;
}
