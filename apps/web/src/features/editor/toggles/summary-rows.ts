import { $isListItemNode } from "@lexical/list";
import { $isHeadingNode, $isQuoteNode } from "@lexical/rich-text";
import { $createParagraphNode, $isParagraphNode, type LexicalNode } from "lexical";
import { $isToggleNode, type ToggleNode } from "@stemma/document/containers/toggle-node";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $editorRows } from "../blocks/selected-blocks.ts";
import { $frameOf } from "../frames/frame-rows.ts";

/** The toggle that a node stands in; `null` outside of toggles. */
export function $toggleOf(node: LexicalNode): ToggleNode | null {
  const frame = $frameOf(node);
  return $isToggleNode(frame) ? frame : null;
}

/** The toggle whose summary a row is; `null` for all other rows. */
export function $toggleOfSummary(row: LexicalNode): ToggleNode | null {
  const toggle = row.getParent();
  return $isToggleNode(toggle) && row.getPreviousSibling() === null ? toggle : null;
}

/** Keeps a paragraph or a heading as the first row of a toggle, as `foldToggle` does where a text is stored. */
export function $keepSummary(toggle: ToggleNode): void {
  const first = toggle.getFirstChild();
  if (first === null || $isParagraphNode(first) || $isHeadingNode(first)) return;
  const [row] = $editorRows(toggle);
  if ($isListItemNode(row) || $isQuoteNode(row)) $setBlockKind(row, "paragraph");
  else first.insertBefore($createParagraphNode(), false);
}
