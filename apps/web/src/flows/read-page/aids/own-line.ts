import type { VersionSummary } from "@stemma/contract/version-shapes";
import type { VersionId } from "@stemma/domain/ids";

/**
 * Whether all that was published after the version `before`, up to `versionId`, is in `own`. False if `versions` does not lead
 * from one to the other.
 */
export function isOwnLine(
  versions: readonly Pick<VersionSummary, "id" | "previousNode">[],
  versionId: VersionId,
  before: VersionId,
  own: ReadonlySet<VersionId>,
): boolean {
  let at: VersionId | null = versionId;
  while (at !== null && at !== before) {
    if (!own.has(at)) return false;
    const here: VersionId = at;
    at = versions.find(({ id }) => id === here)?.previousNode ?? null;
  }
  return at === before;
}
