import type { PublishedPage } from "@stemma/contract/reading.contract";
import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import type { PublishedPageListStore } from "./published-page-list.store.ts";

/** The pages that the caller can see, last published first. */
export async function listPublishedPages(
  { publishedPageList }: { publishedPageList: PublishedPageListStore },
  scope: OrganizationScope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: PublishedPage[]; nextCursor: string | null }> {
  const rows = await publishedPageList.list(scope, limit + 1, readCursor<PageId>(cursor));
  const { items, nextCursor } = paginate(rows, limit);
  return {
    items: items.map(({ updatedAt, ...page }) => ({ ...page, updatedAt: toInstant(updatedAt) })),
    nextCursor,
  };
}
