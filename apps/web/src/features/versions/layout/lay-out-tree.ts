import type { VersionId } from "@stemma/domain/ids";
import { edgePath } from "./edge-path.ts";
import { linkHistory, type LinkedDraft, type LinkedVersion, type NodeKey } from "./link-history.ts";
import { mainLine } from "./main-line.ts";
import { placeNodes } from "./place-nodes.ts";
import { treeMeasures } from "./tree-measures.ts";

/** A version or the draft in the drawing; `x` and `y` are the center of its dot, in pixels. */
export interface TreeNode {
  readonly key: NodeKey;
  readonly parentKey: NodeKey | null;
  readonly childKeys: readonly NodeKey[];
  /** The depth in the tree: 0 for a first version. */
  readonly column: number;
  readonly x: number;
  readonly y: number;
}

/** The line from a node's parent to the node. */
export interface TreeEdge {
  readonly key: NodeKey;
  readonly from: TreeNode;
  readonly to: TreeNode;
  readonly path: string;
}

/** The whole drawing. Nodes and edges are ordered by column from left to right, then from top to bottom. */
export interface TreeLayout {
  readonly nodes: readonly TreeNode[];
  readonly byKey: ReadonlyMap<NodeKey, TreeNode>;
  readonly edges: readonly TreeEdge[];
  readonly widthPx: number;
  readonly heightPx: number;
}

const { columnPx, baseHeightPx, sidePx, topPx, bottomPx } = treeMeasures;

/**
 * Lays out a page's history from left to right: the published version's line is straight, branches are above and
 * below it. The draft is a leaf of its base version, or a root if it has no base.
 */
export function layOutTree(
  versions: readonly LinkedVersion[],
  draft: LinkedDraft | null,
  publishedVersion: VersionId | null,
): TreeLayout {
  const history = linkHistory(versions, draft);
  const places = placeNodes(mainLine(history, publishedVersion), history.roots).sort(
    (a, b) => a.column - b.column || a.level - b.level,
  );
  const top = places.reduce((least, { level }) => Math.min(least, level), 0);
  const bottom = places.reduce((most, { level }) => Math.max(most, level), 0);
  const columns = (places.at(-1)?.column ?? 0) + 1;
  const neededPx = topPx + bottom - top + bottomPx;
  const heightPx = Math.max(baseHeightPx, neededPx);
  const lineY = topPx - top + (heightPx - neededPx) / 2;
  const nodes = places.map(({ node, column, level }): TreeNode => ({
    key: node.key,
    parentKey: node.parent?.key ?? null,
    childKeys: node.children.map(({ key }) => key),
    column,
    x: sidePx + column * columnPx,
    y: lineY + level,
  }));
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const edges = nodes.flatMap((to) => {
    const from = to.parentKey === null ? undefined : byKey.get(to.parentKey);
    return from === undefined ? [] : [{ key: to.key, from, to, path: edgePath(from, to) }];
  });
  return { nodes, byKey, edges, widthPx: 2 * sidePx + (columns - 1) * columnPx, heightPx };
}
