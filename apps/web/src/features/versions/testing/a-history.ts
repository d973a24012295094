import type { UserId, VersionId } from "@stemma/domain/ids";
import type { Revert, VersionSummary } from "@stemma/contract/version-shapes";
import type { HistoryPage } from "../history-model.ts";
import type { LinkedVersion } from "../layout/link-history.ts";

/** Uses a name as a version id. */
export const idOf = (name: string): VersionId => name as VersionId;

/** Versions in the order of publishing, as "name<parent"; a root is a name alone. */
export function aHistory(...written: readonly string[]): LinkedVersion[] {
  return written.map((one, index) => {
    const [name = "", parent] = one.split("<");
    return {
      id: idOf(name),
      previousNode: parent === undefined ? null : idOf(parent),
      sequence: index + 1,
    };
  });
}

/** A chain of `length` versions, v1 to vN. */
export function aChain(length: number): LinkedVersion[] {
  return aHistory(...Array.from({ length }, (_, n) => (n === 0 ? "v1" : `v${n + 1}<v${n}`)));
}

/** The versions as full summaries: published by Ana Weiss, one a day from March 1, 2026; the id is the subject. */
export function summariesOf(versions: readonly LinkedVersion[]): VersionSummary[] {
  return versions.map((version) => ({
    ...version,
    pageTitle: "The bread day",
    publishedAt: dayOf(version.sequence),
    publishedBy: "ana" as UserId,
    publisherName: "Ana Weiss",
    publishMessage: { subjectLine: version.id, body: "" },
    credits: [],
  }));
}

/** A revert at noon of the day with this number, counted like the versions' days. */
export function aRevert(toVersion: string, day: number): Revert {
  return {
    id: `revert-${toVersion}`,
    fromVersion: idOf("v1"),
    toVersion: idOf(toVersion),
    revertedAt: dayOf(day).replace("T09", "T12"),
    revertedBy: "ana" as UserId,
    reverterName: "Ana Weiss",
  };
}

/** A page's view, reduced to what the history needs: the published version and the draft's base. */
export function aPageView({
  published,
  draftOn,
}: {
  readonly published: string;
  readonly draftOn: string;
}): HistoryPage {
  return {
    page: { publishedVersion: idOf(published) },
    draft: {
      previousNode: idOf(draftOn),
      pageTitle: "The bread day",
      updatedAt: "2026-03-04T08:00:00.000Z",
    },
  };
}

function dayOf(day: number): string {
  return new Date(Date.UTC(2026, 2, day, 9)).toISOString();
}
