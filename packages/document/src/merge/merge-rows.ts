import type { BodyBlock } from "../body-blocks.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import { joinRuns } from "../join-runs.ts";
import { alignTokens, type AlignedTokens, type PassageRows } from "./align-tokens.ts";
import { compareEdits } from "./compare-edits.ts";
import { findConflicts, type Region } from "./edit-conflicts.ts";
import { editsOf, isRowStart, tokenOf, type Edit, type PassageEdits } from "./passage-edits.ts";
import type { MergedRow, RowsMerge, RowSource } from "./row-merge.ts";
import type { Token } from "./row-tokens.ts";
import type { Side } from "./slot.ts";

/**
 * Merges both sides' changes to the rows of one passage. Words and row starts are one sequence: a split inserts a row
 * start, a join deletes one. Every body has at least one row of the passage. In a conflict, the edits that touch nothing
 * are merged into every choice. A passage that cannot be aligned in time is a conflict as a whole.
 */
export function mergeRows(rows: PassageRows, bound: TimeBound): RowsMerge {
  const aligned = bound.remainingMs() > 0 ? alignTokens(rows, bound) : null;
  if (aligned === null) return wholeConflict(rows);
  const edits = editsOf(aligned);
  const { clean, regions, hasMovedWords } = findConflicts(aligned.base, edits);
  const merge = { aligned, edits, clean, regions };
  if (regions.length === 0) return { isConflict: false, rows: rowsOf(applied(merge, "ours")) };
  const hasNoBoth = hasMovedWords || regions.some((region) => hasCommonWords(aligned, region));
  return {
    isConflict: true,
    ours: rowsOf(applied(merge, "ours")),
    theirs: rowsOf(applied(merge, "theirs")),
    both: hasNoBoth ? null : rowsOf(applied(merge, "both")),
    offersBoth: !hasNoBoth && mayTakeBoth(merge),
  };
}

/** A conflict about all rows of a passage, with nothing merged. */
export function wholeConflict({ ours, theirs }: PassageRows): RowsMerge & { isConflict: true } {
  return {
    isConflict: true,
    ours: ours.map((row) => ({ row, source: { base: null, ours: row, theirs: null } })),
    theirs: theirs.map((row) => ({ row, source: { base: null, ours: null, theirs: row } })),
    both: null,
    offersBoth: false,
  };
}

/** A conflict about rows that one side deleted and the other changed: the words of both are those that are left. */
export function deletionConflict(rows: PassageRows): RowsMerge {
  const conflict = wholeConflict(rows);
  return { ...conflict, both: [...conflict.ours, ...conflict.theirs] };
}

type Merge = {
  readonly aligned: AlignedTokens;
  readonly edits: PassageEdits;
  readonly clean: readonly Edit[];
  readonly regions: readonly Region[];
};

type Choice = Side | "both";

/** A token of the result; a row start names the rows that it was made from. */
type PlacedToken = { readonly token: Token; readonly source: RowSource | null };

/** The tokens of the passage after both sides' edits, with this choice in every region. */
function applied(merge: Merge, choice: Choice): PlacedToken[] {
  const { aligned, clean, regions } = merge;
  const changes = [...clean, ...regions].toSorted((a, b) => compareChanges(a, b, aligned.base));
  const placed: PlacedToken[] = [];
  let at = 0;
  for (const change of changes) {
    append(placed, keptTokens(merge, at, change.start));
    append(placed, "tokens" in change ? editTokens(change) : regionTokens(merge, change, choice));
    at = Math.max(at, change.end);
  }
  return [...placed, ...keptTokens(merge, at, aligned.base.length)];
}

/** Adds to a list that can be longer than the most arguments of a call. */
function append<Item>(list: Item[], items: readonly Item[]): void {
  for (const item of items) list.push(item);
}

function compareChanges(a: Edit | Region, b: Edit | Region, base: readonly Token[]): number {
  if ("tokens" in a && "tokens" in b) return compareEdits(a, b, base);
  const isInsertion = (one: Edit | Region): boolean => one.start === one.end;
  return a.start - b.start || Number(isInsertion(b)) - Number(isInsertion(a));
}

