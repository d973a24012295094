import { and, eq } from "drizzle-orm";
import type { PageId, UserId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import { pageMembers, pages } from "./pages.table.ts";

/** Writes pages. */
export function createPageStore(db: Database) {
  return {
    /** Adds a page that was never published, with its creator as administrator and user. */
    async insert(
      scope: OrganizationScope,
      page: { id: PageId; workspaceId: WorkspaceId; createdAt: Date },
    ): Promise<void> {
      const { organizationId, userId } = scope;
      await db.insert(pages).values({
        id: page.id,
        organizationId,
        workspaceId: page.workspaceId,
        updatedAt: page.createdAt,
        updatedBy: userId,
      });
      await db
        .insert(pageMembers)
        .values({ organizationId, pageId: page.id, userId, role: "administrator" });
    },

    /** The page's publishing state, held against other writers until the transaction ends; `null` where it is gone. */
    async lock(
      scope: OrganizationScope,
      pageId: PageId,
    ): Promise<{
      publishedVersion: VersionId | null;
      deleted: boolean;
      workspaceId: WorkspaceId;
    } | null> {
      const [row] = await db
        .select({
          publishedVersion: pages.publishedVersion,
          deleted: pages.deleted,
          workspaceId: pages.workspaceId,
        })
        .from(pages)
        .where(and(eq(pages.id, pageId), eq(pages.organizationId, scope.organizationId)))
        .for("update");
      return row ?? null;
    },

    /** Marks the page as deleted, or takes the mark away. */
    async setDeletion(
      scope: OrganizationScope,
      pageId: PageId,
      deletion: { at: Date; by: UserId } | null,
    ): Promise<void> {
      await db
        .update(pages)
        .set({
          deleted: deletion !== null,
          deletedAt: deletion?.at ?? null,
          deletedBy: deletion?.by ?? null,
        })
        .where(and(eq(pages.id, pageId), eq(pages.organizationId, scope.organizationId)));
    },

    /** Removes the page for ever. Its drafts go first. */
    async remove(scope: OrganizationScope, pageId: PageId): Promise<void> {
      await db
        .delete(pages)
        .where(and(eq(pages.id, pageId), eq(pages.organizationId, scope.organizationId)));
    },

    /** Makes another workspace the page's home. */
    async setWorkspace(
      scope: OrganizationScope,
      pageId: PageId,
      workspaceId: WorkspaceId,
    ): Promise<void> {
      await db
        .update(pages)
        .set({ workspaceId })
        .where(and(eq(pages.id, pageId), eq(pages.organizationId, scope.organizationId)));
    },

    /** Makes a version the one that the page shows. */
    async setPublishedVersion(
      scope: OrganizationScope,
      pageId: PageId,
      change: { versionId: VersionId; updatedAt: Date; updatedBy: UserId },
    ): Promise<void> {
      await db
        .update(pages)
        .set({
          publishedVersion: change.versionId,
          updatedAt: change.updatedAt,
          updatedBy: change.updatedBy,
        })
        .where(and(eq(pages.id, pageId), eq(pages.organizationId, scope.organizationId)));
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
