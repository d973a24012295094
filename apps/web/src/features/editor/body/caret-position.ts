import {
  $getSelection,
  $getState,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  SKIP_SCROLL_INTO_VIEW_TAG,
  type LexicalEditor,
  type LexicalNode,
} from "lexical";
import type { BlockId } from "@stemma/document/block-id";
import { blockIdState } from "@stemma/document/block-id-state";
import { $blockOf, $editorBlocks, type EditorBlock } from "../blocks/selected-blocks.ts";

/** The caret position as a block id and a character offset, so that it survives a replacement of the editor's nodes. */
export type CaretPosition = { readonly blockId: BlockId; readonly characters: number };

/** The position of the caret, or of the selection's focus; `null` without a selection. */
export function caretPosition(editor: LexicalEditor): CaretPosition | null {
  return editor.read("latest", () => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return null;
    const { focus } = selection;
    const node = focus.getNode();
    const block = $blockOf(node);
    const blockId = block === null ? null : $getState(block, blockIdState);
    if (block === null || blockId === null) return null;
    if (!$isTextNode(node)) {
      return { blockId, characters: $length(node.getChildren().slice(0, focus.offset)) };
    }
    const leaves = $leavesOf(block);
    const before = leaves.slice(
      0,
      leaves.findIndex((leaf) => leaf.is(node)),
    );
    return { blockId, characters: $length(before) + focus.offset };
  });
}

/** Places the caret at this position, clamped to the block's text; does nothing if the block no longer exists. */
export function placeCaret(editor: LexicalEditor, position: CaretPosition, tag: string): void {
  editor.update(() => $placeCaret(position), {
    tag: [tag, SKIP_SCROLL_INTO_VIEW_TAG],
    discrete: true,
  });
}

/** The same in an update. */
export function $placeCaret(position: CaretPosition): void {
  const block = $editorBlocks().find((one) => $getState(one, blockIdState) === position.blockId);
  let remaining = position.characters;
  for (const leaf of block === undefined ? [] : $leavesOf(block)) {
    const size = leaf.getTextContentSize();
    if ($isTextNode(leaf) && remaining <= size) {
      leaf.select(remaining, remaining);
      return;
    }
    remaining -= size;
  }
  block?.selectEnd();
}

/** The leaf nodes of a block in order (texts, tabs, line breaks), including those in links. */
function $leavesOf(block: EditorBlock): LexicalNode[] {
  return block
    .getChildren()
    .flatMap((child) => ($isElementNode(child) ? child.getChildren() : [child]));
}

function $length(leaves: readonly LexicalNode[]): number {
  return leaves.reduce((sum, leaf) => sum + leaf.getTextContentSize(), 0);
}
