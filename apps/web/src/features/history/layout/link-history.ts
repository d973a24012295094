import type { VersionId } from "@stemma/domain/ids";
import type { VersionSummary } from "@stemma/contract/shapes";

/** What names a node of the history: a version's id, or `draftKey` for the reader's own draft. */
export type NodeKey = VersionId | typeof draftKey;

/** The name of the reader's draft among the nodes: a page has one at most. */
export const draftKey = "draft";

/** A version, or the draft, with what grew from it in the order of publishing; the draft comes last. */
export interface HistoryNode {
  readonly key: NodeKey;
  readonly parent: HistoryNode | null;
  readonly children: HistoryNode[];
  /** The version's sequence; infinite for the draft, which is younger than everything. */
  readonly order: number;
}

/** What of a version says where it stands. */
export type LinkedVersion = Pick<VersionSummary, "id" | "previousNode" | "sequence">;

/** What of a draft says where it stands. */
export interface LinkedDraft {
  readonly previousNode: VersionId | null;
}

/** The nodes by key, in the order of publishing, and those among them that have no parent. */
export interface History {
  readonly nodes: ReadonlyMap<NodeKey, HistoryNode>;
  readonly roots: readonly HistoryNode[];
}

/**
 * Links versions to those they grew from, and the draft to its base. A version whose parent isn't there, or isn't older
 * than itself, is a root: so whatever comes in, every version is in the forest once.
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
