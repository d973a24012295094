import { $isListItemNode, $isListNode } from "@lexical/list";
import type { ElementNode, LexicalNode } from "lexical";
import { $entriesOf, $nodesOf, type ListEntry } from "../lists/list-rows.ts";
import type { WholeRow } from "./whole-rows.ts";

/**
 * Moves neighbouring rows over the row before them (-1) or behind them (1). They stay the same nodes, with their ids, and the
 * selection stays in them; a row of a list keeps its kind and level, also between other rows, and takes the deeper rows below it
 * along. Rows never come between a row and the deeper rows of it, unless they are as deep. Returns false, and changes nothing,
 * at the end of the page or of what holds the rows.
 */
export function $moveRows(rows: readonly WholeRow[], by: 1 | -1): boolean {
  const [first, last] = [$topOf(rows[0]), $topOf(rows.at(-1))];
  const parent = first?.getParent();
  if (first == null || last == null || parent == null || !parent.is(last.getParent())) return false;
  // Both neighbours: a list behind the rows may take over what they give up.
  const tops = $topsBetween(first.getPreviousSibling() ?? first, last.getNextSibling() ?? last);
  const entries = tops.flatMap((top): ListEntry[] =>
    $isListNode(top) ? $entriesOf([top]) : [{ block: top }],
  );
  const indexOf = (row: WholeRow | undefined): number =>
    entries.findIndex((entry) => nodeOf(entry).is(row));
  const [start, bottom] = [indexOf(rows[0]), indexOf(rows.at(-1))];
  if (start === -1 || bottom === -1) return false;
  const depth = depthOf(entries.slice(start, bottom + 1));
  const end = endOfDeeper(entries, bottom + 1, depth);
  const [from, to] =
    by === -1
      ? [startOfDeeper(entries, start - 1, depth), end]
      : [start, endOfDeeper(entries, end + 1, depth)];
  if (from < 0 || end + (by === 1 ? 1 : 0) > entries.length) return false;
  const middle = by === -1 ? start : end;
  const [lower, upper] = [entries.slice(from, middle), entries.slice(middle, to)];
  if ($swapInList(upper, lower)) return true;
  entries.splice(from, to - from, ...upper, ...lower);
  passStarts(entries, from, from + upper.length, to);
  $replaceTops(tops, parent, entries);
  return true;
}

/** The level of the highest of these rows; 0 if one is no row of a list. */
function depthOf(moved: readonly ListEntry[]): number {
  return Math.min(...moved.map((entry) => ("item" in entry ? entry.depth : 0)));
}

function isDeeper(entry: ListEntry | undefined, depth: number): boolean {
  return entry !== undefined && "item" in entry && entry.depth > depth;
}

/** The index behind the rows from `index` on that are deeper. */
function endOfDeeper(entries: readonly ListEntry[], index: number, depth: number): number {
  let end = index;
  while (isDeeper(entries[end], depth)) end += 1;
  return end;
}

/** The index of the row that the rows up to `index` are deeper than, as far as they are in one list. */
function startOfDeeper(entries: readonly ListEntry[], index: number, depth: number): number {
  let start = index;
  while (isDeeper(entries[start], depth) && "item" in (entries[start - 1] ?? {})) start -= 1;
  return start;
}

/**
 * Swaps neighbouring rows of one list and one level, without building the list anew: lists are long. One of the two is a
 * single row. Returns false if they are no such rows.
 */
function $swapInList(upper: readonly ListEntry[], lower: readonly ListEntry[]): boolean {
  const nodes = [...lower, ...upper].map(nodeOf);
  const list = nodes[0]?.getParent();
  if (![...upper, ...lower].every((entry) => "item" in entry && entry.item.getParent()?.is(list)))
    return false;
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (lower.length === 1) last.insertAfter(first, false);
  else if (upper.length === 1) first.insertBefore(last, false);
  else return false;
  return true;
}

/** The node at the top of the page, or of what holds the row, that the row is or stands in. */
function $topOf(row: WholeRow | undefined): LexicalNode | null {
  const top = row?.getTopLevelElement() ?? null;
  if (row === undefined || top === null) return null;
  return row.is(top) || ($isListItemNode(row) && $isListNode(top)) ? top : null;
}

function $topsBetween(first: LexicalNode, last: LexicalNode): LexicalNode[] {
  const tops: LexicalNode[] = [];
  for (let top: LexicalNode | null = first; top !== null; top = top.getNextSibling()) {
    tops.push(top);
    if (top.is(last)) break;
  }
  return tops;
}

function nodeOf(entry: ListEntry): LexicalNode {
  return "item" in entry ? entry.item : entry.block;
}

/**
 * Lets the number of a list stay with its first row, whichever that is now: `upper` and `lower` are the indices of what has
 * changed places, `after` is the one behind.
 */
function passStarts(entries: ListEntry[], upper: number, lower: number, after: number): void {
  const isRow = (index: number): boolean => "item" in (entries[index] ?? {});
  if (isRow(upper) && isRow(lower)) passStart(entries, lower, upper);
  else if (isRow(lower)) passStart(entries, after, lower);
  else if (isRow(upper - 1)) passStart(entries, upper, after);
}

function passStart(entries: ListEntry[], from: number, to: number): void {
  const [giver, taker] = [entries[from], entries[to]];
  if (giver === undefined || !("item" in giver) || taker === undefined || !("item" in taker))
    return;
  const isSameLevel = giver.type === taker.type && giver.depth === taker.depth;
  if (!isSameLevel || giver.start === null || taker.start !== null) return;
  entries[from] = { ...giver, start: null };
  entries[to] = { ...taker, start: giver.start };
}

/** Puts entries where these nodes stand, which hold them. */
function $replaceTops(
  tops: readonly LexicalNode[],
  parent: ElementNode,
  entries: readonly ListEntry[],
): void {
  let before = tops[0]?.getPreviousSibling() ?? null;
  for (const node of $nodesOf(entries)) {
    const next = before === null ? parent.getFirstChild() : before.getNextSibling();
    if (next === null) parent.append(node);
    else if (!next.is(node)) next.insertBefore(node, false);
    before = node;
  }
  for (const top of tops) if ($isListNode(top)) top.remove();
}
