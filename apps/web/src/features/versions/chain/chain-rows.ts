import type { VersionId } from "@stemma/domain/ids";
import type { Revert, VersionSummary } from "@stemma/contract/version-shapes";
import { draftKey, linkHistory, type HistoryNode } from "../layout/link-history.ts";

/** One row of the chain view. */
export type ChainRow =
  | { readonly kind: "version"; readonly version: VersionSummary }
  | { readonly kind: "revert"; readonly revert: Revert }
  | {
      /** The versions that branch off from a version of the chain, or start from none (another first version). */
      readonly kind: "branch";
      readonly from: VersionSummary | null;
      /** The newest version of the branch: the tip of its own chain. */
      readonly newest: VersionSummary;
      readonly count: number;
    };

/**
 * The rows of `tip` and its ancestors, newest first. A branch is above the version it starts from; a revert is placed
 * by its time. Empty if `tip` does not exist.
 */
export function chainRows(
  versions: readonly VersionSummary[],
  reverts: readonly Revert[],
  tip: VersionId | null,
): ChainRow[] {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const { nodes, roots } = linkHistory(versions, null);
  const chain: HistoryNode[] = [];
  for (let at = tip === null ? null : nodes.get(tip); at; at = at.parent) chain.push(at);
  const onChain = new Set(chain);
  const remaining = [...reverts].sort((a, b) => b.revertedAt.localeCompare(a.revertedAt));
  const rows: ChainRow[] = [];
  for (const node of chain) {
    const version = versionOf(node);
    if (version === undefined) continue;
    while (remaining[0] !== undefined && remaining[0].revertedAt >= version.publishedAt) {
      const revert = remaining.shift();
      if (revert !== undefined) rows.push({ kind: "revert", revert });
    }
    rows.push(...branches(node.children, version), { kind: "version", version });
  }
  if (chain.length > 0) rows.push(...branches(roots, null));
  return rows;

  function versionOf(node: HistoryNode): VersionSummary | undefined {
    return node.key === draftKey ? undefined : byId.get(node.key);
  }

  function branches(children: readonly HistoryNode[], from: VersionSummary | null): ChainRow[] {
    return children.toReversed().flatMap((child) => {
      if (onChain.has(child)) return [];
      const branch = descendants(child).flatMap((node) => versionOf(node) ?? []);
      const newest = branch.reduce<VersionSummary | undefined>(
        (best, one) => (best === undefined || one.sequence > best.sequence ? one : best),
        undefined,
      );
      return newest === undefined ? [] : [{ kind: "branch", from, newest, count: branch.length }];
    });
  }
}

function descendants(root: HistoryNode): HistoryNode[] {
  const found = [root];
  for (const node of found) found.push(...node.children);
  return found;
}
