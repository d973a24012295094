import { $isListNode } from "@lexical/list";
import { $getNodeByKey, type NodeKey } from "lexical";
import { $replaceLists } from "./change-rows.ts";
import { $entriesOf, $isFolded, $neighbouringLists } from "./list-rows.ts";

/** Puts lists at the top of the page, each with its neighbours, into the form in which a page stores them. */
export function $foldLists(tops: readonly NodeKey[]): void {
  const done = new Set<NodeKey>();
  for (const key of tops) {
    const top = done.has(key) ? null : $getNodeByKey(key);
    if (!$isListNode(top) || !top.isAttached()) continue;
    const lists = $neighbouringLists(top);
    for (const list of lists) done.add(list.getKey());
    const entries = $entriesOf(lists);
    if (!$isFolded(lists, entries)) $replaceLists(lists, entries);
  }
}
