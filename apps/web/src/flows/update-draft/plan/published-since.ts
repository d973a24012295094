import type { Revert, VersionSummary } from "@stemma/contract/version-shapes";
import type { VersionId } from "@stemma/domain/ids";

/** The changes to a page since a draft was started. */
export interface PublishedSince {
  /** The versions published since, latest first. */
  readonly versions: readonly VersionSummary[];
  /** The revert that made an older version current; `null` where the page shows the latest version. */
  readonly reverted: PageRevert | null;
}

/** A revert of a page to an older version. */
interface PageRevert {
  readonly to: VersionSummary;
  readonly by: Revert | null;
  /** The versions whose changes the page lost, latest first. */
  readonly removed: readonly VersionSummary[];
}

/** A page's history, as `versions.list` returns it. */
export interface History {
  readonly items: readonly VersionSummary[];
  readonly reverts: readonly Revert[];
}

/**
 * Finds what was published since the draft's base version, and whether the page was reverted to an older version.
 * Uses only ids and sequence numbers, never times. Versions that existed when a revert restored the draft's base do
 * not count as new. `null` where the history lacks one of the given versions.
 */
export function publishedSince(
  { items, reverts }: History,
  base: VersionId | null,
  published: VersionId,
): PublishedSince | null {
  const byId = new Map(items.map((version) => [version.id, version]));
  const shown = byId.get(published);
  const started = base === null ? null : byId.get(base);
  if (shown === undefined || started === undefined) return null;
  const floor = Math.max(
    started?.sequence ?? 0,
    ...reverts
      .filter(({ toVersion }) => toVersion === base)
      .map(({ fromVersion }) => byId.get(fromVersion)?.sequence ?? 0),
  );
  const isReverted = items.some(({ sequence }) => sequence > shown.sequence);
  const by = reverts.findLast(({ toVersion }) => toVersion === published) ?? null;
  return {
    versions: items
      .filter(({ sequence }) => sequence > floor)
      .toSorted((a, b) => b.sequence - a.sequence),
    reverted: isReverted
      ? { to: shown, by, removed: removedBy(by?.fromVersion ?? base, shown, byId) }
      : null,
  };
}

/** The versions from the one that the page showed before back to the version that both have in common. */
function removedBy(
  from: VersionId | null,
  shown: VersionSummary,
  byId: ReadonlyMap<VersionId, VersionSummary>,
): VersionSummary[] {
  const ancestorsOf = (id: VersionId | null): VersionSummary[] => {
    const chain: VersionSummary[] = [];
    for (let at = id; at !== null;) {
      const version = byId.get(at);
      if (version === undefined) break;
      chain.push(version);
      at = version.previousNode;
    }
    return chain;
  };
  const kept = new Set(ancestorsOf(shown.id));
  return ancestorsOf(from).filter((version) => !kept.has(version));
}
