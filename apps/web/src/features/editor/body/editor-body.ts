import { $getRoot, $isElementNode, type EditorState, type LexicalNode } from "lexical";
import { newBlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { $placedRows, isSamePlace, type RowPlace } from "./placed-rows.ts";

interface ReadBlock {
  readonly nodes: readonly LexicalNode[];
  readonly place: RowPlace;
  readonly blocks: readonly BlockJson[];
}

/** Caches the result of reading a block, valid while the block, all nodes in it, and its place are the same. */
const readBlocks = new WeakMap<LexicalNode, ReadBlock>();

/**
 * The editor's content as a page body in canonical form. Reads again only the blocks that changed since the last
 * call.
 */
export function editorBody(state: EditorState): PageBody {
  return makeBody(
    state.read(() => $placedRows($getRoot()).flatMap(({ row, place }) => $readBlock(row, place))),
  );
}

/** Lexical copies a node before the first write to it, so the same objects have the same content. */
function $readBlock(block: LexicalNode, place: RowPlace): readonly BlockJson[] {
  const earlier = readBlocks.get(block);
  if (earlier !== undefined && isSamePlace(place, earlier.place)) {
    if ($isAsRead(block, earlier.nodes)) return earlier.blocks;
  }
  const { list, within } = place;
  const root = { children: [{ ...$exportNode(block), ...list, ...(within && { within }) }] };
  const blocks = bodyBlocks({ root } as unknown as PageBody).map(({ runs, id, ...shape }) =>
    makeBlock({ ...shape, id: id ?? newBlockId() }, runs),
  );
  readBlocks.set(block, { nodes: $nodesOf(block), place, blocks });
  return blocks;
}

/** Whether a block consists of these nodes. Every row of a page is asked, several times a second: nothing is copied. */
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
  return isNext(block) && count === nodes.length;
}

function $nodesOf(node: LexicalNode): LexicalNode[] {
  return $isElementNode(node) ? [node, ...node.getChildren().flatMap($nodesOf)] : [node];
}

function $exportNode(node: LexicalNode): object {
  const json = node.exportJSON();
  return $isElementNode(node) ? { ...json, children: node.getChildren().map($exportNode) } : json;
}
