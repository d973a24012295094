import type { PageKind } from "@stemma/domain/page/page-kind";
import type { PageId, UserId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { noteOrganization } from "../platform/database/organization-of.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { TreePlace } from "./page-place.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { keepSubscriptionTitles } from "../versions/subscription-titles.store.ts";

/** Writes pages; every call is limited to the organization of its scope. */
export function createPageStore(sql: Sql) {
  const isPage = ({ organizationId }: OrganizationScope, pageId: PageId) =>
    sql`id = ${pageId} and organization_id = ${organizationId}`;

  return {
    /** Adds an unpublished page with its creator as administrator and user. It is restricted as the page above it is. */
    async insert(
      scope: OrganizationScope,
      page: TreePlace & {
        id: PageId;
        kind: PageKind;
        orderKey: string;
        icon: string | null;
        createdAt: Date;
      },
    ): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      const { organizationId, userId } = scope;
      const { workspaceId, parentPageId, orderKey } = page;
      await own`
        insert into pages (id, organization_id, workspace_id, kind, parent_page_id, order_key, restricted_by, icon,
          updated_at, updated_by)
        select ${page.id}, ${organizationId}, ${workspaceId}, ${page.kind}, ${parentPageId}, ${orderKey},
          coalesce((select above.restricted_by from pages above
            where above.id = ${parentPageId} and above.organization_id = ${organizationId}), '{}'),
          ${page.icon}, ${page.createdAt}, ${userId}`;
      await own`
        insert into page_members (organization_id, page_id, user_id, role)
        values (${organizationId}, ${page.id}, ${userId}, 'administrator')`;
      noteOrganization(page.id, organizationId);
    },

    /** The page's publishing state, with a row lock until the transaction ends; `null` if the page does not exist. */
    async lock(
      scope: OrganizationScope,
      pageId: PageId,
    ): Promise<{
      publishedVersion: VersionId | null;
      deleted: boolean;
      workspaceId: WorkspaceId;
    } | null> {
      const own = withinOrganization(sql, scope.organizationId);
      const [row] = await own<
        { publishedVersion: VersionId | null; deleted: boolean; workspaceId: WorkspaceId }[]
      >`
        select published_version as "publishedVersion", deleted, workspace_id as "workspaceId"
        from pages where ${isPage(scope, pageId)} for update`;
      return row ?? null;
    },

    /** Marks the page as deleted. */
    async setDeletion(
      scope: OrganizationScope,
      pageId: PageId,
      deletion: { at: Date; by: UserId },
    ): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      await own`
        update pages set deleted = true, deleted_at = ${deletion.at}, deleted_by = ${deletion.by}, deleted_with = null
        where ${isPage(scope, pageId)}`;
    },

    async setIcon(scope: OrganizationScope, pageId: PageId, icon: string | null): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      await own`update pages set icon = ${icon} where ${isPage(scope, pageId)}`;
    },

    /** Sets the page's published version. */
    async setPublishedVersion(
      scope: OrganizationScope,
      pageId: PageId,
      change: { versionId: VersionId; updatedAt: Date; updatedBy: UserId },
    ): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      await own`
        update pages set published_version = ${change.versionId}, updated_at = ${change.updatedAt},
          updated_by = ${change.updatedBy}
        where ${isPage(scope, pageId)}`;
      await keepSubscriptionTitles(own, pageId);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
