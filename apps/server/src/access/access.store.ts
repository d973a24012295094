import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import type { PageAccess, WorkspaceAccess } from "./authorized.ts";
import type { OrganizationScope } from "./organization-scope.ts";

/**
 * Answers who asks and how they stand towards a page or workspace. Runs on every request, on the pool; and inside the
 * transaction of a use case that holds what it changes, on its own connection: another one may never come free.
 */
export function createAccessStore(sql: Sql) {
  return {
    /** The user's active organization, where they are still a member of it; `null` before the account is opened. */
    async findActiveOrganization(userId: UserId) {
      const [row] = await sql<MembershipRow[]>`
        select m.organization_id as "organizationId", m.role as "organizationRole"
        from users u
        join organization_members m
          on m.organization_id = u.recent_organization_id and m.user_id = u.id
        where u.id = ${userId}`;
      return row ?? null;
    },

    /** The user's membership in an organization; `null` where there is none. */
    async findMembership(userId: UserId, organizationId: OrganizationId) {
      const [row] = await sql<MembershipRow[]>`
        select m.organization_id as "organizationId", m.role as "organizationRole"
        from organization_members m
        where m.organization_id = ${organizationId} and m.user_id = ${userId}`;
      return row ?? null;
    },

    /** How the asker stands towards a page; `null` where there is none. */
    async findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> {
      const [row] = await sql<PageRow[]>`
        select o.id as "organizationId", o.organization_name as "organizationName",
          om.user_id is not null as "isOrganizationMember",
          p.id as "pageId", p.workspace_id as "workspaceId", p.is_restricted as "isRestricted",
          p.published_version is not null as "isPublished",
          wm.role as "workspaceRole", pm.role as "pageRole"
        from pages p
        join organizations o on o.id = p.organization_id
        left join organization_members om
          on om.organization_id = p.organization_id and om.user_id = ${scope.userId}
        left join workspace_members wm
          on wm.workspace_id = p.workspace_id and wm.user_id = ${scope.userId}
        left join page_members pm on pm.page_id = p.id and pm.user_id = ${scope.userId}
        where p.id = ${pageId}`;
      if (row === undefined) return null;
      const isActiveOrganization = isActive(row, scope);
      const { workspaceRole, pageRole, isRestricted, isPublished } = row;
      return {
        ...row,
        isActiveOrganization,
        actor: { isInOrganization: isActiveOrganization, workspaceRole, pageRole },
        facts: { isRestricted, isPublished },
      };
    },

    /** How the asker stands towards a workspace; `null` where there is none. */
    async findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null> {
      const [row] = await sql<StandingRow[]>`
        select o.id as "organizationId", o.organization_name as "organizationName",
          om.user_id is not null as "isOrganizationMember",
          w.id as "workspaceId", wm.role as "workspaceRole"
        from workspaces w
        join organizations o on o.id = w.organization_id
        left join organization_members om
          on om.organization_id = w.organization_id and om.user_id = ${scope.userId}
        left join workspace_members wm on wm.workspace_id = w.id and wm.user_id = ${scope.userId}
        where w.id = ${workspaceId}`;
      if (row === undefined) return null;
      const isActiveOrganization = isActive(row, scope);
      const { workspaceRole } = row;
      return {
        ...row,
        isActiveOrganization,
        actor: { isInOrganization: isActiveOrganization, workspaceRole },
      };
    },
  };
}

interface MembershipRow {
  organizationId: OrganizationId;
  organizationRole: OrganizationRole;
}

interface StandingRow {
  organizationId: OrganizationId;
  organizationName: string;
  isOrganizationMember: boolean;
  workspaceId: WorkspaceId;
  workspaceRole: Role | null;
}

interface PageRow extends StandingRow {
  pageId: PageId;
  isRestricted: boolean;
  isPublished: boolean;
  pageRole: Role | null;
}

/**
 * The active organization is the scope's, not what the user's record says by now: one who switches in another tab while a
 * request runs must not have half of it decided in each organization.
 */
function isActive(row: StandingRow, { organizationId }: OrganizationScope): boolean {
  return row.isOrganizationMember && row.organizationId === organizationId;
}
