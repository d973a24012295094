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

/** How often the next versions are looked at if the text only moved in those before: bounds the time of one answer. */
const roundsMax = 20;

/**
 * The versions of a page that brought a text in or took it out, newest first. The text must stand in one row, in any
 * case. A blank query finds nothing. Looks at `limit` versions that changed rows with the text, and at the next ones as
 * long as the text only stayed or moved in all of them.
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
  let before = cursor ?? null;
  for (let round = 0; round < roundsMax; round += 1) {
    const rows = await versionChanges.find(scope, pageId, { folded, before, limit: limit + 1 });
    const looked = rows.slice(0, limit);
    const found = looked.flatMap((version) => {
      const { added, deleted } = findInChanges(version.changes, folded);
      return added.length + deleted.length === 0 ? [] : [{ ...version, added, deleted }];
    });
    before = rows.length > limit ? (looked.at(-1)?.sequence ?? null) : null;
    if (found.length === 0 && before !== null) continue;
    const sequences = found.map(({ sequence }) => sequence);
    const named = await history.listNamed(scope, pageId, sequences);
    const nameOf = new Map(named.map((version) => [version.id, version]));
    const items = found.flatMap(({ id, previousNode, added, deleted }): FoundVersion[] => {
      const version = nameOf.get(id);
      if (version === undefined) return [];
      return [
        {
          version: { ...version, publishedAt: toInstant(version.publishedAt) },
          added: passagesOf(id, added, folded),
          deleted: previousNode === null ? [] : passagesOf(previousNode, deleted, folded),
        },
      ];
    });
    return { items, nextCursor: before };
  }
  return { items: [], nextCursor: before };
}

/** The first of these rows, with the version that has them. */
function passagesOf(versionId: VersionId, rows: readonly RowText[], folded: string) {
  const term = { text: folded, isPrefix: true, isPair: true };
  return rows
    .slice(0, foundPassagesMax)
    .map(({ row, text }) => ({ versionId, row, excerpt: excerptOf(text, [term]) }));
}
