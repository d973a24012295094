import {
  $getEditor,
  $getSelection,
  $getState,
  $isRangeSelection,
  $onUpdate,
  type LexicalNode,
} from "lexical";
import type { BlockId } from "@stemma/document/block-id";
import { blockIdState } from "@stemma/document/block-id-state";
import { $blockOf, $editorBlocks } from "../blocks/selected-blocks.ts";
import type { PastedBlock } from "../paste/pasted-block.ts";
import type { PlacedPicture } from "../paste/pasted-picture.ts";
import { ADD_FILES_COMMAND } from "./file-commands.ts";

/**
 * Uploads the pictures of a paste, once it is committed, and puts each below the pasted block that stands before it. `pasted` are the
 * blocks as they were inserted, each with its id.
 */
export function $addPictures(
  pictures: readonly PlacedPicture[],
  pasted: readonly PastedBlock[],
): void {
  const editor = $getEditor();
  const chosen = pictures.map(({ file, altText, after }) => ({
    files: [file],
    altText,
    below: $placeOf(after, pasted),
  }));
  $onUpdate(() => void editor.dispatchCommand(ADD_FILES_COMMAND, chosen));
}

/** A block that became a part of the line in which it was pasted is no more: then the caret stands behind it. */
function $placeOf(after: number, pasted: readonly PastedBlock[]): BlockId | null {
  const ids = new Map($editorBlocks().map((block, at, all) => [idOf(block), { at, all }]));
  const before = pasted[after - 1]?.id;
  if (before !== undefined && ids.has(before)) return before;
  const next = ids.get(pasted[0]?.id ?? null);
  if (after === 0 && next !== undefined && next.at > 0) return idOf(next.all[next.at - 1]);
  const selection = $getSelection();
  return $isRangeSelection(selection) ? idOf($blockOf(selection.anchor.getNode())) : null;
}

function idOf(block: LexicalNode | null | undefined): BlockId | null {
  return block == null ? null : $getState(block, blockIdState);
}
