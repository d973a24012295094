import { $createListItemNode, $createListNode, $isListItemNode, $isListNode } from "@lexical/list";
import type { ListItemNode, ListNode, ListType } from "@lexical/list";
import type { ElementNode, LexicalNode } from "lexical";

/** A row of a list in the editor. */
export interface ListRow {
  readonly item: ListItemNode;
  readonly type: ListType;
  /** The level of its list, from 0. */
  readonly depth: number;
  /** The number of the first row of its list; `null` for the other rows. */
  readonly start: number | null;
}

/** Whether a node is the place of a deeper list in a list, and no row. */
export function $isNest(node: LexicalNode | null | undefined): boolean {
  return $isListItemNode(node) && $isListNode(node.getFirstChild());
}

/** The list at the top of the page that a row stands in; `null` outside a list. */
export function $topList(item: LexicalNode): ListNode | null {
  const top = item.getTopLevelElement();
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

/** The rows of a list and of the deeper lists in it, in order. */
export function $rowsOf(list: ListNode, depth = 0): ListRow[] {
  const rows: ListRow[] = [];
  let isFirst = true;
  for (const item of list.getChildren()) {
    if (!$isListItemNode(item)) continue;
    if ($isNest(item)) {
      for (const inner of item.getChildren()) {
        if ($isListNode(inner)) for (const row of $rowsOf(inner, depth + 1)) rows.push(row);
      }
      continue;
    }
    rows.push({ item, type: list.getListType(), depth, start: isFirst ? list.getStart() : null });
    isFirst = false;
  }
  return rows;
}

/**
 * Puts rows into new lists, nested as `foldLists` of the format does: neighbouring rows of one type and level in one
 * list. The rows are the same nodes, so that the caret stays.
 */
export function $listsOf(rows: readonly ListRow[]): ListNode[] {
  const lists: ListNode[] = [];
  let open: ListNode[] = [];
  for (const { item, type, depth, start } of rows) {
    open = open.slice(0, open[depth]?.getListType() === type ? depth + 1 : depth);
    while (open.length <= depth) {
      const list = $createListNode(type, open.length === depth ? (start ?? 1) : 1);
      const parent: ElementNode | undefined = open.at(-1);
      if (parent === undefined) lists.push(list);
      else parent.append($createListItemNode().append(list));
      open.push(list);
    }
    open[depth]?.append(item);
  }
  return lists;
}

/** How lists are nested, as a text: equal for lists that hold rows in the same way. */
export function $nestingOf(lists: readonly ListNode[]): string {
  return lists.map($nesting).join("");
}

function $nesting(list: ListNode): string {
  const items = list.getChildren().map((item) => {
    const inner = $isNest(item) && $isListItemNode(item) ? item.getChildren() : [];
    return inner.length === 0
      ? "."
      : inner.map((one) => ($isListNode(one) ? $nesting(one) : "?")).join("");
  });
  return `${list.getListType()}(${items.join(",")})`;
}

/** How `$listsOf` nests these rows, in the same form as `$nestingOf`. */
export function nestingOf(rows: readonly Pick<ListRow, "type" | "depth">[]): string {
  let text = "";
  let open: ListType[] = [];
  const close = (depth: number): void => {
    text += ")".repeat(Math.max(0, open.length - depth));
    open = open.slice(0, depth);
  };
  for (const { type, depth } of rows) {
    close(open[depth] === type ? depth + 1 : depth);
    while (open.length <= depth) {
      if (text !== "" && !text.endsWith("(") && open.length > 0) text += ",";
      text += `${type}(`;
      open.push(type);
    }
    if (!text.endsWith("(")) text += ",";
    text += ".";
  }
  close(0);
  return text;
}
