import type { NodeKey } from "../layout/link-history.ts";
import type { TreeEdge, TreeLayout, TreeNode } from "../layout/lay-out-tree.ts";
import { treeMeasures } from "../layout/tree-measures.ts";

/** A rectangle in the drawing, in pixels from its top left corner. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const { columnPx, rowPx } = treeMeasures;

/**
 * The nodes and edges to render for the visible part: everything that intersects it, plus `kept`, the focused node.
 * Virtualization: the cost depends on the visible part, not on the size of the tree.
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
