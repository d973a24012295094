import { $isListItemNode, $isListNode, type ListItemNode } from "@lexical/list";
import {
  $getRoot,
  $getState,
  $isElementNode,
  $isRootNode,
  type EditorState,
  type ElementNode,
  type LexicalNode,
} from "lexical";
import { newBlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { $isFrameNode } from "@stemma/document/containers/frame-node";
import { containerIdState } from "@stemma/document/containers/container-id-state";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { $frameOf, $lookOfFrame } from "../frames/frame-rows.ts";
import { $isNest } from "../lists/list-rows.ts";
import { $isTablePart } from "../blocks/selected-blocks.ts";
import { columnWidthOf, widthField } from "@stemma/document/containers/column-width";
import { columnIdState, rowIdState } from "@stemma/document/containers/table-id-states";
import { $isTableNode, $isTableRowNode, type TableCellNode } from "@lexical/table";
import { $cellOf, $headerOf } from "../tables/table-nodes.ts";

interface ReadBlock {
  readonly nodes: readonly LexicalNode[];
  readonly blocks: readonly BlockJson[];
}

/** Caches the result of reading a block, valid while the block and all nodes in it are the same objects. */
const readBlocks = new WeakMap<LexicalNode, ReadBlock>();

/**
 * The editor's content as a page body in canonical form. Reads again only the blocks that changed since the last
 * call.
 */
export function editorBody(state: EditorState): PageBody {
  return makeBody(state.read(() => $readAll($getRoot())));
}

/** The rows of a node: of a list or a frame those that stand in it, each read by itself. */
function $readAll(parent: ElementNode): BlockJson[] {
  return parent.getChildren().flatMap((node) => {
    if (!$isListNode(node) && !$isNest(node) && !$isFrameNode(node) && !$isTablePart(node))
      return $readBlock(node);
    return $isElementNode(node) ? $readAll(node) : [];
  });
}

/** Lexical copies a node before the first write to it, so the same objects have the same content. */
function $readBlock(block: LexicalNode): readonly BlockJson[] {
  const earlier = readBlocks.get(block);
  if (earlier !== undefined && $isAsRead(block, earlier.nodes)) return earlier.blocks;
  // The lists around a row say its kind and its level; the frame around it is where it stands.
  const nodes = [...$nodesOf(block), ...block.getParents().slice(0, -1)];
  const root = {
    children: [{ ...$exportNode(block), ...$placeInList(block), ...$placeInContainer(block) }],
  };
  const blocks = bodyBlocks({ root } as unknown as PageBody).map(({ runs, id, ...shape }) =>
    makeBlock({ ...shape, id: id ?? newBlockId() }, runs),
  );
  readBlocks.set(block, { nodes, blocks });
  return blocks;
}

/** What a row of a list needs to be read without its list. */
function $placeInList(block: LexicalNode): object {
  const list = block.getParent();
  if (!$isListItemNode(block) || !$isListNode(list)) return {};
  return {
    listType: list.getListType(),
    indent: block.getIndent(),
    start: $isFirstRow(block) ? list.getStart() : 1,
  };
}

/** What a row in a frame or a cell needs to be read without it. */
function $placeInContainer(block: LexicalNode): object {
  const cell = $cellOf(block);
  if (cell !== null) return $placeInTable(cell);
  const frame = $frameOf(block);
  if (frame === null) return {};
  const id = $getState(frame, containerIdState) ?? frame.getKey();
  const look = $lookOfFrame(frame);
  return { within: look === "toggle" ? { kind: look, id } : { kind: "callout", id, tone: look } };
}

function $placeInTable(cell: TableCellNode): object {
  const row = cell.getParent();
  const table = row?.getParent();
  if (!$isTableRowNode(row) || !$isTableNode(table)) return {};
  return {
    within: {
      kind: "cell",
      id: $getState(table, containerIdState) ?? table.getKey(),
      row: $getState(row, rowIdState) ?? row.getKey(),
      column: $getState(cell, columnIdState) ?? `column-${cell.getIndexWithinParent()}`,
      header: $headerOf(table),
      ...widthField(columnWidthOf(table.getColWidths()?.[cell.getIndexWithinParent()])),
    },
  };
}

function $isFirstRow(item: ListItemNode): boolean {
  for (let one = item.getPreviousSibling(); one !== null; one = one.getPreviousSibling()) {
    if (!$isNest(one)) return false;
  }
  return true;
}

/** Whether a block and what stands around it are these nodes. Every row of a page is asked, several times a second: nothing is copied. */
function $isAsRead(block: LexicalNode, nodes: readonly LexicalNode[]): boolean {
  let count = 0;
  const isNext = (node: LexicalNode): boolean => {
    if (node !== nodes[count]) return false;
    count += 1;
    if (!$isElementNode(node)) return true;
    for (let one = node.getFirstChild(); one !== null; one = one.getNextSibling()) {
      if (!isNext(one)) return false;
    }
    return true;
  };
  if (!isNext(block)) return false;
  for (let one = block.getParent(); one !== null; one = one.getParent()) {
    if ($isRootNode(one)) return count === nodes.length;
    if (one !== nodes[count]) return false;
    count += 1;
  }
  return false;
}

function $nodesOf(node: LexicalNode): LexicalNode[] {
  return $isElementNode(node) ? [node, ...node.getChildren().flatMap($nodesOf)] : [node];
}

function $exportNode(node: LexicalNode): object {
  const json = node.exportJSON();
  return $isElementNode(node) ? { ...json, children: node.getChildren().map($exportNode) } : json;
}
