import type { KeyboardEvent } from "react";
import type { NodeKey } from "../layout/link-history.ts";
import type { TreeLayout } from "../layout/lay-out-tree.ts";
import { treeMeasures } from "../layout/tree-measures.ts";
import { nextNode, type Direction } from "./next-node.ts";

/** The effect of a key in the tree. */
export type TreeMove =
  | { readonly kind: "select"; readonly key: NodeKey }
  | { readonly kind: "scroll"; readonly x: number; readonly y: number }
  | { readonly kind: "open" };

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const steps: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * Maps a key to its effect: arrows select a neighbor, Shift with an arrow scrolls one step, Home selects the
 * selection's root, End the published version, Enter opens. `null` for other keys.
 */
export function treeMove(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">,
  layout: TreeLayout,
  selected: NodeKey,
  published: NodeKey | null,
): TreeMove | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const direction = directions[event.key];
  if (direction !== undefined && event.shiftKey) {
    const [x, y] = steps[direction];
    const { scrollStepPx } = treeMeasures;
    return { kind: "scroll", x: x * scrollStepPx, y: y * scrollStepPx };
  }
  if (direction !== undefined) return select(nextNode(layout, selected, direction));
  if (event.key === "Home") return select(firstOf(layout, selected));
  if (event.key === "End") return select(published);
  return event.key === "Enter" ? { kind: "open" } : null;
}

function select(key: NodeKey | null): TreeMove | null {
  return key === null ? null : { kind: "select", key };
}

function firstOf(layout: TreeLayout, key: NodeKey): NodeKey | null {
  let node = layout.byKey.get(key);
  while (node !== undefined && node.parentKey !== null) node = layout.byKey.get(node.parentKey);
  return node?.key ?? null;
}
