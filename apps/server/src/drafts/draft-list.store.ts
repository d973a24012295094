import { and, eq } from "drizzle-orm";
import type { DraftId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { pages } from "../pages/pages.table.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Database } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { workspaces } from "../workspaces/workspaces.table.ts";
import { drafts } from "./drafts.table.ts";

/** Lists drafts. */
export function createDraftListStore(db: Database) {
  return {
    /**
     * The asker's drafts in the active organization, or in one workspace of it, last updated first: at most `limit` rows.
     */
    async list(
      scope: OrganizationScope,
      limit: number,
      after: InstantCursor<DraftId> | null,
      workspaceId: WorkspaceId | undefined,
    ) {
      const newest = newestFirst(drafts.updatedAt, drafts.id);
      return db
        .select({
          id: drafts.id,
          pageId: drafts.pageId,
          pageTitle: drafts.pageTitle,
          previousNode: drafts.previousNode,
          updatedAt: drafts.updatedAt,
          publishedVersion: pages.publishedVersion,
          isPageDeleted: pages.deleted,
          workspaceId: workspaces.id,
          workspaceName: workspaces.workspaceName,
        })
        .from(drafts)
        .innerJoin(pages, eq(pages.id, drafts.pageId))
        .innerJoin(workspaces, eq(workspaces.id, pages.workspaceId))
        .where(
          and(
            eq(drafts.userId, scope.userId),
            eq(drafts.organizationId, scope.organizationId),
            workspaceId === undefined ? undefined : eq(pages.workspaceId, workspaceId),
            newest.after(after),
          ),
        )
        .orderBy(...newest.order)
        .limit(limit);
    },
  };
}

export type DraftListStore = ReturnType<typeof createDraftListStore>;
