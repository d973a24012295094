import { and, desc, eq, sql } from "drizzle-orm";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { recentPagesKept, recentWorkspacesKept } from "@stemma/domain/recent/recent-limits";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { pageMembers, pages } from "../pages/pages.table.ts";
import type { Database } from "../platform/database/connect.ts";
import { pageVersions } from "../versions/page-versions.table.ts";
import { workspaceMembers, workspaces } from "../workspaces/workspaces.table.ts";
import { recents } from "./recents.table.ts";

type RecentEntry =
  | { readonly type: "page"; readonly id: PageId; readonly accessedAt: Date }
  | { readonly type: "workspace"; readonly id: WorkspaceId; readonly accessedAt: Date };

/** Reads and writes what a user opened last. */
export function createRecentStore(db: Database) {
  const mine = (scope: OrganizationScope, type: RecentEntry["type"]) =>
    and(
      eq(recents.userId, scope.userId),
      eq(recents.organizationId, scope.organizationId),
      eq(recents.type, type),
    );

  return {
    /** Moves an item to the front and trims the list to what is kept. */
    async add(scope: OrganizationScope, item: RecentEntry): Promise<void> {
      const { organizationId, userId } = scope;
      const { type, id: itemId, accessedAt } = item;
      await db
        .insert(recents)
        .values({ organizationId, userId, type, itemId, accessedAt })
        .onConflictDoUpdate({
          target: [recents.userId, recents.organizationId, recents.type, recents.itemId],
          set: { accessedAt },
        });
      const kept = type === "page" ? recentPagesKept : recentWorkspacesKept;
      await db.delete(recents).where(
        and(
          mine(scope, type),
          sql`${recents.itemId} in (select r.item_id from ${recents} r
            where r.user_id = ${userId} and r.organization_id = ${organizationId} and r.type = ${type}
            order by r.accessed_at desc, r.item_id desc offset ${kept})`,
        ),
      );
    },

    /** The recent pages that the asker may still see, newest first; the title of a page never published is ''. */
    async listPages(scope: OrganizationScope) {
      return db
        .select({
          id: pages.id,
          pageTitle: sql<string>`coalesce(${pageVersions.pageTitle}, '')`,
          workspaceName: workspaces.workspaceName,
          deleted: pages.deleted,
          isPublished: sql<boolean>`${pages.publishedVersion} is not null`,
          accessedAt: recents.accessedAt,
        })
        .from(recents)
        .innerJoin(pages, sql`${pages.id} = ${recents.itemId}`)
        .innerJoin(workspaces, eq(workspaces.id, pages.workspaceId))
        .leftJoin(pageVersions, eq(pageVersions.id, pages.publishedVersion))
        .leftJoin(
          workspaceMembers,
          and(
            eq(workspaceMembers.workspaceId, pages.workspaceId),
            eq(workspaceMembers.userId, scope.userId),
          ),
        )
        .leftJoin(
          pageMembers,
          and(eq(pageMembers.pageId, pages.id), eq(pageMembers.userId, scope.userId)),
        )
        .where(
          and(
            mine(scope, "page"),
            sql`(${pageMembers.userId} is not null or (${workspaceMembers.userId} is not null
              and ${pages.publishedVersion} is not null and not ${pages.isRestricted}))`,
          ),
        )
        .orderBy(desc(recents.accessedAt))
        .limit(recentPagesKept);
    },

    /** The recent workspaces that the asker still belongs to, newest first. */
    async listWorkspaces(scope: OrganizationScope) {
      return db
        .select({
          id: workspaces.id,
          workspaceName: workspaces.workspaceName,
          accessedAt: recents.accessedAt,
        })
        .from(recents)
        .innerJoin(workspaces, sql`${workspaces.id} = ${recents.itemId}`)
        .innerJoin(
          workspaceMembers,
          and(
            eq(workspaceMembers.workspaceId, workspaces.id),
            eq(workspaceMembers.userId, scope.userId),
          ),
        )
        .where(mine(scope, "workspace"))
        .orderBy(desc(recents.accessedAt))
        .limit(recentWorkspacesKept);
    },
  };
}

export type RecentStore = ReturnType<typeof createRecentStore>;
