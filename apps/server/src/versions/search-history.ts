import type { FoundVersion, FoundVersions } from "@stemma/contract/versions.contract";
import { foundPassagesMax } from "@stemma/contract/versions.contract";
import type { RowText } from "@stemma/document/history/row-changes";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { excerptOf } from "@stemma/domain/search/excerpt-of";
import { findInChanges } from "@stemma/domain/search/find-in-changes";
import { foldText } from "@stemma/domain/search/fold-text";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { toInstant } from "../platform/instant.ts";
import type { HistoryIndex } from "./history-index.ts";
import type { VersionChangesStore } from "./version-changes.store.ts";
import type { VersionHistoryStore } from "./version-history.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  historyIndex: Pick<HistoryIndex, "complete">;
  versionChanges: Pick<VersionChangesStore, "find">;
  history: Pick<VersionHistoryStore, "listNamed">;
}

interface HistorySearch {
  readonly pageId: PageId;
  readonly query: string;
  /** Only versions with a lower sequence. */
  readonly cursor?: number | undefined;
  readonly limit: number;
}

/**
 * The versions of a page that brought a text in or took it out, newest first. The text must stand in one row, in any
 * case. A blank query finds nothing. Looks at `limit` versions that changed rows with the text; of those, versions in
 * which it only moved are left out.
 */
export async function searchHistory(
  { access, historyIndex, versionChanges, history }: Needs,
  scope: OrganizationScope,
  { pageId, query, cursor, limit }: HistorySearch,
): Promise<FoundVersions> {
  authorizePage(await access.findPage(scope, pageId), "view");
  const folded = foldText(query);
  if (folded === "") return { items: [], nextCursor: null };
  await historyIndex.complete(scope, pageId);
  const rows = await versionChanges.find(scope, pageId, {
    folded,
    before: cursor ?? null,
    limit: limit + 1,
  });
  const looked = rows.slice(0, limit);
  const named = await history.listNamed(
    scope,
    pageId,
    looked.map(({ sequence }) => sequence),
  );
  const nameOf = new Map(named.map((version) => [version.id, version]));
  const items = looked.flatMap(({ id, previousNode, changes }): FoundVersion[] => {
    const version = nameOf.get(id);
    const { added, deleted } = findInChanges(changes, folded);
    if (version === undefined || added.length + deleted.length === 0) return [];
    return [
      {
        version: { ...version, publishedAt: toInstant(version.publishedAt) },
        added: passagesOf(id, added, folded),
        deleted: previousNode === null ? [] : passagesOf(previousNode, deleted, folded),
      },
    ];
  });
  return { items, nextCursor: rows.length > limit ? (looked.at(-1)?.sequence ?? null) : null };
}

/** The first of these rows, with the version that has them. */
function passagesOf(versionId: VersionId, rows: readonly RowText[], folded: string) {
  const term = { text: folded, isPrefix: true, isPair: true };
  return rows
    .slice(0, foundPassagesMax)
    .map(({ row, text }) => ({ versionId, row, excerpt: excerptOf(text, [term]) }));
}
