import {
  $getNodeByKey,
  $getRoot,
  $getState,
  $setState,
  HISTORIC_TAG,
  mergeRegister,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import { newBlockId, type BlockId } from "@stemma/document/block-id";
import { CalloutNode } from "@stemma/document/containers/callout-node";
import { containerIdState } from "@stemma/document/containers/container-id-state";
import { $isFrameNode, type FrameNode } from "@stemma/document/containers/frame-node";
import { ToggleNode } from "@stemma/document/containers/toggle-node";
import { $removeFrame } from "./frame-rows.ts";

/**
 * Keeps frames in the form in which a page stores them: each with rows and with an id of its own, never in another one.
 * Of frames with one id, the one that had it first keeps it: a copy is a new frame, wherever it was pasted. A cache of
 * the owners of ids works as in `registerBlockIds`, so that an edit costs the same in a page of many frames.
 */
export function registerCanonicalFrames(editor: LexicalEditor): () => void {
  const owners = new Map<BlockId, NodeKey>();

  const $rebuildOwners = (): void => {
    owners.clear();
    for (const frame of $getRoot().getChildren().filter($isFrameNode)) {
      const id = $getState(frame, containerIdState);
      if (id !== null && !owners.has(id)) owners.set(id, frame.getKey());
    }
  };
  const $isOwned = (id: BlockId): boolean => {
    const owner = $getNodeByKey(owners.get(id) ?? "");
    return $isFrameNode(owner) && owner.isAttached() && $getState(owner, containerIdState) === id;
  };
  const $claim = (frame: FrameNode): void => {
    const id = $getState(frame, containerIdState);
    const key = frame.getKey();
    if (id !== null && owners.get(id) === key) return;
    const own = id === null || $isOwned(id) ? newBlockId() : id;
    if (own !== id) $setState(frame, containerIdState, own);
    owners.set(own, key);
  };
  const $keepCanonical = (frame: FrameNode): void => {
    if (frame.isEmpty()) frame.remove();
    else if (frame.getParents().some($isFrameNode)) $removeFrame(frame);
    else $claim(frame);
  };

  return mergeRegister(
    editor.registerNodeTransform(CalloutNode, $keepCanonical),
    editor.registerNodeTransform(ToggleNode, $keepCanonical),
    editor.registerUpdateListener(({ editorState, tags, dirtyElements }) => {
      const isReplaced = dirtyElements.size === 1 && dirtyElements.has("root");
      if (tags.has(HISTORIC_TAG) || isReplaced) editorState.read($rebuildOwners);
    }),
  );
}
