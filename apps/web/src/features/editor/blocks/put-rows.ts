import { $isListItemNode, type ListItemNode } from "@lexical/list";
import { $isTableNode } from "@lexical/table";
import type { LexicalNode } from "lexical";
import { $isFrameNode } from "@stemma/document/containers/frame-node";
import type { ListType } from "@stemma/document/format";
import { $frameOf } from "../frames/frame-rows.ts";
import { $replaceLists } from "../lists/change-rows.ts";
import {
  $entriesOf,
  $neighbouringLists,
  $nodesOf,
  $topList,
  type ListEntry,
  type ListRow,
} from "../lists/list-rows.ts";
import { $blockKind, isListKind } from "./block-kind.ts";
import type { WholeRow } from "./whole-rows.ts";

/** A place between rows: before or behind a row, in the list or the callout that it stands in. */
export interface RowPlace {
  readonly beside: WholeRow;
  readonly isBefore: boolean;
}

/**
 * Moves rows to a place. They stay the same nodes, with their ids. Rows of a list take the level of the row that they are put
 * beside, and stay rows of a list wherever they go. Returns false, and changes nothing, where they are already.
 */
export function $moveRowsTo(rows: readonly WholeRow[], place: RowPlace): boolean {
  const beside = $placeFor(rows, place.beside);
  const isAmong = rows.some((row) => row.is(beside) || row.isParentOf(beside));
  if (isAmong || $areBeside(rows, beside, place.isBefore)) return false;
  const moved = rows.map($entryOf);
  const shift = $levelAt(moved, { beside, isBefore: place.isBefore }) - levelOf(moved);
  const entries = moved.map((entry) =>
    "item" in entry ? { ...entry, depth: entry.depth + shift } : entry,
  );
  $putEntries(entries, { beside, isBefore: place.isBefore });
  return true;
}

/** Puts what stands nowhere yet, or elsewhere, at a place, each on the level that its entry says. */
export function $putEntries(entries: readonly ListEntry[], { beside, isBefore }: RowPlace): void {
  if ($isListItemNode(beside)) return $putIntoList(entries, beside, isBefore);
  const nodes = $nodesOf(entries);
  if (isBefore) for (const node of nodes) beside.insertBefore(node, false);
  else for (const node of nodes.toReversed()) beside.insertAfter(node, false);
}

/** What a row is in a list, or that it is none of a list. It opens no numbering of its own. */
export function $entryOf(row: WholeRow): ListEntry {
  if (!$isListItemNode(row)) return { block: row };
  return { item: row, type: $typeOf(row), depth: row.getIndent(), start: null };
}

/** The row that a place beside a row means: tables and callouts stand in the page itself, beside a callout and not in it. */
export function $placeFor(rows: readonly LexicalNode[], beside: WholeRow): WholeRow {
  const isOfPage = rows.some((row) => $isTableNode(row) || $isFrameNode(row));
  return (isOfPage ? $frameOf(beside) : null) ?? beside;
}

function $typeOf(item: ListItemNode): ListType {
  const kind = $blockKind(item);
  return isListKind(kind) ? kind : "bullet";
}

/** Whether the rows follow, or precede, the row already, on its level. */
function $areBeside(rows: readonly WholeRow[], beside: WholeRow, isBefore: boolean): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  const neighbour = isBefore ? last?.getNextSibling() : first?.getPreviousSibling();
  return neighbour?.is(beside) === true && first?.getParent()?.is(last?.getParent()) === true;
}

function levelOf(entries: readonly ListEntry[]): number {
  const levels = entries.flatMap((entry) => ("item" in entry ? [entry.depth] : []));
  return levels.length === 0 ? 0 : Math.min(...levels);
}

/** The level of a list row at a place. Before the deeper rows of a row, it is as deep as they are. */
function $levelAt(moved: readonly ListEntry[], { beside, isBefore }: RowPlace): number {
  if (!$isListItemNode(beside)) return 0;
  const depth = beside.getIndent();
  if (isBefore) return depth;
  const keys = keysOf(moved);
  const rows = $listAround(beside).filter((entry) => !keys.has(keyOf(entry)));
  const next = rows[rows.findIndex((entry) => keyOf(entry) === beside.getKey()) + 1];
  return next !== undefined && "item" in next ? Math.max(depth, next.depth) : depth;
}

function $listAround(item: ListItemNode): ListEntry[] {
  const top = $topList(item);
  return top === null ? [] : $entriesOf($neighbouringLists(top));
}

/** Lexical's lists are rebuilt, unless the rows join the very list of the row beside: lists are long. */
function $putIntoList(
  entries: readonly ListEntry[],
  beside: ListItemNode,
  isBefore: boolean,
): void {
  const [type, depth] = [$typeOf(beside), beside.getIndent()];
  const items = entries.flatMap((entry) =>
    "item" in entry && entry.type === type && entry.depth === depth ? [entry.item] : [],
  );
  if (items.length === entries.length) {
    if (isBefore) for (const item of items) beside.insertBefore(item, false);
    else for (const item of items.toReversed()) beside.insertAfter(item, false);
    return;
  }
  const top = $topList(beside);
  if (top === null) return;
  const lists = $neighbouringLists(top);
  const rest = $without(entries, $entriesOf(lists));
  const at = rest.findIndex((entry) => keyOf(entry) === beside.getKey()) + (isBefore ? 0 : 1);
  const [first, after] = [entries[0], rest[at]];
  if (isRow(first) && isRow(after) && isSameLevel(first, after)) {
    const [opened, joined] = [
      { ...first, start: after.start },
      { ...after, start: null },
    ];
    rest.splice(at, 1, opened, ...entries.slice(1), joined);
  } else rest.splice(at, 0, ...entries);
  $replaceLists(lists, rest);
}

/** The rows of lists that are left without these. The number of a list stays with its first row, whichever that is now. */
function $without(entries: readonly ListEntry[], all: readonly ListEntry[]): ListEntry[] {
  const keys = keysOf(entries);
  let gone: ListRow | null = null;
  return all.flatMap((entry): ListEntry[] => {
    if (keys.has(keyOf(entry))) {
      if (isRow(entry) && entry.start !== null) gone = entry;
      return [];
    }
    const giver = gone;
    gone = null;
    const isHeir = giver !== null && isRow(entry) && isSameLevel(entry, giver);
    return [isHeir ? { ...entry, start: entry.start ?? giver.start } : entry];
  });
}

function isRow(entry: ListEntry | undefined): entry is ListRow {
  return entry !== undefined && "item" in entry;
}

function isSameLevel(one: ListRow, other: ListRow): boolean {
  return one.type === other.type && one.depth === other.depth;
}

function keysOf(entries: readonly ListEntry[]): ReadonlySet<string> {
  return new Set(entries.map(keyOf));
}

function keyOf(entry: ListEntry): string {
  return ("item" in entry ? entry.item : entry.block).getKey();
}
