import type { VersionSummary } from "@stemma/contract/version-shapes";
import type { VersionId } from "@stemma/domain/ids";

/**
 * The versions from the published one back to a base, such as a draft's, both included, latest first. `null` where the base is
 * not an ancestor: the page was reverted, or a version was published on another branch.
 */
export function chainToBase(
  versions: readonly VersionSummary[],
  published: VersionId,
  base: VersionId | null,
): VersionSummary[] | null {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const chain: VersionSummary[] = [];
  for (let at: VersionId | null = published; at !== null;) {
    const version = byId.get(at);
    if (version === undefined) return null;
    chain.push(version);
    if (version.id === base) return chain;
    at = version.previousNode;
  }
  return base === null ? chain : null;
}
