import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import type { DraftId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { pages } from "../pages/pages.table.ts";
import type { Database } from "../platform/database/connect.ts";
import { workspaces } from "../workspaces/workspaces.table.ts";
import { drafts } from "./drafts.table.ts";

/** Where a list of drafts goes on: after this one. */
export interface DraftCursor {
  readonly updatedAt: Date;
  readonly id: DraftId;
}

/** Lists drafts. */
export function createDraftListStore(db: Database) {
  return {
    /** The asker's drafts in the active organization, last updated first: at most `limit` rows. */
    async list(scope: OrganizationScope, limit: number, after: DraftCursor | null) {
      const mine = and(
        eq(drafts.userId, scope.userId),
        eq(drafts.organizationId, scope.organizationId),
      );
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
          after === null
            ? mine
            : and(
                mine,
                or(
                  lt(drafts.updatedAt, after.updatedAt),
                  and(eq(drafts.updatedAt, after.updatedAt), sql`${drafts.id} < ${after.id}::uuid`),
                ),
              ),
        )
        .orderBy(desc(drafts.updatedAt), desc(drafts.id))
        .limit(limit);
    },
  };
}

export type DraftListStore = ReturnType<typeof createDraftListStore>;
