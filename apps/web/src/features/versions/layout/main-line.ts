import type { VersionId } from "@stemma/domain/ids";
import { draftKey, type History, type HistoryNode } from "./link-history.ts";

/**
 * The nodes on the straight line of the drawing, from a root: the published version with its ancestors, then its
 * descendants towards the newest version. The draft is part of it only where no version continues. Empty for an empty
 * history.
 */
export function mainLine(history: History, published: VersionId | null): HistoryNode[] {
  const newest = newestBelow(history);
  const age = (node: HistoryNode): number => newest.get(node) ?? 0;
  const towardsNewest = (nodes: readonly HistoryNode[]): HistoryNode | undefined =>
    nodes.reduce<HistoryNode | undefined>(
      (best, node) => (best === undefined || age(node) > age(best) ? node : best),
      undefined,
    );
  const start =
    (published === null ? undefined : history.nodes.get(published)) ?? towardsNewest(history.roots);
  if (start === undefined) return [];
  const line = [start];
  for (let at = start.parent; at !== null; at = at.parent) line.push(at);
  line.reverse();
  for (let at = towardsNewest(start.children); at; at = towardsNewest(at.children)) line.push(at);
  return line;
}

/** The sequence of the newest version among each node and its descendants; the draft counts as 0. */
function newestBelow(history: History): ReadonlyMap<HistoryNode, number> {
  const newest = new Map<HistoryNode, number>();
  for (const node of [...history.nodes.values()].reverse()) {
    const own = node.key === draftKey ? 0 : node.order;
    const found = Math.max(own, newest.get(node) ?? 0);
    newest.set(node, found);
    if (node.parent !== null) {
      newest.set(node.parent, Math.max(found, newest.get(node.parent) ?? 0));
    }
  }
  return newest;
}
