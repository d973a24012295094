import type { Version, VersionSummary } from "@stemma/contract/shapes";
import type { VersionId } from "@stemma/domain/ids";

/**
 * The versions that lead from the published one back to the draft's base, published one first and base last. `null` where
 * they do not: the page was set back, or a version was published on another branch.
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

/** The version that gave a block (or the title) what it says in the published one. `chain` as of `chainToBase`. */
export function creditChange(conflictId: string, chain: readonly Version[]): Version | null {
  const saysIn = (version: Version | undefined): string | undefined => {
    if (conflictId === "title") return version?.pageTitle.trim();
    const blocks = version?.serializedEditorState.root.children ?? [];
    return JSON.stringify(blocks.find((block) => block.$.blockId === conflictId));
  };
  const at = chain.findIndex((version, index) => saysIn(version) !== saysIn(chain[index + 1]));
  return chain[at] ?? null;
}
