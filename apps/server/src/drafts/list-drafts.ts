import type { DraftSummary } from "@stemma/contract/draft-shapes";
import { isStale } from "@stemma/domain/draft/is-stale";
import type { DraftId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import type { DraftListStore } from "./draft-list.store.ts";

/** Lists the caller's drafts in the active organization, or in one workspace of it, last updated first. */
export async function listDrafts(
  { draftList }: { draftList: DraftListStore },
  scope: OrganizationScope,
  input: { cursor?: string | undefined; limit: number; workspaceId?: WorkspaceId | undefined },
): Promise<{ items: DraftSummary[]; nextCursor: string | null }> {
  const { cursor, limit, workspaceId } = input;
  const after = readCursor<DraftId>(cursor);
  const rows = await draftList.list(scope, limit + 1, after, workspaceId);
  const { items, nextCursor } = paginate(rows, limit);
  return {
    items: items.map((row) => ({
      id: row.id,
      pageId: row.pageId,
      kind: row.kind,
      pageTitle: row.pageTitle,
      icon: row.icon,
      workspaceId: row.workspaceId,
      workspaceName: row.workspaceName,
      updatedAt: toInstant(row.updatedAt),
      isStale: isStale(row, row),
      isPageDeleted: row.isPageDeleted,
    })),
    nextCursor,
  };
}
