import type { VersionId } from "@stemma/domain/ids";
import type { LinkedVersion } from "./link-history.ts";

/**
 * How many published versions a draft lacks: those that lead to the published version and not to the draft's base. 0 for a
 * draft that isn't stale, and for one whose page was set back to a version the draft grew from.
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
