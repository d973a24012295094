import { $isListItemNode } from "@lexical/list";
import { $isTableNode } from "@lexical/table";
import { $getNodeByKey, type LexicalEditor, type LexicalNode, type NodeKey } from "lexical";
import { $isFrameNode } from "@stemma/document/containers/frame-node";
import type { ToggleNode } from "@stemma/document/containers/toggle-node";
import { isToggleOpen } from "../toggles/open-toggles.ts";
import { $toggleOfSummary } from "../toggles/summary-rows.ts";
import { $placeFor } from "../blocks/put-rows.ts";
import { $wholeRows, type WholeRow } from "../blocks/whole-rows.ts";
import { $isEditorRow } from "../blocks/selected-blocks.ts";
import { $rowsOfKeys } from "./chosen-rows.ts";
import { rowKeyOf } from "./observe-shown-row.ts";
import { rowAtHeight } from "./row-at-height.ts";

/** Where dragged rows would go: beside the element of a row, a table or a callout. */
export interface DropPlace {
  readonly key: NodeKey;
  readonly element: HTMLElement;
  readonly isBefore: boolean;
  /** Whether the dragged rows begin with a row of a list, which takes the level of the row beside. */
  readonly isForList: boolean;
}

/** The place for these rows at a height of the window; `null` on the rows themselves. */
export function dropPlaceAt(
  editor: LexicalEditor,
  keys: readonly NodeKey[],
  y: number,
): DropPlace | null {
  const root = editor.getRootElement();
  const row = root === null ? null : rowAtHeight(root, y);
  /** What stands above a summary is above its toggle, and a closed toggle takes nothing. */
  const $besideSummary = (target: LexicalNode): ToggleNode | null => {
    const toggle = $toggleOfSummary(target);
    const isAbove = row !== null && y < middleOf(row);
    return toggle !== null && (isAbove || !isToggleOpen(editor, toggle.getKey())) ? toggle : null;
  };
  const rowKey = row === null ? null : rowKeyOf(editor, row);
  if (rowKey === null) return null;
  const found = editor.getEditorState().read(() => {
    const moved = $wholeRows($rowsOfKeys(keys));
    const [target] = $rowsOfKeys([rowKey]);
    if (target === undefined) return null;
    const beside = $placeFor(moved, $besideSummary(target) ?? target);
    const isAmong = moved.some((one) => one.is(beside) || one.isParentOf(beside));
    return isAmong ? null : { key: beside.getKey(), isForList: $isListItemNode(moved[0]) };
  });
  const element = found === null ? null : editor.getElementByKey(found.key);
  if (found === null || element === null) return null;
  return { ...found, element, isBefore: y < middleOf(element) };
}

function middleOf(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}

/** The row, table or callout of a place, if it is still there. */
export function $besideOf({ key }: DropPlace): WholeRow | null {
  const node = $getNodeByKey(key);
  if (node?.isAttached() !== true) return null;
  return $isEditorRow(node) || $isTableNode(node) || $isFrameNode(node) ? node : null;
}
