import type { ChangedPage } from "@stemma/contract/reading.contract";
import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import type { ChangedPageListStore } from "./changed-page-list.store.ts";

/** The pages that changed since the caller last read them, last changed first. */
export async function listChangedPages(
  { changedPageList }: { changedPageList: ChangedPageListStore },
  scope: OrganizationScope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: ChangedPage[]; nextCursor: string | null }> {
  const rows = await changedPageList.list(scope, limit + 1, readCursor<PageId>(cursor));
  const { items, nextCursor } = paginate(rows, limit);
  return {
    items: items.map(({ updatedAt, readAt, ...page }) => ({
      ...page,
      updatedAt: toInstant(updatedAt),
      readAt: toInstant(readAt),
    })),
    nextCursor,
  };
}
