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
import { $isCalloutNode, CalloutNode } from "@stemma/document/containers/callout-node";
import { containerIdState } from "@stemma/document/containers/container-id-state";
import { $removeCallout } from "./callout-rows.ts";

/**
 * Keeps callouts in the form in which a page stores them: each with rows and with an id of its own, never in another one.
 * Of callouts with one id, the one that had it first keeps it: a copy is a new callout, wherever it was pasted. A cache of
 * the owners of ids works as in `registerBlockIds`, so that an edit costs the same in a page of many callouts.
 */
export function registerCanonicalCallouts(editor: LexicalEditor): () => void {
  const owners = new Map<BlockId, NodeKey>();

  const $rebuildOwners = (): void => {
    owners.clear();
    for (const callout of $getRoot().getChildren().filter($isCalloutNode)) {
      const id = $getState(callout, containerIdState);
      if (id !== null && !owners.has(id)) owners.set(id, callout.getKey());
    }
  };
  const $isOwned = (id: BlockId): boolean => {
    const owner = $getNodeByKey(owners.get(id) ?? "");
    return $isCalloutNode(owner) && owner.isAttached() && $getState(owner, containerIdState) === id;
  };
  const $claim = (callout: CalloutNode): void => {
    const id = $getState(callout, containerIdState);
    const key = callout.getKey();
    if (id !== null && owners.get(id) === key) return;
    const own = id === null || $isOwned(id) ? newBlockId() : id;
    if (own !== id) $setState(callout, containerIdState, own);
    owners.set(own, key);
  };
  const $keepCanonical = (callout: CalloutNode): void => {
    if (callout.isEmpty()) callout.remove();
    else if (callout.getParents().some($isCalloutNode)) $removeCallout(callout);
    else $claim(callout);
  };

  return mergeRegister(
    editor.registerNodeTransform(CalloutNode, $keepCanonical),
    editor.registerUpdateListener(({ editorState, tags, dirtyElements }) => {
      const isReplaced = dirtyElements.size === 1 && dirtyElements.has("root");
      if (tags.has(HISTORIC_TAG) || isReplaced) editorState.read($rebuildOwners);
    }),
  );
}
