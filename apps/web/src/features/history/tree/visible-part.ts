import type { NodeKey } from "../layout/link-history.ts";
import type { TreeEdge, TreeLayout, TreeNode } from "../layout/lay-out-tree.ts";
import { treeMeasures } from "../layout/tree-measures.ts";

/** A part of the drawing, in pixels from its top left corner. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const { columnPx, rowPx } = treeMeasures;

/**
 * The nodes and lines to draw when a part is in sight: what reaches into it, and `kept`, which holds the focus wherever it
 * is. A tree of any size so costs no more than what is seen.
 */
export function visiblePart(
  layout: TreeLayout,
  sight: Rectangle,
  kept: NodeKey | null,
): { readonly nodes: readonly TreeNode[]; readonly edges: readonly TreeEdge[] } {
  const nodes = layout.nodes.filter(
    ({ key, x, y }) =>
      key === kept ||
      (x + columnPx / 2 >= sight.left &&
        x - columnPx / 2 <= sight.right &&
        y + rowPx >= sight.top &&
        y - rowPx / 2 <= sight.bottom),
  );
  const edges = layout.edges.filter(
    ({ from, to }) =>
      to.x >= sight.left &&
      from.x <= sight.right &&
      Math.max(from.y, to.y) >= sight.top &&
      Math.min(from.y, to.y) <= sight.bottom,
  );
  return { nodes, edges };
}
