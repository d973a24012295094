import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { User } from "@stemma/contract/account-shapes";
import type { SidebarSettings } from "@stemma/domain/configuration/default-configuration";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { TrashDays } from "@stemma/domain/trash/trash-days";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { defineSharedStatement } from "../platform/database/define-shared-statement.ts";
import { isSpread } from "../platform/database/spread-tables.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** The caller's account, from one query. Instants are PostgreSQL's text. */
export interface AccountRecord extends SidebarSettings {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: string;
  readonly isEmailVerified: boolean;
  readonly notificationMail: User["notificationMail"];
  readonly recentOrganizationId: OrganizationId;
  readonly organizationIds: OrganizationId[];
  readonly organizationName: string;
  readonly organizationIcon: string | null;
  readonly onlyAdministratorsCreateWorkspaces: boolean;
  readonly requiresSecondFactor: boolean;
  readonly trashDays: TrashDays;
  readonly organizationCreatedAt: string;
  readonly administratorIds: UserId[];
  readonly userIds: UserId[];
  readonly workspaceIds: WorkspaceId[];
  readonly orgDisplayName: string | null;
  readonly personalWorkspaceId: WorkspaceId;
}

/** The ids of a person's organizations. */
const organizationIdsOf = (sql: Sql, person: Fragment): Fragment => sql`
  select m.organization_id from organization_members m
  where m.user_id = ${person} order by m.organization_id limit ${rowsPerAnswerMax}`;

const find = defineSharedStatement<
  { userId: UserId; organizationId: OrganizationId },
  AccountRecord
>(
  { userId: "uuid", organizationId: "uuid" },
  (sql, { userId, organizationId }) => withinOrganization(sql, organizationId)`
    select u.email, u.first_name as "firstName", u.last_name as "lastName",
      u.created_at as "createdAt", u.recent_organization_id as "recentOrganizationId",
      u.notification_mail as "notificationMail",
      exists (select 1 from authentication.users a
        where a.id = u.id and a.email_verified) as "isEmailVerified",
      o.organization_name as "organizationName", o.icon as "organizationIcon",
      o.only_administrators_create_workspaces as "onlyAdministratorsCreateWorkspaces",
      o.requires_second_factor as "requiresSecondFactor", o.trash_days as "trashDays",
      o.created_at as "organizationCreatedAt",
      c.org_display_name as "orgDisplayName", c.personal_workspace_id as "personalWorkspaceId",
      c.is_show_sidebar as "isShowSidebar", c.is_show_pinned as "isShowPinned",
      c.is_show_workspaces as "isShowWorkspaces", c.is_show_muted as "isShowMuted",
      c.is_recent_without_pinned as "isRecentWithoutPinned",
      c.is_show_recent as "isShowRecent", c.recent_items_display as "recentItemsDisplay",
      c.new_pin_insertion as "newPinInsertion",
      ${isSpread() ? sql`'{}'::uuid[]` : sql`array(${organizationIdsOf(sql, sql`u.id`)})`} as "organizationIds",
      array(select m.user_id from organization_members m
        where m.organization_id = o.id and m.role = 'administrator'
        order by m.user_id limit ${rowsPerAnswerMax}) as "administratorIds",
      array(select m.user_id from organization_members m
        where m.organization_id = o.id order by m.user_id limit ${rowsPerAnswerMax}) as "userIds",
      array(select m.workspace_id from workspace_members m
        where m.organization_id = o.id and m.user_id = u.id
        order by m.workspace_id limit ${rowsPerAnswerMax}) as "workspaceIds"
    from users u
    join organizations o on o.id = ${organizationId}
    join configurations c on c.user_id = u.id and c.organization_id = o.id
    where u.id = ${userId}`,
);

/** Reads the account for every first render. */
export function createAccountViewStore(sql: Sql) {
  return {
    /** The caller's record, active organization, configuration, and workspaces in the organization. */
    async find({ userId, organizationId }: OrganizationScope): Promise<AccountRecord | null> {
      const [row] = await find(sql, { userId, organizationId });
      if (row === undefined || !isSpread()) return row ?? null;
      // The other organizations may be on other nodes.
      const ids = await sql<{ organization_id: OrganizationId }[]>`
        ${organizationIdsOf(sql, sql`${userId}`)}`;
      return { ...row, organizationIds: ids.map(({ organization_id: id }) => id) };
    },
  };
}

export type AccountViewStore = ReturnType<typeof createAccountViewStore>;
