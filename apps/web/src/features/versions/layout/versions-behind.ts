import type { VersionId } from "@stemma/domain/ids";
import type { LinkedVersion } from "./link-history.ts";

/**
 * How many published versions a draft lacks: the published version and its ancestors, without the draft's base and
 * its ancestors. 0 for a draft that is not stale, and after a revert to an ancestor of the draft's base.
 */
export function versionsBehind(
  versions: readonly LinkedVersion[],
  base: VersionId | null,
  published: VersionId | null,
): number {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const held = new Set(ancestry(base));
  return ancestry(published).filter((id) => !held.has(id)).length;

  function ancestry(from: VersionId | null): VersionId[] {
    const ids = new Set<VersionId>();
    for (let id = from; id !== null && !ids.has(id); id = byId.get(id)?.previousNode ?? null) {
      ids.add(id);
    }
    return [...ids];
  }
}
