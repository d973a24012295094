import { $isListItemNode } from "@lexical/list";
import { $isTableSelection, type TableNode } from "@lexical/table";
import {
  $findMatchingParent,
  $getNodeByKey,
  $getSelection,
  type LexicalNode,
  type NodeKey,
} from "lexical";
import type { CalloutNode } from "@stemma/document/containers/callout-node";
import { $calloutOf } from "../callouts/callout-rows.ts";
import { $entriesOf, $neighbouringLists, $topList, type ListRow } from "../lists/list-rows.ts";
import { $tableOf } from "../tables/table-nodes.ts";
import { $editorRows, $isEditorRow, $selectedRows, type EditorRow } from "./selected-blocks.ts";

/** A row of the page, or a table with everything in it. */
export type RowOrTable = EditorRow | TableNode;

/** What is moved, copied and deleted as one: a row, a table, or a callout of which every row is meant. */
export type WholeRow = RowOrTable | CalloutNode;

/** The table, or else the row, that a node stands in or is; `null` for what holds rows. */
export function $rowOrTableOf(node: LexicalNode): RowOrTable | null {
  return $tableOf(node) ?? $findMatchingParent(node, $isEditorRow);
}

/** The selected rows, in the page's order. A table is selected as a whole, wherever the selection is in it. */
export function $selectedRowsAndTables(): RowOrTable[] {
  const selection = $getSelection();
  const nodes = $isTableSelection(selection)
    ? [$getNodeByKey(selection.tableKey)]
    : $selectedRows();
  return $distinct(nodes.map((node) => (node === null ? null : $rowOrTableOf(node))));
}

/**
 * What these rows are as a whole, in the page's order: a row of a list comes with the deeper rows below it, and all rows of a
 * callout are that callout.
 */
export function $wholeRows(rows: readonly RowOrTable[]): WholeRow[] {
  const all = $distinct($withDeeperRows(rows));
  const keys = new Set(all.map((row) => row.getKey()));
  const isWhole = new Map<NodeKey, boolean>();
  return $distinct(
    all.map((row) => {
      const callout = $calloutOf(row);
      if (callout === null) return row;
      const key = callout.getKey();
      const known = isWhole.get(key);
      const isMeant = known ?? $editorRows(callout).every((one) => keys.has(one.getKey()));
      isWhole.set(key, isMeant);
      return isMeant ? callout : row;
    }),
  );
}

function $withDeeperRows(rows: readonly RowOrTable[]): RowOrTable[] {
  const rowsOfLists = new Map<NodeKey, ListRow[]>();
  const done = new Set<NodeKey>();
  return rows.flatMap((row): RowOrTable[] => {
    const top = $isListItemNode(row) ? $topList(row) : null;
    if (top === null) return [row];
    if (done.has(row.getKey())) return [];
    const known = rowsOfLists.get(top.getKey());
    const entries = known ?? $entriesOf($neighbouringLists(top)).filter((one) => "item" in one);
    rowsOfLists.set(top.getKey(), entries);
    const start = entries.findIndex(({ item }) => item.is(row));
    const depth = entries[start]?.depth ?? 0;
    const after = entries.findIndex((one, index) => index > start && one.depth <= depth);
    const items = entries.slice(start, after === -1 ? undefined : after).map(({ item }) => item);
    for (const item of items) done.add(item.getKey());
    return items;
  });
}

function $distinct<Node extends LexicalNode>(nodes: readonly (Node | null)[]): Node[] {
  const found = new Map<NodeKey, Node>();
  for (const node of nodes) if (node !== null) found.set(node.getKey(), node);
  return [...found.values()];
}
