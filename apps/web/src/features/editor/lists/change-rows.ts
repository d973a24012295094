import type { ListItemNode, ListNode } from "@lexical/list";
import type { LexicalNode } from "lexical";
import {
  $entriesOf,
  $neighbouringLists,
  $nodesOf,
  $topList,
  type ListEntry,
  type ListRow,
} from "./list-rows.ts";

/**
 * Changes rows of lists, wherever they stand: their type or level, or what stands in their place. What stands between
 * them stays. Each list is rebuilt once; rows that stay rows are the same nodes afterwards.
 */
export function $changeRows(
  items: readonly ListItemNode[],
  $change: (row: ListRow) => ListEntry,
): void {
  // By key: Lexical copies a node before the first write to it, so a row can be another object than in `items`.
  const left = new Set(items.map((item) => item.getKey()));
  for (const item of items) {
    const top = left.has(item.getKey()) ? $topList(item) : null;
    if (top === null) continue;
    const lists = $neighbouringLists(top);
    const changed = $entriesOf(lists).map((entry) =>
      "item" in entry && left.delete(entry.item.getKey()) ? $change(entry) : entry,
    );
    $replaceLists(lists, changed);
  }
}

/** Puts entries where neighbouring lists stand, which hold them. */
export function $replaceLists(lists: readonly ListNode[], entries: readonly ListEntry[]): void {
  const [first] = lists;
  const nodes: LexicalNode[] = $nodesOf(entries);
  for (const node of nodes) first?.insertBefore(node, false);
  for (const list of lists) list.remove();
}
