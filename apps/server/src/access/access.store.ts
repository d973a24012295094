import type { Role } from "@stemma/domain/access/can";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import type { PageAccess, WorkspaceAccess } from "./authorized.ts";
import type { Visitor } from "./organization-scope.ts";

/** Answers who asks and how they stand towards a page or workspace. Runs on every request: plain SQL, prepared once. */
export function createAccessStore(sql: Sql) {
  return {
    /** The user's active organization, where they are still a member of it; `null` before the account is opened. */
    async findActiveOrganization(userId: UserId) {
      const [row] = await sql<{ organizationId: OrganizationId; organizationRole: Role }[]>`
        select m.organization_id as "organizationId", m.role as "organizationRole"
        from users u
        join organization_members m
          on m.organization_id = u.recent_organization_id and m.user_id = u.id
        where u.id = ${userId}`;
      return row ?? null;
    },

    /** How the visitor stands towards a page; `null` where there is none. */
    async findPage(visitor: Visitor, pageId: PageId): Promise<PageAccess | null> {
      const [row] = await sql<(StandingRow & PageRow)[]>`
        select ${standing(sql)}, p.id as "pageId", p.workspace_id as "workspaceId",
          p.is_restricted as "isRestricted", p.published_version is not null as "isPublished",
          wm.role as "workspaceRole", pm.role as "pageRole"
        from pages p
        join organizations o on o.id = p.organization_id
        left join users u on u.id = ${visitor.userId}
        left join organization_members om
          on om.organization_id = p.organization_id and om.user_id = u.id
        left join workspace_members wm on wm.workspace_id = p.workspace_id and wm.user_id = u.id
        left join page_members pm on pm.page_id = p.id and pm.user_id = u.id
        where p.id = ${pageId}`;
      if (row === undefined) return null;
      return {
        ...row,
        actor: {
          isInOrganization: row.isActiveOrganization,
          workspaceRole: row.workspaceRole,
          pageRole: row.pageRole,
        },
        facts: { isRestricted: row.isRestricted, isPublished: row.isPublished },
      };
    },

    /** How the visitor stands towards a workspace; `null` where there is none. */
    async findWorkspace(
      visitor: Visitor,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null> {
      const [row] = await sql<(StandingRow & { workspaceId: WorkspaceId; workspaceRole: Role })[]>`
        select ${standing(sql)}, w.id as "workspaceId", wm.role as "workspaceRole"
        from workspaces w
        join organizations o on o.id = w.organization_id
        left join users u on u.id = ${visitor.userId}
        left join organization_members om
          on om.organization_id = w.organization_id and om.user_id = u.id
        left join workspace_members wm on wm.workspace_id = w.id and wm.user_id = u.id
        where w.id = ${workspaceId}`;
      if (row === undefined) return null;
      return {
        ...row,
        actor: { isInOrganization: row.isActiveOrganization, workspaceRole: row.workspaceRole },
      };
    },
  };
}

interface StandingRow {
  organizationId: OrganizationId;
  organizationName: string;
  isOrganizationMember: boolean;
  isActiveOrganization: boolean;
}

interface PageRow {
  pageId: PageId;
  workspaceId: WorkspaceId;
  isRestricted: boolean;
  isPublished: boolean;
  workspaceRole: Role | null;
  pageRole: Role | null;
}

function standing(sql: Sql) {
  return sql`o.id as "organizationId", o.organization_name as "organizationName",
    om.user_id is not null as "isOrganizationMember",
    om.user_id is not null and u.recent_organization_id = o.id as "isActiveOrganization"`;
}
