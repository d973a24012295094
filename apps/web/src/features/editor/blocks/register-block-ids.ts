import { HorizontalRuleNode } from "@lexical/extension";
import { ListItemNode } from "@lexical/list";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import {
  $getNodeByKey,
  $getState,
  $setState,
  HISTORIC_TAG,
  mergeRegister,
  ParagraphNode,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import { CodeBlockNode } from "@stemma/document/code/code-block-node";
import { $isFileNode, FileNode, ImageNode } from "@stemma/document/files/file-node";
import { DiagramNode } from "@stemma/document/diagrams/diagram-node";
import { MathNode } from "@stemma/document/math/math-node";
import { SnippetNode } from "@stemma/document/snippets/snippet-node";
import { newBlockId, type BlockId } from "@stemma/document/block-id";
import { blockIdState } from "@stemma/document/block-id-state";
import { $editorRows, $isEditorBlock, $isEditorRow, type EditorRow } from "./selected-blocks.ts";

/**
 * Enforces that every block of the page has an id and no two ids are equal. A new block gets a new id. Of two blocks
 * with the same id, the one that had it first keeps it: a pasted copy is a new block, and a block that was cut keeps
 * its id where it is pasted, even if its empty original stays behind, because an id goes with the text. Checks only
 * blocks that an update touched. A cache maps ids to node keys; an entry is checked against the page before use, so
 * stale entries are harmless. Undo and a replaced body restore nodes without node transforms, so both rebuild the
 * cache.
 */
export function registerBlockIds(editor: LexicalEditor): () => void {
  const owners = new Map<BlockId, NodeKey>();

  const $rebuildOwners = (): void => {
    owners.clear();
    for (const block of $editorRows()) {
      const id = $getState(block, blockIdState);
      if (id !== null && !owners.has(id)) owners.set(id, block.getKey());
    }
  };
  const $ownerOf = (id: BlockId): EditorRow | null => {
    const node = $getNodeByKey(owners.get(id) ?? "");
    const isOwner = $isEditorRow(node) && node.isAttached() && $getState(node, blockIdState) === id;
    return isOwner ? node : null;
  };
  const $setNewId = (block: EditorRow): void => {
    const id = newBlockId();
    owners.set(id, block.getKey());
    $setState(block, blockIdState, id);
  };
  const $claim = (block: EditorRow): void => {
    const id = $getState(block, blockIdState);
    const key = block.getKey();
    if (id !== null && owners.get(id) === key) return;
    if (id === null) return $setNewId(block);
    const owner = $ownerOf(id);
    if (owner !== null && !($isBlank(owner) && !$isBlank(block))) return $setNewId(block);
    owners.set(id, key);
    if (owner !== null) $setNewId(owner);
  };

  return mergeRegister(
    editor.registerNodeTransform(ParagraphNode, $claim),
    editor.registerNodeTransform(HeadingNode, $claim),
    editor.registerNodeTransform(QuoteNode, $claim),
    editor.registerNodeTransform(CodeBlockNode, $claim),
    editor.registerNodeTransform(MathNode, $claim),
    editor.registerNodeTransform(DiagramNode, $claim),
    editor.registerNodeTransform(HorizontalRuleNode, $claim),
    editor.registerNodeTransform(SnippetNode, $claim),
    editor.registerNodeTransform(ImageNode, $claim),
    editor.registerNodeTransform(FileNode, $claim),
    // The place of a deeper list has no id.
    editor.registerNodeTransform(ListItemNode, (item) => {
      if ($isEditorBlock(item)) $claim(item);
    }),
    editor.registerUpdateListener(({ editorState, tags, dirtyElements }) => {
      const isReplaced = dirtyElements.size === 1 && dirtyElements.has("root");
      if (tags.has(HISTORIC_TAG) || isReplaced) editorState.read($rebuildOwners);
    }),
  );
}

function $isBlank(row: EditorRow): boolean {
  return $isEditorBlock(row) && !$isFileNode(row) && row.isEmpty();
}
