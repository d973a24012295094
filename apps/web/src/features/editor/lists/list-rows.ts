import {
  $createListItemNode,
  $createListNode,
  $isListItemNode,
  $isListNode,
  type ListItemNode,
  type ListNode,
  type ListType,
} from "@lexical/list";
import { $isElementNode, type LexicalNode } from "lexical";
import { listDepthMax } from "@stemma/document/body-limits";

/** A row of a list in the editor. */
export interface ListRow {
  readonly item: ListItemNode;
  readonly type: ListType;
  /** The level of its list, from 0. */
  readonly depth: number;
  /** The number of the first row of its list; `null` for the other rows. */
  readonly start: number | null;
}

/** What stands in a list: a row, or a block that an edit put there, for example a pasted heading. */
export type ListEntry = ListRow | { readonly block: LexicalNode };

/** Whether a node is the place of a deeper list in a list, and no row. */
export function $isNest(node: LexicalNode | null | undefined): boolean {
  return $isListItemNode(node) && $isListNode(node.getFirstChild());
}

/** The list at the top of the page that a node stands in, or is; `null` outside of lists. */
export function $topList(node: LexicalNode): ListNode | null {
  const top = node.getTopLevelElement();
  return $isListNode(top) ? top : null;
}

/** This list at the top of the page and its neighbours, as far as only lists stand between them, in order. */
export function $neighbouringLists(list: ListNode): ListNode[] {
  let first = list;
  for (let before = first.getPreviousSibling(); $isListNode(before);) {
    first = before;
    before = first.getPreviousSibling();
  }
  const lists: ListNode[] = [];
  for (let next: LexicalNode | null = first; $isListNode(next); next = next.getNextSibling()) {
    lists.push(next);
  }
  return lists;
}

/** What stands in these lists and in the deeper lists in them, in order. */
export function $entriesOf(lists: readonly ListNode[]): ListEntry[] {
  const entries: ListEntry[] = [];
  for (const list of lists) $addEntries(list, 0, entries);
  return entries;
}

function $addEntries(list: ListNode, depth: number, entries: ListEntry[]): void {
  const type = list.getListType();
  let start: number | null = list.getStart();
  for (const item of list.getChildren()) {
    if (!$isListItemNode(item)) {
      entries.push({ block: item });
      continue;
    }
    const blocks = item.getChildren().filter($isBlock);
    if (blocks.length < item.getChildrenSize() || blocks.length === 0) {
      entries.push({ item, type, depth, start });
      start = null;
    }
    for (const block of blocks) {
      if ($isListNode(block)) $addEntries(block, depth + 1, entries);
      else entries.push({ block });
    }
  }
}

function $isBlock(node: LexicalNode): boolean {
  return $isElementNode(node) && !node.isInline();
}

/**
 * The nodes at the top of the page that these entries make: rows in lists, nested as `foldLists` of the format does, with
 * neighbouring rows of one type and level in one list; other blocks between the lists. The entries are the same nodes, so
 * that the caret stays.
 */
export function $nodesOf(entries: readonly ListEntry[]): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  let open: ListNode[] = [];
  for (const entry of entries) {
    if ("block" in entry) {
      open = [];
      nodes.push(entry.block);
      continue;
    }
    const { item, type, start } = entry;
    const depth = Math.min(entry.depth, listDepthMax);
    for (const block of item.getChildren().filter($isBlock)) block.remove();
    open = open.slice(0, open[depth]?.getListType() === type ? depth + 1 : depth);
    while (open.length <= depth) {
      const list = $createListNode(type, open.length === depth ? (start ?? 1) : 1);
      const parent = open.at(-1);
      if (parent === undefined) nodes.push(list);
      else parent.append($createListItemNode().append(list));
      open.push(list);
    }
    const list = open[depth];
    // A deeper row may have opened the list.
    if (start !== null && list?.getChildren().every($isNest) === true) list.setStart(start);
    list?.append(item);
  }
  return nodes;
}

/** Whether these neighbouring lists stand as `$nodesOf` puts them. */
export function $isFolded(lists: readonly ListNode[], entries: readonly ListEntry[]): boolean {
  const rows = entries.filter((entry) => "item" in entry);
  return rows.length === entries.length && lists.map($nesting).join("") === nestingOf(rows);
}

/** How a list is nested, as a text. */
export function $nesting(list: ListNode): string {
  const items = list.getChildren().map((item) => {
    const blocks = $isListItemNode(item) ? item.getChildren().filter($isBlock) : [];
    if (blocks.length === 0) return ".";
    // Text beside a list is no form that is stored.
    const isNest = $isListItemNode(item) && blocks.length === item.getChildrenSize();
    return (
      (isNest ? "" : "?") + blocks.map((one) => ($isListNode(one) ? $nesting(one) : "?")).join("")
    );
  });
  return `${list.getListType()}(${items.join(",")})`;
}

/** How `$nodesOf` nests these rows, in the same form as `$nesting`. */
function nestingOf(rows: readonly Pick<ListRow, "type" | "depth">[]): string {
  const parts: string[] = [];
  let open: ListType[] = [];
  const close = (depth: number): void => {
    parts.push(")".repeat(Math.max(0, open.length - depth)));
    open = open.slice(0, depth);
  };
  let isAfterOpening = true;
  for (const row of rows) {
    const depth = Math.min(row.depth, listDepthMax);
    close(open[depth] === row.type ? depth + 1 : depth);
    while (open.length <= depth) {
      if (open.length > 0 && !isAfterOpening) parts.push(",");
      parts.push(`${row.type}(`);
      isAfterOpening = true;
      open.push(row.type);
    }
    parts.push(isAfterOpening ? "." : ",.");
    isAfterOpening = false;
  }
  close(0);
  return parts.join("");
}
