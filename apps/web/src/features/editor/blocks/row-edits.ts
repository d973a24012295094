import { $isListItemNode } from "@lexical/list";
import { $isTableNode } from "@lexical/table";
import {
  $copyNode,
  $createNodeSelection,
  $createParagraphNode,
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $getState,
  $isElementNode,
  $isRangeSelection,
  $setSelection,
  type ElementNode,
  type LexicalNode,
  type PointType,
} from "lexical";
import type { BlockId } from "@stemma/document/block-id";
import { blockIdState } from "@stemma/document/block-id-state";
import { $isFrameNode } from "@stemma/document/containers/frame-node";
import { $entryOf, $placeFor, $putEntries } from "./put-rows.ts";
import { $editorRows, $isEditorRow } from "./selected-blocks.ts";
import {
  $rowOrTableOf,
  $selectedRowsAndTables,
  type RowOrTable,
  type WholeRow,
} from "./whole-rows.ts";

/** Puts copies of neighbouring rows behind them, with new ids, and the caret at the end of the first copy. */
export function $duplicateRows(rows: readonly WholeRow[]): void {
  const last = rows.at(-1);
  if (last === undefined) return;
  const copies = rows.map($copyOf);
  const entries = rows.map((row, index) => {
    const [entry, copy] = [$entryOf(row), copies[index] ?? row];
    return "item" in entry ? { ...entry, item: copy as typeof entry.item } : { block: copy };
  });
  $putEntries(entries, { beside: $placeFor(rows, last), isBefore: false });
  const [first] = copies;
  if (first !== undefined) $selectRow(first);
}

/** Deletes rows. The caret goes to the row behind them, or else before them; an empty page gets a paragraph. */
export function $deleteRows(rows: readonly WholeRow[]): void {
  const keys = new Set(rows.flatMap($rowsIn).map((row) => row.getKey()));
  const all = $editorRows();
  const start = all.findIndex((row) => keys.has(row.getKey()));
  const end = all.findLastIndex((row) => keys.has(row.getKey()));
  const neighbour = all[end + 1] ?? all[start - 1];
  // The empty place of a deeper list would become a row.
  for (const row of rows) row.remove(true);
  if (neighbour !== undefined) return $selectRow(neighbour, all[end + 1] !== undefined);
  const paragraph = $createParagraphNode();
  $getRoot().clear().append(paragraph);
  paragraph.select();
}

/** The id of a row, or of the first row in a table or a callout. */
export function $linkedId(row: WholeRow): BlockId | null {
  const [first] = $rowsIn(row);
  return first === undefined ? null : $getState(first, blockIdState);
}

/** Places the caret at the end of a row, or at its beginning; a divider is selected. */
export function $selectRow(row: WholeRow, isAtStart = false): void {
  if ($isElementNode(row)) {
    if (isAtStart || $isTableNode(row)) row.selectStart();
    else row.selectEnd();
    return;
  }
  const selection = $createNodeSelection();
  selection.add(row.getKey());
  $setSelection(selection);
}

/** Selects the rows from where the selection begins to this one, both as a whole; this one alone if nothing is selected. */
export function $selectTo(row: RowOrTable): void {
  const selection = $getSelection();
  const anchor = $isRangeSelection(selection)
    ? $rowOrTableOf(selection.anchor.getNode())
    : $selectedRowsAndTables()[0];
  const from = anchor ?? row;
  const isUpwards = row.isBefore(from);
  const range = $createRangeSelection();
  for (const [point, at] of [
    [range.anchor, $edgeOf(from, isUpwards)],
    [range.focus, $edgeOf(row, !isUpwards)],
  ] as const) {
    point.set(at.key, at.offset, at.type);
  }
  $setSelection(range);
}

/** The place at the beginning or the end of a row; beside a table and what has no text. */
function $edgeOf(row: RowOrTable, isEnd: boolean): Pick<PointType, "key" | "offset" | "type"> {
  if ($isElementNode(row) && !$isTableNode(row)) {
    const { key, offset, type } = (isEnd ? row.selectEnd() : row.selectStart()).focus;
    return { key, offset, type };
  }
  const offset = row.getIndexWithinParent() + (isEnd ? 1 : 0);
  return { key: row.getParentOrThrow().getKey(), offset, type: "element" };
}

function $rowsIn(row: WholeRow) {
  if ($isTableNode(row) || $isFrameNode(row)) return $editorRows(row);
  return $isEditorRow(row) ? [row] : [];
}

/** A copy with everything in it. The ids of rows and of what holds them are not copied. */
function $copyOf<Node extends LexicalNode>(node: Node): Node {
  const copy = $copyNode(node);
  // Lexical takes a copied row for a new one, whose box is empty.
  if ($isListItemNode(node) && $isListItemNode(copy)) copy.setChecked(node.getChecked());
  if ($isElementNode(node)) {
    (copy as unknown as ElementNode).append(...node.getChildren().map($copyOf));
  }
  return copy;
}
