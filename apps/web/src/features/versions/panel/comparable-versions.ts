import type { VersionSummary } from "@stemma/contract/version-shapes";
import { shortDate } from "../../../lib/time/short-date.ts";
import { messages as versionMessages } from "../../../entities/version/messages.ts";
import type { HistoryModel } from "../history-model.ts";
import { messages } from "../messages.tsx";

/** A version offered for comparison. */
export interface ComparableVersion {
  readonly version: VersionSummary;
  readonly label: string;
}

/**
 * All versions to compare with, without the version itself: the parent, the published and the newest version first,
 * with what they are, and then the others, newest first.
 */
export function comparableVersions(
  {
    byId,
    versions,
    publishedVersion,
  }: Pick<HistoryModel, "byId" | "versions" | "publishedVersion">,
  { id, previousNode }: Pick<VersionSummary, "id" | "previousNode">,
  now: Date,
): ComparableVersion[] {
  const named = [
    { versionId: previousNode, name: messages.comparing.previousVersion },
    { versionId: publishedVersion, name: messages.comparing.publishedVersion },
    { versionId: versions.at(-1)?.id ?? null, name: messages.comparing.newestVersion },
  ];
  const listed = new Set([id]);
  const first = named.flatMap(({ versionId, name }) => {
    const version = versionId === null ? undefined : byId.get(versionId);
    if (version === undefined || listed.has(version.id)) return [];
    listed.add(version.id);
    return [{ version, label: messages.comparing.with(name, labelOf(version, now)) }];
  });
  const others = versions
    .filter((version) => !listed.has(version.id))
    .toReversed()
    .map((version) => ({ version, label: labelOf(version, now) }));
  return [...first, ...others];
}

/** A version's subject line, publisher and date: the search of the list finds each of them. */
function labelOf(version: VersionSummary, now: Date): string {
  const { publishMessage, publisherName, publishedAt } = version;
  const date = shortDate(publishedAt, now);
  return versionMessages.label(publishMessage.subjectLine, publisherName, date);
}
