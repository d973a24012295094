import { $getSelection, $isRangeSelection } from "lexical";
import type { BlockKind } from "@stemma/document/make-block";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { slashQuery } from "./slash-query.ts";
import { $textBeforeCaret } from "./text-before-caret.ts";

/**
 * Removes the slash and the query and changes the block to this kind. If text precedes the slash, splits the block
 * there, and the second half becomes this kind. Call it inside an editor update.
 */
export function $insertObject(kind: BlockKind): void {
  const before = $textBeforeCaret();
  const slash = before === null ? null : slashQuery(before.text);
  const selection = $getSelection();
  if (before === null || slash === null || !$isRangeSelection(selection)) return;
  const end = selection.anchor.offset;
  const start = end - slash.query.length - 1;
  before.node.select(start, end).removeText();
  const caret = $getSelection();
  if (!$isRangeSelection(caret)) return;
  const hasTextBefore = ($textBeforeCaret()?.text ?? "") !== "";
  const block = $blockOf(caret.anchor.getNode());
  const target = hasTextBefore
    ? $blockOf(caret.insertParagraph() ?? caret.anchor.getNode())
    : block;
  if (target !== null) $setBlockKind(target, kind);
}
