import type { WorkspaceFacts } from "@stemma/domain/access/can";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { PageKind } from "@stemma/domain/page/page-kind";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { defineSharedStatement } from "../platform/database/define-shared-statement.ts";
import { isSpread } from "../platform/database/spread-tables.ts";
import { findInEach, noteOrganization } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { areaRole, isOpenWhenPublished } from "./access-rule.store.ts";
import type { PageAccess, WorkspaceAccess } from "./authorized.ts";
import type { Membership, OrganizationScope } from "./organization-scope.ts";
import { lacksSecondFactor } from "./second-factor-rule.store.ts";

const findActive = defineSharedStatement<{ userId: UserId }, Membership>(
  { userId: "uuid" },
  (sql, { userId }) => sql`
    select m.organization_id as "organizationId", m.role as "organizationRole",
      ${lacksSecondFactor(sql, userId, sql`m.organization_id`)} as "lacksSecondFactor"
    from users u
    join organization_members m
      on m.organization_id = u.recent_organization_id and m.user_id = u.id
    where u.id = ${userId}`,
);

const findMembership = defineSharedStatement<
  { userId: UserId; organizationId: OrganizationId },
  Membership
>({ userId: "uuid", organizationId: "uuid" }, (sql, { userId, organizationId }) => {
  const own = withinOrganization(sql, organizationId);
  return own`
      select m.organization_id as "organizationId", m.role as "organizationRole",
        ${lacksSecondFactor(own, userId, own`m.organization_id`)} as "lacksSecondFactor"
      from organization_members m
      where m.organization_id = ${organizationId} and m.user_id = ${userId}`;
});

/** The organization is the page's, if the database is spread. */
type Located<Args> = Args & { readonly userId: UserId; readonly organizationId: OrganizationId };

const findPage = defineSharedStatement<Located<{ pageId: PageId }>, PageRow>(
  { userId: "uuid", pageId: "uuid", organizationId: "uuid" },
  (sql, { userId, pageId, organizationId }) => {
    const own = withinOrganization(sql, organizationId);
    return own`
    select o.id as "organizationId", o.organization_name as "organizationName",
      om.user_id is not null as "isOrganizationMember",
      p.id as "pageId", p.kind, p.workspace_id as "workspaceId",
      not ${isOpenWhenPublished(own)} as "isRestricted",
      p.published_version is not null as "isPublished",
      wm.role as "workspaceRole", pm.role as "pageRole", om.role as "organizationRole",
      ${areaRole(own, userId)} as "areaRole"
    from pages p
    join organizations o on o.id = p.organization_id
    left join organization_members om
      on om.organization_id = p.organization_id and om.user_id = ${userId}
    left join workspace_members wm
      on wm.workspace_id = p.workspace_id and wm.user_id = ${userId}
    left join page_members pm on pm.page_id = p.id and pm.user_id = ${userId}
    where p.id = ${pageId}`;
  },
);

const findWorkspace = defineSharedStatement<
  Located<{ workspaceId: WorkspaceId }>,
  StandingRow & WorkspaceFacts & { readonly workspaceName: string }
>(
  { userId: "uuid", workspaceId: "uuid", organizationId: "uuid" },
  (sql, { userId, workspaceId, organizationId }) => withinOrganization(sql, organizationId)`
    select o.id as "organizationId", o.organization_name as "organizationName",
      om.user_id is not null as "isOrganizationMember",
      w.id as "workspaceId", w.workspace_name as "workspaceName", wm.role as "workspaceRole",
      w.editors_create_pages as "editorsCreatePages"
    from workspaces w
    join organizations o on o.id = w.organization_id
    left join organization_members om
      on om.organization_id = w.organization_id and om.user_id = ${userId}
    left join workspace_members wm on wm.workspace_id = w.id and wm.user_id = ${userId}
    where w.id = ${workspaceId} and w.deleted_at is null`,
);

/**
 * Reads the caller's membership and roles. Every request uses it on the pool. A use case that holds locks must use it
 * on its own transaction's connection: waiting for another connection could deadlock the pool.
 */
export function createAccessStore(sql: Sql) {
  /** Looks in the caller's organization and, on a database that is spread, then in the one that has the item. */
  async function findAnywhere<Row>(
    { organizationId: likely }: OrganizationScope,
    what: "pages" | "workspaces",
    id: string,
    find: (organizationId: OrganizationId) => Promise<Row[]>,
  ): Promise<Row | null> {
    return findInEach(sql, { what, id, likely }, async (organizationId) => {
      const [row] = await find(organizationId);
      if (row !== undefined) noteOrganization(id, organizationId);
      return row ?? null;
    });
  }

  return {
    /** The user's active organization, if the user is still a member of it; `null` before the account is opened. */
    async findActiveOrganization(userId: UserId): Promise<Membership | null> {
      if (!isSpread()) {
        const [row] = await findActive(sql, { userId });
        return row ?? null;
      }
      const [user] = await sql<{ organizationId: OrganizationId }[]>`
        select recent_organization_id as "organizationId" from users where id = ${userId}`;
      return user === undefined ? null : this.findMembership(userId, user.organizationId);
    },

    /** The user's membership in an organization; `null` if there is none. */
    async findMembership(
      userId: UserId,
      organizationId: OrganizationId,
    ): Promise<Membership | null> {
      const [row] = await findMembership(sql, { userId, organizationId });
      return row ?? null;
    },

    /** The caller's roles and the facts about a page; `null` if the page does not exist. */
    async findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> {
      const row = await findAnywhere(scope, "pages", pageId, (organizationId) =>
        findPage(sql, { userId: scope.userId, pageId, organizationId }),
      );
      if (row === null) return null;
      const isActiveOrganization = isActive(row, scope);
      const { workspaceRole, pageRole, organizationRole, isRestricted, isPublished } = row;
      const held = { workspaceRole, pageRole, organizationRole, areaRole: row.areaRole };
      return {
        ...row,
        isActiveOrganization,
        actor: { isInOrganization: isActiveOrganization, ...held },
        facts: { isRestricted, isPublished },
      };
    },

    /** The caller's roles and the facts about a workspace; `null` if the workspace does not exist, or is deleted. */
    async findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null> {
      const row = await findAnywhere(scope, "workspaces", workspaceId, (organizationId) =>
        findWorkspace(sql, { userId: scope.userId, workspaceId, organizationId }),
      );
      if (row === null) return null;
      const isActiveOrganization = isActive(row, scope);
      const { workspaceRole, editorsCreatePages } = row;
      return {
        ...row,
        isActiveOrganization,
        actor: { isInOrganization: isActiveOrganization, workspaceRole },
        facts: { editorsCreatePages },
      };
    },
  };
}

interface StandingRow {
  organizationId: OrganizationId;
  organizationName: string;
  isOrganizationMember: boolean;
  workspaceId: WorkspaceId;
  workspaceRole: Role | null;
}

interface PageRow extends StandingRow {
  kind: PageKind;
  pageId: PageId;
  isRestricted: boolean;
  isPublished: boolean;
  pageRole: Role | null;
  areaRole: Role | null;
  organizationRole: OrganizationRole | null;
}

/**
 * The active organization comes from the scope, not from the user's current record. Otherwise a switch in another tab
 * could change the organization in the middle of a request.
 */
function isActive(row: StandingRow, { organizationId }: OrganizationScope): boolean {
  return row.isOrganizationMember && row.organizationId === organizationId;
}
