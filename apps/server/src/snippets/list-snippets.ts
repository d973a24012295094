import type { Snippet } from "@stemma/contract/snippets.contract";
import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import type { SnippetFilter, SnippetListStore } from "./snippet-list.store.ts";

/** The snippets that the caller can see, last changed first, without deleted ones. */
export async function listSnippets(
  { snippetList }: { snippetList: SnippetListStore },
  scope: OrganizationScope,
  { cursor, limit, ...filter }: SnippetFilter & { cursor?: string | undefined; limit: number },
): Promise<{ items: Snippet[]; nextCursor: string | null }> {
  const rows = await snippetList.list(scope, filter, limit + 1, readCursor<PageId>(cursor));
  const { items, nextCursor } = paginate(rows, limit);
  return {
    items: items.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: toInstant(updatedAt) })),
    nextCursor,
  };
}
