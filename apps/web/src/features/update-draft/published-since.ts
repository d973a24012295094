import type { Revert, VersionSummary } from "@stemma/contract/shapes";
import type { VersionId } from "@stemma/domain/ids";

/** What happened to a page since a draft of it was begun. */
export interface PublishedSince {
  /** The versions published since, last one first. */
  readonly versions: readonly VersionSummary[];
  /** The older version that the page was set back to and shows now; `null` where it shows the last one published. */
  readonly setBack: { readonly to: VersionSummary; readonly by: Revert | null } | null;
}

/** A page's history, as `versions.list` answers it. */
export interface History {
  readonly items: readonly VersionSummary[];
  readonly reverts: readonly Revert[];
}

/**
 * Tells from ids and sequences alone, never from times, what was published since the version that a draft is based on,
 * and whether the page was set back to an older version. Versions that were there when the page was set back to the
 * draft's base are not counted as new. `null` where the history does not hold the versions named.
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
  const isSetBack = items.some(({ sequence }) => sequence > shown.sequence);
  return {
    versions: items
      .filter(({ sequence }) => sequence > floor)
      .toSorted((a, b) => b.sequence - a.sequence),
    setBack: isSetBack
      ? { to: shown, by: reverts.findLast(({ toVersion }) => toVersion === published) ?? null }
      : null,
  };
}
