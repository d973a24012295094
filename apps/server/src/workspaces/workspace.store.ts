import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { answeredMax } from "@stemma/domain/paging/answered-max";
import type { Role } from "@stemma/domain/access/role";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { pageMembers, pages } from "../pages/pages.table.ts";
import { pins } from "../pins/pins.table.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Database } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { workspaceSubscribers } from "../subscriptions/subscriptions.table.ts";
import { pageVersions } from "../versions/page-versions.table.ts";
import { workspaceMembers, workspaces } from "./workspaces.table.ts";

/** A workspace as a list reads it, with what the asker is in it. */
export type WorkspaceRow = typeof workspaces.$inferSelect & { role: Role };

/** Reads, adds and renames workspaces. */
export function createWorkspaceStore(db: Database) {
  return {
    /** The active organization's workspaces that the asker belongs to: the personal one first, then by name. */
    async list(scope: OrganizationScope): Promise<WorkspaceRow[]> {
      const rows = await db
        .select({ workspace: workspaces, role: workspaceMembers.role })
        .from(workspaceMembers)
        .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
        .where(
          and(
            eq(workspaceMembers.userId, scope.userId),
            eq(workspaceMembers.organizationId, scope.organizationId),
          ),
        )
        .orderBy(
          desc(workspaces.isPersonalWorkspace),
          sql`${workspaces.workspaceName} collate "und-x-icu"`,
          asc(workspaces.id),
        )
        .limit(answeredMax);
      return rows.map(({ workspace, role }) => ({ ...workspace, role }));
    },

    /** One workspace with its first {@link answeredMax} members, administrators first, and the first pages that the asker may see; `null` where there is none. */
    async find(scope: OrganizationScope, workspaceId: WorkspaceId) {
      const [workspace] = await db
        .select()
        .from(workspaces)
        .where(
          and(eq(workspaces.id, workspaceId), eq(workspaces.organizationId, scope.organizationId)),
        );
      if (workspace === undefined) return null;
      const members = await db
        .select({ userId: workspaceMembers.userId, role: workspaceMembers.role })
        .from(workspaceMembers)
        .where(eq(workspaceMembers.workspaceId, workspaceId))
        .orderBy(desc(sql`${workspaceMembers.role} = 'administrator'`), workspaceMembers.userId)
        .limit(answeredMax);
      const seen = await db
        .select({ id: pages.id })
        .from(pages)
        .where(and(eq(pages.workspaceId, workspaceId), visibleInWorkspace(scope)))
        .orderBy(asc(pages.id))
        .limit(answeredMax);
      const pinned = await db
        .select({ itemId: pins.itemId })
        .from(pins)
        .where(
          and(
            eq(pins.userId, scope.userId),
            eq(pins.organizationId, scope.organizationId),
            eq(pins.itemId, workspaceId),
          ),
        );
      const subscribed = await db
        .select({ userId: workspaceSubscribers.userId })
        .from(workspaceSubscribers)
        .where(
          and(
            eq(workspaceSubscribers.workspaceId, workspaceId),
            eq(workspaceSubscribers.userId, scope.userId),
          ),
        );
      const pageIds = seen.map((page) => page.id);
      const [isPinned, isSubscribed] = [pinned.length > 0, subscribed.length > 0];
      return { ...workspace, members, pageIds, isPinned, isSubscribed };
    },

    /**
     * The workspace's published pages that the asker may see, last updated first: at most `limit` rows. With a `pattern`,
     * those that are not deleted and whose folded title is like it.
     */
    async listPages(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
      limit: number,
      after: InstantCursor<PageId> | null,
      pattern: string | null,
    ) {
      const newest = newestFirst(pages.updatedAt, pages.id);
      return db
        .select({
          id: pages.id,
          pageTitle: pageVersions.pageTitle,
          updatedAt: pages.updatedAt,
          deleted: pages.deleted,
        })
        .from(pages)
        .innerJoin(pageVersions, eq(pageVersions.id, pages.publishedVersion))
        .where(
          and(
            eq(pages.workspaceId, workspaceId),
            eq(pages.organizationId, scope.organizationId),
            isNotNull(pages.publishedVersion),
            visibleInWorkspace(scope),
            pattern === null ? undefined : and(eq(pages.deleted, false), hasTitleLike(pattern)),
            newest.after(after),
          ),
        )
        .orderBy(...newest.order)
        .limit(limit);
    },

    /** Gives a workspace another name, unless it is a personal one; says whether it did. */
    async rename(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
      workspaceName: string,
      updatedAt: Date,
    ): Promise<boolean> {
      const rows = await db
        .update(workspaces)
        .set({ workspaceName, updatedAt, updatedBy: scope.userId })
        .where(
          and(
            eq(workspaces.id, workspaceId),
            eq(workspaces.organizationId, scope.organizationId),
            eq(workspaces.isPersonalWorkspace, false),
          ),
        )
        .returning({ id: workspaces.id });
      return rows.length > 0;
    },

    /** Adds a workspace with its creator as sole administrator and user. */
    async insert(
      scope: Pick<OrganizationScope, "organizationId" | "userId">,
      workspace: {
        id: WorkspaceId;
        workspaceName: string;
        isPersonalWorkspace: boolean;
        createdAt: Date;
      },
    ): Promise<void> {
      const { organizationId, userId } = scope;
      await db.insert(workspaces).values({
        ...workspace,
        organizationId,
        updatedAt: workspace.createdAt,
        updatedBy: userId,
      });
      await db.insert(workspaceMembers).values({
        organizationId,
        workspaceId: workspace.id,
        userId,
        role: "administrator",
        ownRole: "administrator",
      });
    },
  };

  /** A page that search knows by such a title. */
  function hasTitleLike(pattern: string) {
    return sql`exists (select 1 from page_search s
      where s.page_id = ${pages.id} and s.folded_title like ${pattern})`;
  }

  /** A page that a member of its workspace sees: published and not restricted, or one that names them. */
  function visibleInWorkspace(scope: { userId: UserId }) {
    return sql`((${pages.publishedVersion} is not null and not ${pages.isRestricted}) or exists (
      select 1 from ${pageMembers} m where m.page_id = ${pages.id} and m.user_id = ${scope.userId}))`;
  }
}

export type WorkspaceStore = ReturnType<typeof createWorkspaceStore>;
