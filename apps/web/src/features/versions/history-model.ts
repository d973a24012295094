import { isStale } from "@stemma/domain/draft/is-stale";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { Page } from "@stemma/contract/page-shapes";
import type { Revert, VersionSummary } from "@stemma/contract/version-shapes";
import type { VersionId } from "@stemma/domain/ids";
import { layOutTree, type TreeLayout } from "./layout/lay-out-tree.ts";
import { versionsBehind } from "./layout/versions-behind.ts";

/** A page's whole history, as the tree and the chain need it. */
export interface HistoryModel {
  /** In the order of publishing. */
  readonly versions: readonly VersionSummary[];
  readonly byId: ReadonlyMap<VersionId, VersionSummary>;
  readonly reverts: readonly Revert[];
  readonly publishedVersion: VersionId | null;
  readonly draft: HistoryDraft | null;
  readonly layout: TreeLayout;
  /** The times of all publications, reverts and the draft's last save: the views show them as relative times. */
  readonly instants: readonly string[];
}

/** The reader's own draft, reduced to what the history shows. */
export interface HistoryDraft {
  readonly previousNode: VersionId | null;
  readonly pageTitle: string;
  readonly updatedAt: string;
  /** How many published versions the draft lacks. */
  readonly behind: number;
  readonly isStale: boolean;
}

/** The part of a page's view that the history needs. */
export interface HistoryPage {
  readonly page: Pick<Page, "publishedVersion">;
  readonly draft: Pick<Draft, "previousNode" | "pageTitle" | "updatedAt"> | null;
}

/** Builds the history model from the page's view and its versions. */
export function historyModel(
  { page, draft }: HistoryPage,
  versions: readonly VersionSummary[],
  reverts: readonly Revert[],
): HistoryModel {
  const { publishedVersion } = page;
  return {
    versions,
    byId: new Map(versions.map((version) => [version.id, version])),
    reverts,
    publishedVersion,
    draft: draft && {
      previousNode: draft.previousNode,
      pageTitle: draft.pageTitle,
      updatedAt: draft.updatedAt,
      behind: versionsBehind(versions, draft.previousNode, publishedVersion),
      isStale: isStale(draft, { publishedVersion }),
    },
    layout: layOutTree(versions, draft, publishedVersion),
    instants: [
      ...versions.map(({ publishedAt }) => publishedAt),
      ...reverts.map(({ revertedAt }) => revertedAt),
      ...(draft === null ? [] : [draft.updatedAt]),
    ],
  };
}
