import { $getRoot, $isElementNode, type EditorState, type LexicalNode } from "lexical";
import { newBlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";

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
  return makeBody(state.read(() => $getRoot().getChildren().flatMap($readBlock)));
}

/** Lexical copies a node before the first write to it, so the same objects have the same content. */
function $readBlock(block: LexicalNode): readonly BlockJson[] {
  const nodes = $nodesOf(block);
  const earlier = readBlocks.get(block);
  if (
    earlier?.nodes.length === nodes.length &&
    earlier.nodes.every((node, index) => node === nodes[index])
  ) {
    return earlier.blocks;
  }
  const root = { children: [$exportNode(block)] };
  const blocks = bodyBlocks({ root } as unknown as PageBody).map(({ runs, id, ...shape }) =>
    makeBlock({ ...shape, id: id ?? newBlockId() }, runs),
  );
  readBlocks.set(block, { nodes, blocks });
  return blocks;
}

function $nodesOf(node: LexicalNode): LexicalNode[] {
  return $isElementNode(node) ? [node, ...node.getChildren().flatMap($nodesOf)] : [node];
}

function $exportNode(node: LexicalNode): object {
  const json = node.exportJSON();
  return $isElementNode(node) ? { ...json, children: node.getChildren().map($exportNode) } : json;
}
