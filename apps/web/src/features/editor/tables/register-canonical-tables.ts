import {
  $createTableRowNode,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  TableCellNode,
  TableNode,
  TableRowNode,
} from "@lexical/table";
import {
  $createParagraphNode,
  $getRoot,
  $getState,
  $isElementNode,
  $isParagraphNode,
  $isRootNode,
  $setState,
  mergeRegister,
  type LexicalEditor,
  type StateConfig,
  type LexicalNode,
} from "lexical";
import { newBlockId, type BlockId } from "@stemma/document/block-id";
import { containerIdState } from "@stemma/document/containers/container-id-state";
import { columnIdState, rowIdState } from "@stemma/document/containers/table-id-states";
import { $setBlockKinds } from "../blocks/block-kind.ts";
import { $editorBlocks } from "../blocks/selected-blocks.ts";
import { $emptyCell } from "./table-edits.ts";
import { $cellsOf, $headerOf, $rowsOf, $setHeader, $setWidths, $widthsOf } from "./table-nodes.ts";

/**
 * Keeps tables in the form in which a page stores them: at the top of the page, rectangular, without merged cells, with
 * paragraphs in the cells, and each table, row and column with an id of its own. Of tables with one id, the first one
 * in the page keeps it. A table at the end of the page gets a paragraph behind it, to write on.
 */
export function registerCanonicalTables(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TableNode, $keepTable),
    editor.registerNodeTransform(TableRowNode, (row) => {
      if (!$isTableNode(row.getParent())) $unwrap(row);
    }),
    editor.registerNodeTransform(TableCellNode, (cell) => {
      if ($isTableRowNode(cell.getParent())) $keepCell(cell);
      else $unwrap(cell);
    }),
  );
}

function $keepTable(table: TableNode): void {
  if (!$isRootNode(table.getParent())) return $unwrap(table);
  for (const child of table.getChildren()) {
    if (!$isTableRowNode(child)) child.replace($createTableRowNode().append($wrapped(child)));
  }
  const rows = $rowsOf(table);
  for (const row of rows) {
    for (const child of row.getChildren()) {
      if (!$isTableCellNode(child)) child.replace($wrapped(child));
    }
    if (row.getHeight() !== undefined) row.setHeight(undefined);
  }
  const width = Math.max(0, ...rows.map((row) => $cellsOf(row).length));
  if (width === 0) return table.remove();
  const header = $headerOf(table);
  for (const row of rows) {
    for (let at = $cellsOf(row).length; at < width; at += 1) row.append($emptyCell());
  }
  $keepIds(table);
  $setHeader(table, header);
  $setWidths(table, $widthsOf(table));
  if (table.getNextSibling() === null) table.insertAfter($createParagraphNode());
}

function $wrapped(node: LexicalNode): TableCellNode {
  const cell = $emptyCell();
  const blocks = "getChildren" in node ? [] : [node];
  cell.clear().append(...blocks, $createParagraphNode());
  return cell;
}

function $keepIds(table: TableNode): void {
  const others = $getRoot().getChildren().filter($isTableNode);
  const isTaken = (id: BlockId): boolean =>
    others.some((other) => !other.is(table) && $getState(other, containerIdState) === id);
  const id = $getState(table, containerIdState);
  if (id === null || isTaken(id)) $setState(table, containerIdState, newBlockId());
  const rows = $rowsOf(table);
  $keepDistinct(rows, rowIdState);
  const [first, ...others2] = rows;
  if (first === undefined) return;
  const columns = $keepDistinct($cellsOf(first), columnIdState);
  for (const row of others2) {
    for (const [at, cell] of $cellsOf(row).entries()) {
      const column = columns[at] ?? null;
      if ($getState(cell, columnIdState) !== column) $setState(cell, columnIdState, column);
    }
  }
}

/** Gives new ids to nodes without one, and to those with the id of an earlier one. Returns all ids. */
function $keepDistinct<K extends string>(
  nodes: readonly LexicalNode[],
  state: StateConfig<K, BlockId | null>,
): BlockId[] {
  const used = new Set<BlockId>();
  return nodes.map((node) => {
    const own = $getState(node, state);
    const id = own === null || used.has(own) ? newBlockId() : own;
    if (id !== own) $setState(node, state, id);
    used.add(id);
    return id;
  });
}

function $keepCell(cell: TableCellNode): void {
  if (cell.getColSpan() !== 1) cell.setColSpan(1);
  if (cell.getRowSpan() !== 1) cell.setRowSpan(1);
  if (cell.getBackgroundColor() !== null) cell.setBackgroundColor(null);
  if (cell.getWidth() !== undefined) cell.setWidth(undefined);
  const children = cell.getChildren();
  if (children.length === 0) cell.append($createParagraphNode());
  for (const child of children) {
    if ($isParagraphNode(child) && child.getIndent() > 0) child.setIndent(0);
  }
  if (children.every($isParagraphNode)) return;
  const others = $editorBlocks(cell).filter((block) => !$isParagraphNode(block));
  for (const paragraph of $setBlockKinds(others, "paragraph")) paragraph.setIndent(0);
  // What is left holds paragraphs, such as a callout, or is nothing that a page stores.
  for (const child of cell.getChildren().filter((node) => !$isParagraphNode(node))) {
    for (const block of $isElementNode(child) ? $editorBlocks(child) : [])
      child.insertBefore(block);
    child.remove();
  }
  if (cell.isEmpty()) cell.append($createParagraphNode());
}

/** Puts the paragraphs of a table, of a row or of a cell in its place. */
function $unwrap(node: TableNode | TableRowNode | TableCellNode): void {
  for (const block of $editorBlocks(node)) node.insertBefore(block);
  node.remove();
}
