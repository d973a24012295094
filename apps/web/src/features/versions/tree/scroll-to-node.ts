import type { TreeNode } from "../layout/lay-out-tree.ts";
import { treeMeasures } from "../layout/tree-measures.ts";

/** `middle` centers the node; `near` scrolls only as far as the node's label and neighbors need. */
type Alignment = "middle" | "near";

const { columnPx, rowPx, bottomPx } = treeMeasures;

/** Scrolls `frame` so that a node of the drawing is visible. */
export function scrollToNode(
  frame: HTMLElement,
  drawing: HTMLElement,
  { x, y }: Pick<TreeNode, "x" | "y">,
  alignment: Alignment,
): void {
  const left = x + drawing.offsetLeft;
  const top = y + drawing.offsetTop;
  const isMiddle = alignment === "middle";
  const { clientWidth: width, clientHeight: height } = frame;
  frame.scrollLeft = isMiddle
    ? left - width / 2
    : nearest(frame.scrollLeft, width, left - columnPx, left + columnPx);
  frame.scrollTop = isMiddle
    ? top - height / 2
    : nearest(frame.scrollTop, height, top - rowPx, top + bottomPx);
}

/**
 * The scroll position nearest to `now` that shows `start` to `end` in a viewport of this length; centered if the
 * range is too long.
 */
function nearest(now: number, length: number, start: number, end: number): number {
  if (end - start > length) return (start + end - length) / 2;
  return Math.min(Math.max(now, end - length), start);
}
