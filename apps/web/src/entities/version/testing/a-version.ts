import type { Revert, VersionSummary } from "@stemma/contract/version-shapes";
import type { UserId, VersionId } from "@stemma/domain/ids";

const instant = "2027-01-01T00:00:00.000Z";

/**
 * Versions in the order of publishing, written "v2<v1" (v2 is based on v1); "ana" publishes each with its id as
 * subject.
 */
export function someVersions(...written: readonly string[]): VersionSummary[] {
  return written.map((one, index) => {
    const [id = "", parent] = one.split("<");
    return {
      id: id as VersionId,
      previousNode: parent === undefined ? null : (parent as VersionId),
      sequence: index + 1,
      pageTitle: "The bread day",
      publishedAt: instant,
      publishedBy: "ana" as UserId,
      publisherName: "Ana",
      publishMessage: { subjectLine: id, body: "" },
      credits: [],
    };
  });
}

/** A revert by Jo, written "v3>v1". */
export function aRevert(written: string): Revert {
  const [fromVersion = "", toVersion = ""] = written.split(">");
  return {
    id: written,
    fromVersion: fromVersion as VersionId,
    toVersion: toVersion as VersionId,
    revertedAt: instant,
    revertedBy: "jo" as UserId,
    reverterName: "Jo",
  };
}
