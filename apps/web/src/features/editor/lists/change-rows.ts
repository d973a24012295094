import type { ListItemNode, ListNode } from "@lexical/list";
import type { LexicalNode } from "lexical";
import { $listsOf, $neighbouringLists, $rowsOf, $topList, type ListRow } from "./list-rows.ts";

/**
 * Changes the type or the level of rows of lists, wherever they stand; the rows between them stay. The rows are the same
 * nodes afterwards.
 */
export function $changeRows(
  items: readonly ListItemNode[],
  change: (row: ListRow) => ListRow,
): void {
  // By key: Lexical copies a node before the first write to it, so a row can be another object than in `items`.
  const left = new Set(items.map((item) => item.getKey()));
  for (const item of items) {
    const top = left.has(item.getKey()) ? $topList(item) : null;
    if (top === null) continue;
    const lists = $neighbouringLists(top);
    const rows = lists.flatMap((list) => $rowsOf(list));
    const changed = rows.map((row) => (left.has(row.item.getKey()) ? change(row) : row));
    for (const row of rows) left.delete(row.item.getKey());
    $replaceLists(lists, $listsOf(changed));
  }
}

/** Puts a block where a row of a list stands. The rows before and behind it are lists of their own then. */
export function $replaceRow(item: ListItemNode, block: LexicalNode): void {
  const top = $topList(item);
  if (top === null) return;
  const lists = $neighbouringLists(top);
  const rows = lists.flatMap((list) => $rowsOf(list));
  const at = rows.findIndex((row) => row.item.is(item));
  const before = $listsOf(rows.slice(0, at));
  const behind = $listsOf(rows.slice(at + 1));
  $replaceLists(lists, [...before, block, ...behind]);
  item.remove();
}

/** Puts nodes where neighbouring lists stood, whose rows were moved into them. */
export function $replaceLists(lists: readonly ListNode[], nodes: readonly LexicalNode[]): void {
  const [first] = lists;
  for (const node of nodes) first?.insertBefore(node, false);
  for (const list of lists) list.remove();
}
