import type { BodyBlock } from "../body-blocks.ts";
import { allLookSame } from "../diff/looks-same.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import { readableText } from "../readable-text.ts";
import { alignTokens } from "./align-tokens.ts";
import { isRowStart, tokenOf } from "./passage-edits.ts";
import type { Token } from "./row-tokens.ts";

/** What one side did to a passage, for describing it in words. */
export type PassageChange = {
  /** How many rows the side split off; it changed no words by that. */
  readonly splits: number;
  /** How many rows the side joined with the row before. */
  readonly joins: number;
  /** Whether the side deleted the whole passage. */
  readonly isDeleted: boolean;
  /** Whether the side inserted the passage. */
  readonly isInserted: boolean;
  /** The words that the side replaced or deleted, as a text each, in order. */
  readonly deleted: readonly string[];
  /** The words that the side typed, as a text each, in order. */
  readonly inserted: readonly string[];
  /** Whether the side changed marks, links, kind, alignment or indent. */
  readonly isReformatted: boolean;
};

/** Compares a side's rows of a passage with the base's. When the time is up, only deleting and inserting are known. */
export function passageChange(
  base: readonly BodyBlock[],
  side: readonly BodyBlock[],
  bound: TimeBound,
): PassageChange {
  const isDeleted = base.length > 0 && side.length === 0;
  const isInserted = base.length === 0 && side.length > 0;
  const none = { splits: 0, joins: 0, deleted: [], inserted: [], isReformatted: false };
  const isKnown = isDeleted || isInserted || bound.remainingMs() <= 0 || allLookSame(base, side);
  const aligned = isKnown ? null : alignTokens({ base, ours: side, theirs: base }, bound);
  if (aligned === null) return { ...none, isDeleted, isInserted };
  const deleted: string[] = [];
  const inserted: string[] = [];
  let splits = 0;
  let joins = 0;
  for (const hunk of aligned.ours.hunks) {
    const before = aligned.base.slice(hunk.beforeStart, hunk.beforeEnd);
    const after = aligned.ours.tokens.slice(hunk.afterStart, hunk.afterEnd);
    const rows = after.filter(isRowStart).length - before.filter(isRowStart).length;
    const isWholeRows = isRowStart(before[0]) && before.some(({ isWord }) => isWord);
    if (rows > 0 && !(isRowStart(after[0]) && after.some(({ isWord }) => isWord))) splits += rows;
    if (rows < 0 && !isWholeRows) joins -= rows;
    if (before.some(({ isWord }) => isWord)) deleted.push(textOf(before));
    if (after.some(({ isWord }) => isWord)) inserted.push(textOf(after));
  }
  const isReformatted = aligned.base.some((token, at) => {
    const now = tokenOf(aligned.ours, at);
    return now !== undefined && now.look !== token.look;
  });
  return { splits, joins, deleted, inserted, isReformatted, isDeleted, isInserted };
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => (isRowStart(token) ? " " : readableText(token.text)))
    .join("")
    .trim();
}
