import type { VersionSummary } from "@stemma/contract/shapes";
import type { HistoryModel } from "../history-model.ts";
import { messages } from "../messages.tsx";

/** A version offered for comparison, with its relation to the selected one as the name. */
export interface ComparableVersion {
  readonly version: VersionSummary;
  readonly name: string;
}

/**
 * The versions to offer for comparison: the parent, the published and the newest version, without duplicates and
 * without the version itself.
 */
export function comparableVersions(
  {
    byId,
    versions,
    publishedVersion,
  }: Pick<HistoryModel, "byId" | "versions" | "publishedVersion">,
  { id, previousNode }: Pick<VersionSummary, "id" | "previousNode">,
): ComparableVersion[] {
  const wanted = [
    { versionId: previousNode, name: messages.comparing.previousVersion },
    { versionId: publishedVersion, name: messages.comparing.publishedVersion },
    { versionId: versions.at(-1)?.id ?? null, name: messages.comparing.newestVersion },
  ];
  const listed = new Set([id]);
  return wanted.flatMap(({ versionId, name }) => {
    const version = versionId === null ? undefined : byId.get(versionId);
    if (version === undefined || listed.has(version.id)) return [];
    listed.add(version.id);
    return [{ version, name }];
  });
}
