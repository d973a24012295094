import type { UnreadCount } from "@stemma/contract/reading.contract";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginateByName, readNameCursor } from "../platform/name-cursor.ts";
import type { UnreadCountStore } from "./unread-count.store.ts";

/** How many pages of each of the caller's workspaces changed since the caller last read them, by the name of the workspace. */
export async function countUnreadPages(
  { unreadCounts }: { unreadCounts: UnreadCountStore },
  scope: OrganizationScope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: UnreadCount[]; nextCursor: string | null }> {
  const rows = await unreadCounts.byWorkspace(scope, readNameCursor(cursor), limit + 1);
  const { items, nextCursor } = paginateByName(rows, limit);
  return { items: items.map(({ id, unreadPages }) => ({ id, unreadPages })), nextCursor };
}
