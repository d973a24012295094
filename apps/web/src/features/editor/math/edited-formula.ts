import {
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  type NodeKey,
  type RangeSelection,
} from "lexical";
import { $createInlineMathNode, $isInlineMathNode } from "@stemma/document/math/inline-math-node";
import { $mayHoldFormula } from "./inline-formulas.ts";

/** A formula in a line that is being edited. */
export interface EditedFormula {
  /** `null` for a new one. */
  readonly key: NodeKey | null;
  /** The source at first. */
  readonly source: string;
  /** The selection in the text, whose place a new one takes. */
  readonly selection: RangeSelection | null;
}

/** The formula with this key, or a new one at the caret (`null`). Returns `null` where there is none, and can be none. */
export function $editedFormula(key: NodeKey | null): EditedFormula | null {
  const selected = $getSelection();
  const selection = $isRangeSelection(selected) ? selected.clone() : null;
  if (key === null) {
    const isPossible = selection !== null && $mayHoldFormula(selection);
    return isPossible ? { key, source: "", selection } : null;
  }
  const node = $getNodeByKey(key);
  return $isInlineMathNode(node) ? { key, source: node.getSource(), selection } : null;
}

/** Gives the formula this source, and places the caret behind it; removes it for an empty one. Call it inside an editor update. */
export function $applySource(edited: EditedFormula, source: string): void {
  if (edited.key === null) return $insertNew(edited, source);
  const node = $getNodeByKey(edited.key);
  if (!$isInlineMathNode(node) || !node.isAttached()) return;
  node.selectNext(0, 0);
  if (source === "") node.remove();
  else node.setSource(source);
}

function $insertNew({ selection }: EditedFormula, source: string): void {
  if (source === "" || selection === null || !isThere(selection)) return;
  const place = selection.clone();
  $setSelection(place);
  place.insertNodes([$createInlineMathNode(source)]);
}

/** Places the caret behind the formula, or where a new one would have been. Call it inside an editor update. */
export function $leaveFormula({ key, selection }: EditedFormula): void {
  const node = key === null ? null : $getNodeByKey(key);
  if ($isInlineMathNode(node) && node.isAttached()) node.selectNext(0, 0);
  else if (selection !== null && isThere(selection)) $setSelection(selection.clone());
}

/** Whether the text of a selection that was taken earlier is still there. */
function isThere({ anchor, focus }: RangeSelection): boolean {
  return [anchor, focus].every(({ key }) => $getNodeByKey(key)?.isAttached() === true);
}
