import { hierarchy, tree } from "d3-hierarchy";
import type { HistoryNode } from "./link-history.ts";
import { treeMeasures } from "./tree-measures.ts";

/**
 * The position of a node: its zero-based column, and its level in pixels, where 0 is the main line and positive is
 * down.
 */
export interface NodePlace {
  readonly node: HistoryNode;
  readonly column: number;
  readonly level: number;
}

interface Branch {
  readonly places: readonly NodePlace[];
  /** The highest and the lowest level in each of the branch's columns. */
  readonly highest: readonly number[];
  readonly lowest: readonly number[];
}

const { columnPx, rowPx } = treeMeasures;

/**
 * Places the main line on level 0, and lays out each branch and puts it above or below, as close as the free space
 * allows. Places late branches first, so that earlier ones go around them and no lines cross.
 */
export function placeNodes(
  line: readonly HistoryNode[],
  roots: readonly HistoryNode[],
): NodePlace[] {
  const places: NodePlace[] = line.map((node, column) => ({ node, column, level: 0 }));
  const onLine = new Set(line);
  const tops: number[] = [];
  const bottoms: number[] = [];
  const put = (node: HistoryNode, column: number): void => {
    const branch = layOutBranch(node);
    const fits = branch.highest.map((high, depth) => ({
      above: (tops[column + depth] ?? 0) - rowPx - (branch.lowest[depth] ?? high),
      below: (bottoms[column + depth] ?? 0) + rowPx - high,
    }));
    const above = fits.reduce((least, fit) => Math.min(least, fit.above), 0);
    const below = fits.reduce((most, fit) => Math.max(most, fit.below), 0);
    const isAbove = -above < below;
    const offset = isAbove ? above : below;
    for (const [depth, high] of branch.highest.entries()) {
      if (isAbove) tops[column + depth] = high + offset;
      else bottoms[column + depth] = (branch.lowest[depth] ?? high) + offset;
    }
    for (const place of branch.places) {
      places.push({ ...place, column: column + place.column, level: place.level + offset });
    }
  };
  for (const [column, node] of [...line.entries()].reverse()) {
    for (const child of node.children.toReversed()) if (!onLine.has(child)) put(child, column + 1);
  }
  for (const root of roots) if (!onLine.has(root)) put(root, 0);
  return places;
}

function layOutBranch(root: HistoryNode): Branch {
  const layOut = tree<HistoryNode>()
    .nodeSize([rowPx, columnPx])
    .separation(() => 1);
  const places: NodePlace[] = [];
  const highest: number[] = [];
  const lowest: number[] = [];
  layOut(hierarchy(root, (node) => node.children)).each(({ data, depth, x }) => {
    places.push({ node: data, column: depth, level: x });
    highest[depth] = Math.min(highest[depth] ?? x, x);
    lowest[depth] = Math.max(lowest[depth] ?? x, x);
  });
  return { places, highest, lowest };
}
