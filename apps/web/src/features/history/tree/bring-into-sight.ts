import type { TreeNode } from "../layout/lay-out-tree.ts";
import { treeMeasures } from "../layout/tree-measures.ts";

/** `middle` puts the node into the middle; `near` scrolls only as far as its label and a neighbour need. */
type Way = "middle" | "near";

const { columnPx, rowPx, bottomPx } = treeMeasures;

/** Scrolls `frame` so that a node of the drawing in it can be seen. */
export function bringIntoSight(
  frame: HTMLElement,
  drawing: HTMLElement,
  { x, y }: Pick<TreeNode, "x" | "y">,
  way: Way,
): void {
  const left = x + drawing.offsetLeft;
  const top = y + drawing.offsetTop;
  const isMiddle = way === "middle";
  const { clientWidth: width, clientHeight: height } = frame;
  frame.scrollLeft = isMiddle
    ? left - width / 2
    : nearest(frame.scrollLeft, width, left - columnPx, left + columnPx);
  frame.scrollTop = isMiddle
    ? top - height / 2
    : nearest(frame.scrollTop, height, top - rowPx, top + bottomPx);
}

/** The position nearest to `now` in which a window so long shows from `start` to `end`; in the middle where it can't. */
function nearest(now: number, length: number, start: number, end: number): number {
  if (end - start > length) return (start + end - length) / 2;
  return Math.min(Math.max(now, end - length), start);
}
