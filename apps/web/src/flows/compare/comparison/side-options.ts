import type { VersionSummary } from "@stemma/contract/version-shapes";
import type { VersionId } from "@stemma/domain/ids";
import { messages as versionMessages } from "../../../entities/version/messages.ts";
import { dayWithYear } from "../../../lib/time/short-date.ts";
import { messages } from "../messages.ts";
import type { CompareSideId } from "./compare-search.ts";

/** A text that can be chosen for a side, with its label. */
export interface SideOption {
  readonly value: CompareSideId;
  readonly label: string;
}

/** The texts of a page that can be compared: the asker's draft if there is one, then the versions, latest first. */
export function sideOptions(
  versions: readonly VersionSummary[],
  publishedVersion: VersionId | null,
  hasDraft: boolean,
): SideOption[] {
  const ofVersions = versions.toReversed().map((version) => ({
    value: version.id,
    label: versionLabel(version, version.id === publishedVersion),
  }));
  return hasDraft ? [{ value: "draft", label: messages.sides.draft }, ...ofVersions] : ofVersions;
}

function versionLabel(version: VersionSummary, isPublished: boolean): string {
  const { publishMessage, publisherName, publishedAt } = version;
  const day = dayWithYear(publishedAt);
  const label = versionMessages.label(publishMessage.subjectLine, publisherName, day);
  return isPublished ? messages.sides.published(label) : label;
}
