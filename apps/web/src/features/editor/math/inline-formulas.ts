import { $isCodeNode } from "@lexical/code-core";
import { $isLinkNode } from "@lexical/link";
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  createCommand,
  type LexicalCommand,
  type NodeKey,
  type RangeSelection,
} from "lexical";
import {
  $createInlineMathNode,
  $isInlineMathNode,
  type InlineMathNode,
} from "@stemma/document/math/inline-math-node";
import { inlineMathMax, inlineMathSource } from "@stemma/document/math/inline-math-word";
import { objectCharacter } from "@stemma/document/inline-object-node";
import { $selectedBlocks } from "../blocks/selected-blocks.ts";
import { $textForFormula } from "../paste/copy-objects.ts";

/** Opens the field for the source of a formula in a line, or of a new one at the caret (`null`). */
export const editFormulaCommand: LexicalCommand<NodeKey | null> = createCommand("EDIT_FORMULA");

/** The formula that is selected, and nothing else; `null` for every other selection. */
export function $selectedFormula(): InlineMathNode | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || selection.getTextContent() !== objectCharacter) return null;
  return selection.getNodes().find($isInlineMathNode) ?? null;
}

/**
 * Makes a formula of the selected text, and selects it. Does nothing, and returns false, where there can be none: in several rows, in
 * code, in a link, without text, and with a longer one than a formula in a line may have.
 */
export function $makeFormula(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !$mayHoldFormula(selection)) return false;
  const source = inlineMathSource($textForFormula(selection));
  if (source === "" || source.length > inlineMathMax) return false;
  const formula = $createInlineMathNode(source);
  selection.insertNodes([formula]);
  const place = formula.getIndexWithinParent();
  formula.getParentOrThrow().select(place, place + 1);
  return true;
}

/** Whether a formula can stand in the place of a selection. */
export function $mayHoldFormula(selection: RangeSelection): boolean {
  const [block, ...others] = $selectedBlocks();
  const isInLink = [selection.anchor, selection.focus].some(
    (point) => $findMatchingParent(point.getNode(), $isLinkNode) !== null,
  );
  return block !== undefined && others.length === 0 && !$isCodeNode(block) && !isInLink;
}
