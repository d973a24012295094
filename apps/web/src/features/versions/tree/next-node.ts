import type { NodeKey } from "../layout/link-history.ts";
import type { TreeLayout, TreeNode } from "../layout/lay-out-tree.ts";

/** The direction of an arrow key. */
export type Direction = "left" | "right" | "up" | "down";

/**
 * The target of an arrow key: left to the parent, right to the nearest child, up and down to the neighbor in the same
 * column. `null` if there is none.
 */
export function nextNode(layout: TreeLayout, key: NodeKey, direction: Direction): NodeKey | null {
  const node = layout.byKey.get(key);
  if (node === undefined) return null;
  if (direction === "left") return node.parentKey;
  const candidates =
    direction === "right"
      ? node.childKeys.flatMap((child) => layout.byKey.get(child) ?? [])
      : layout.nodes.filter(
          ({ column, y }) =>
            column === node.column && (direction === "up" ? y < node.y : y > node.y),
        );
  return nearest(candidates, node.y)?.key ?? null;
}

function nearest(nodes: readonly TreeNode[], y: number): TreeNode | undefined {
  return nodes.reduce<TreeNode | undefined>(
    (best, node) =>
      best === undefined || Math.abs(node.y - y) < Math.abs(best.y - y) ? node : best,
    undefined,
  );
}
