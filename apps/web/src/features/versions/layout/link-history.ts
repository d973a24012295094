import type { VersionId } from "@stemma/domain/ids";
import type { VersionSummary } from "@stemma/contract/version-shapes";

/** The key of a node in the history: a version's id, or `draftKey` for the reader's own draft. */
export type NodeKey = VersionId | typeof draftKey;

/** The key of the reader's draft; a page has at most one. */
export const draftKey = "draft";

/** A version or the draft, with its children in the order of publishing; the draft is the last child. */
export interface HistoryNode {
  readonly key: NodeKey;
  readonly parent: HistoryNode | null;
  readonly children: HistoryNode[];
  /** The version's sequence number; infinity for the draft, which is newer than every version. */
  readonly order: number;
}

/** The fields of a version that define its place in the tree. */
export type LinkedVersion = Pick<VersionSummary, "id" | "previousNode" | "sequence">;

/** The field of a draft that defines its place in the tree. */
export interface LinkedDraft {
  readonly previousNode: VersionId | null;
}

/** The nodes by key, in the order of publishing, and the roots. */
export interface History {
  readonly nodes: ReadonlyMap<NodeKey, HistoryNode>;
  readonly roots: readonly HistoryNode[];
}

/**
 * Links each version to its parent, and the draft to its base. A version whose parent is missing, or not older,
 * becomes a root: for any input, every version is in the forest exactly once.
 */
export function linkHistory(
  versions: readonly LinkedVersion[],
  draft: LinkedDraft | null,
): History {
  const nodes = new Map<NodeKey, HistoryNode>();
  const roots: HistoryNode[] = [];
  const add = (key: NodeKey, previousNode: VersionId | null, order: number): void => {
    const parent = (previousNode !== null && nodes.get(previousNode)) || null;
    const node: HistoryNode = { key, parent, children: [], order };
    nodes.set(key, node);
    (parent === null ? roots : parent.children).push(node);
  };
  const oldestFirst = [...versions].sort((a, b) => a.sequence - b.sequence);
  for (const { id, previousNode, sequence } of oldestFirst) add(id, previousNode, sequence);
  if (draft !== null) add(draftKey, draft.previousNode, Number.POSITIVE_INFINITY);
  return { nodes, roots };
}
