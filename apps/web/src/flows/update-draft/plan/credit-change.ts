import type { Version, VersionSummary } from "@stemma/contract/version-shapes";
import type { VersionId } from "@stemma/domain/ids";
import type { UpdateConflict } from "./plan-update.ts";

/**
 * The versions from the published one back to the draft's base, both included, latest first. `null` where the base is
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

/**
 * The version that introduced the published side of a conflict: the last one that changed the title, or a row of the
 * passage. `chain` is the result of `chainToBase`.
 */
export function creditChange(conflict: UpdateConflict, chain: readonly Version[]): Version | null {
  const rows =
    conflict.kind === "title" ? [] : [...conflict.passage.base, ...conflict.passage.theirs];
  const ids = new Set(rows.map((row) => row.$.blockId));
  const contentIn = (version: Version | undefined): string | undefined => {
    if (conflict.kind === "title") return version?.pageTitle.trim();
    const blocks = version?.serializedEditorState.root.children ?? [];
    return JSON.stringify(blocks.filter((block) => ids.has(block.$.blockId)));
  };
  const at = chain.findIndex(
    (version, index) => contentIn(version) !== contentIn(chain[index + 1]),
  );
  return chain[at] ?? null;
}