/** The base tokens of a range that nobody deleted there, as each side left them. */
function keptTokens({ aligned, edits }: Merge, start: number, end: number): PlacedToken[] {
  const placed: PlacedToken[] = [];
  for (let at = start; at < end; at += 1) {
    const ours = tokenOf(aligned.ours, at);
    const theirs = tokenOf(aligned.theirs, at);
    const token = edits.kept.get(at) ?? ours ?? theirs;
    const base = aligned.base[at];
    if (token === undefined || base === undefined) continue;
    const source =
      base.row === null
        ? null
        : { base: base.row, ours: ours?.row ?? null, theirs: theirs?.row ?? null };
    placed.push({ token, source });
  }
  return placed;
}

function editTokens({ side, tokens }: Edit): PlacedToken[] {
  return tokens.map((token) => ({
    token,
    source: token.row === null ? null : { base: null, ours: null, theirs: null, [side]: token.row },
  }));
}

function regionTokens(merge: Merge, region: Region, choice: Choice): PlacedToken[] {
  if (choice !== "both") return sideTokens(merge, region, choice);
  const ours = sideTokens(merge, region, "ours");
  const theirs = sideTokens(merge, region, "theirs");
  const hasText = (placed: readonly PlacedToken[]): boolean =>
    placed.some(({ token }) => !token.isSpace && !isRowStart(token));
  if (!hasText(ours)) return theirs;
  if (!hasText(theirs)) return ours;
  const [first] = theirs;
  if (first?.token.isWord !== true) return [...ours, ...theirs];
  return [...ours, separator(merge, region), ...theirs];
}

/** What stands between both sides' words: a row start between whole rows, otherwise a space. */
function separator({ aligned }: Merge, region: Region): PlacedToken {
  const start = tokenOf(aligned.theirs, region.start - 1);
  if (isWholeRows(aligned.base, region) && start?.row) {
    return { token: start, source: { base: null, ours: null, theirs: start.row } };
  }
  const runs = [{ text: " ", marks: 0, url: null }];
  const space = { text: " ", isWord: false, isSpace: true, chunk: -1, runs, look: "", row: null };
  return { token: space, source: null };
}

/** The tokens of a region with the edits of one side only. */
function sideTokens(merge: Merge, region: Region, side: Side): PlacedToken[] {
  const { base } = merge.aligned;
  const own = region.edits
    .filter((edit) => edit.side === side)
    .toSorted((a, b) => compareEdits(a, b, base));
  const placed: PlacedToken[] = [];
  let at = region.start;
  for (const edit of own) {
    append(placed, keptTokens(merge, at, edit.start));
    append(placed, editTokens(edit));
    at = Math.max(at, edit.end);
  }
  return [...placed, ...keptTokens(merge, at, region.end)];
}

/**
 * Both sides' words can stand one after the other where each side added words to the same place, or replaced whole rows.
 */
function mayTakeBoth(merge: Merge): boolean {
  const { aligned, regions } = merge;
  const disputed = regions.filter(
    (region) =>
      hasWords(sideTokens(merge, region, "ours")) && hasWords(sideTokens(merge, region, "theirs")),
  );
  return (
    disputed.length > 0 &&
    disputed.every(
      (region) =>
        isWholeRows(aligned.base, region) ||
        !aligned.base.slice(region.start, region.end).some(({ isWord }) => isWord),
    )
  );
}

/** Whether both sides kept a word of the region: formatted differently, or cut in two. Both choices contain it. */
function hasCommonWords({ base, ours, theirs }: AlignedTokens, { start, end }: Region): boolean {
  return base.slice(start, end).some(({ isWord }, index) => {
    const at = start + index;
    return isWord && tokenOf(ours, at) !== undefined && tokenOf(theirs, at) !== undefined;
  });
}

function isWholeRows(base: readonly Token[], { start, end }: Region): boolean {
  return isRowStart(base[start - 1]) && (end === base.length || isRowStart(base[end]));
}

function hasWords(placed: readonly PlacedToken[]): boolean {
  return placed.some(({ token }) => token.isWord);
}

/** Groups tokens into rows. Every list of tokens begins with a row start: an edit never deletes it and keeps its words. */
function rowsOf(placed: readonly PlacedToken[]): MergedRow[] {
  const rows: { row: BodyBlock; source: RowSource; runs: BodyBlock["runs"][number][] }[] = [];
  for (const { token, source } of placed) {
    if (token.row !== null && source !== null) rows.push({ row: token.row, source, runs: [] });
    else append(rows.at(-1)?.runs ?? [], token.runs);
  }
  return rows.map(({ row, source, runs }) => ({ row: { ...row, runs: joinRuns(runs) }, source }));
}
