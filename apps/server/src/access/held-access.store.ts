import { sql } from "drizzle-orm";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Database } from "../platform/database/connect.ts";
import type { PageAccess, WorkspaceAccess } from "./authorized.ts";
import type { OrganizationScope } from "./organization-scope.ts";

interface StandingRow extends Record<string, unknown> {
  organizationId: OrganizationId;
  organizationName: string;
  isOrganizationMember: boolean;
}

/**
 * How the asker stands towards things inside a transaction: with its locks, and on its connection. A use case that holds what
 * it changes asks this one; a connection of the pool beside one's own transaction may never come.
 */
export function createHeldAccessStore(db: Database) {
  const isActive = (row: StandingRow, { organizationId }: OrganizationScope) =>
    row.isOrganizationMember && row.organizationId === organizationId;

  return {
    /** What somebody is in the organization; `null` where they are no member. */
    async findMembership(userId: UserId, organizationId: OrganizationId) {
      const [row] = await db.execute<{ organizationRole: OrganizationRole }>(sql`
        select role as "organizationRole" from organization_members
        where organization_id = ${organizationId} and user_id = ${userId}`);
      return row ?? null;
    },

    /** How the asker stands towards a workspace; `null` where there is none. */
    async findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null> {
      const [row] = await db.execute<StandingRow & { workspaceRole: Role | null }>(sql`
        select o.id as "organizationId", o.organization_name as "organizationName",
          om.user_id is not null as "isOrganizationMember", wm.role as "workspaceRole"
        from workspaces w
        join organizations o on o.id = w.organization_id
        left join organization_members om
          on om.organization_id = w.organization_id and om.user_id = ${scope.userId}
        left join workspace_members wm on wm.workspace_id = w.id and wm.user_id = ${scope.userId}
        where w.id = ${workspaceId}`);
      if (row === undefined) return null;
      const isInOrganization = isActive(row, scope);
      const actor = { isInOrganization, workspaceRole: row.workspaceRole };
      return { ...row, isActiveOrganization: isInOrganization, workspaceId, actor };
    },

    /** How the asker stands towards a page; `null` where there is none. */
    async findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> {
      const [row] = await db.execute<
        StandingRow & {
          workspaceId: WorkspaceId;
          isRestricted: boolean;
          isPublished: boolean;
          workspaceRole: Role | null;
          pageRole: Role | null;
        }
      >(sql`
        select o.id as "organizationId", o.organization_name as "organizationName",
          om.user_id is not null as "isOrganizationMember", p.workspace_id as "workspaceId",
          p.is_restricted as "isRestricted", p.published_version is not null as "isPublished",
          wm.role as "workspaceRole", pm.role as "pageRole"
        from pages p
        join organizations o on o.id = p.organization_id
        left join organization_members om
          on om.organization_id = p.organization_id and om.user_id = ${scope.userId}
        left join workspace_members wm
          on wm.workspace_id = p.workspace_id and wm.user_id = ${scope.userId}
        left join page_members pm on pm.page_id = p.id and pm.user_id = ${scope.userId}
        where p.id = ${pageId}`);
      if (row === undefined) return null;
      const isInOrganization = isActive(row, scope);
      const { workspaceRole, pageRole, isRestricted, isPublished } = row;
      return {
        ...row,
        isActiveOrganization: isInOrganization,
        pageId,
        actor: { isInOrganization, workspaceRole, pageRole },
        facts: { isRestricted, isPublished },
      };
    },
  };
}
