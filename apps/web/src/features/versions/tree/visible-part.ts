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
  viewport: Rectangle,
  kept: NodeKey | null,
): { readonly nodes: readonly TreeNode[]; readonly edges: readonly TreeEdge[] } {
  const nodes = layout.nodes.filter(
    ({ key, x, y }) =>
      key === kept ||
      (x + columnPx / 2 >= viewport.left &&
        x - columnPx / 2 <= viewport.right &&
        y + rowPx >= viewport.top &&
        y - rowPx / 2 <= viewport.bottom),
  );
  const edges = layout.edges.filter(
    ({ from, to }) =>
      to.x >= viewport.left &&
      from.x <= viewport.right &&
      Math.max(from.y, to.y) >= viewport.top &&
      Math.min(from.y, to.y) <= viewport.bottom,
  );
  return { nodes, edges };
}
