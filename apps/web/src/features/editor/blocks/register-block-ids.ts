import { HeadingNode } from "@lexical/rich-text";
import {
  $getNodeByKey,
  $getRoot,
  $getState,
  $setState,
  HISTORIC_TAG,
  mergeRegister,
  ParagraphNode,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import { newBlockId, type BlockId } from "@stemma/document/block-id";
import { blockIdState } from "@stemma/document/block-id-state";
import { $isEditorBlock, type EditorBlock } from "./selected-blocks.ts";

/**
 * Keeps the law of block ids: every block of the page has one, and no two have the same. New blocks get one; of two equal
 * ones the block that stood there first keeps it, so a copy pasted beside its original is a new block, while one that was
 * cut keeps its id where it is pasted: also when an empty block was left behind, because an id goes with the text.
 *
 * Looks only at blocks that an update touched. Which node has an id is remembered; an entry is believed only while its
 * node is on the page with that id, so nothing need be taken out. Undo and a replaced body bring back nodes that no
 * transform sees, so after either the memory is read anew.
 */
export function registerBlockIds(editor: LexicalEditor): () => void {
  const owners = new Map<BlockId, NodeKey>();

  const $readAnew = (): void => {
    owners.clear();
    for (const block of $getRoot().getChildren()) {
      const id = $isEditorBlock(block) ? $getState(block, blockIdState) : null;
      if (id !== null && !owners.has(id)) owners.set(id, block.getKey());
    }
  };
  const $ownerOf = (id: BlockId): EditorBlock | null => {
    const node = $getNodeByKey(owners.get(id) ?? "");
    const isOwner =
      $isEditorBlock(node) && node.isAttached() && $getState(node, blockIdState) === id;
    return isOwner ? node : null;
  };
  const $give = (block: EditorBlock): void => {
    const id = newBlockId();
    owners.set(id, block.getKey());
    $setState(block, blockIdState, id);
  };
  const $claim = (block: EditorBlock): void => {
    const id = $getState(block, blockIdState);
    const key = block.getKey();
    if (id !== null && owners.get(id) === key) return;
    if (id === null) return $give(block);
    const owner = $ownerOf(id);
    if (owner !== null && !(owner.isEmpty() && !block.isEmpty())) return $give(block);
    owners.set(id, key);
    if (owner !== null) $give(owner);
  };

  return mergeRegister(
    editor.registerNodeTransform(ParagraphNode, $claim),
    editor.registerNodeTransform(HeadingNode, $claim),
    editor.registerUpdateListener(({ editorState, tags, dirtyElements }) => {
      const isWholeState = dirtyElements.size === 1 && dirtyElements.has("root");
      if (tags.has(HISTORIC_TAG) || isWholeState) editorState.read($readAnew);
    }),
  );
}
