import { $isListItemNode } from "@lexical/list";
import { $isTableSelection, type TableNode } from "@lexical/table";
import {
  $findMatchingParent,
  $getNodeByKey,
  $getSelection,
  type LexicalNode,
  type NodeKey,
} from "lexical";
import type { FrameNode } from "@stemma/document/containers/frame-node";
import { $isToggleNode } from "@stemma/document/containers/toggle-node";
import { $frameOf } from "../frames/frame-rows.ts";
import { $entriesOf, $neighbouringLists, $topList, type ListRow } from "../lists/list-rows.ts";
import { $tableOf } from "../tables/table-nodes.ts";
import { $editorRows, $isEditorRow, $selectedRows, type EditorRow } from "./selected-blocks.ts";

/** A row of the page, or a table with everything in it. */
export type RowOrTable = EditorRow | TableNode;

/**
 * What is moved, copied and deleted as one: a row, a table, a callout of which every row is meant, or a toggle of which every row
 * or the summary is meant.
 */
export type WholeRow = RowOrTable | FrameNode;

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
 * callout are that callout. The summary of a toggle comes with the rows in it.
 */
export function $wholeRows(rows: readonly RowOrTable[]): WholeRow[] {
  const all = $distinct($withDeeperRows(rows));
  const keys = new Set(all.map((row) => row.getKey()));
  const isWhole = new Map<NodeKey, boolean>();
  return $distinct(
    all.map((row) => {
      const frame = $frameOf(row);
      if (frame === null) return row;
      const key = frame.getKey();
      const known = isWhole.get(key);
      const isMeant = known ?? $isFrameMeant(frame, keys);
      isWhole.set(key, isMeant);
      return isMeant ? frame : row;
    }),
  );
}

function $isFrameMeant(frame: FrameNode, keys: ReadonlySet<NodeKey>): boolean {
  if ($isToggleNode(frame) && keys.has(frame.getFirstChild()?.getKey() ?? "")) return true;
  return $editorRows(frame).every((one) => keys.has(one.getKey()));
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
