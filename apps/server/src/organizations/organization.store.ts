import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { OrganizationFacts } from "@stemma/domain/access/can";
import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { TrashDays } from "@stemma/domain/trash/trash-days";
import type { Visitor } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { NameCursor } from "../platform/name-cursor.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { keepMemberNames } from "../access/member-names.store.ts";

/** The settings of an organization; missing ones stay as they are. */
export interface OrganizationSettings {
  readonly icon?: string | null | undefined;
  readonly onlyAdministratorsCreateWorkspaces?: boolean | null | undefined;
  readonly requiresSecondFactor?: boolean | undefined;
  readonly trashDays?: TrashDays | undefined;
}

/** Reads and writes organizations and their members. */
export function createOrganizationStore(sql: Sql) {
  const isMembership = (organizationId: OrganizationId, userId: UserId) =>
    sql`organization_id = ${organizationId} and user_id = ${userId}`;

  return {
    /** Adds an organization with its creator as administrator and only user. */
    async insert(
      creator: UserId,
      organization: { id: OrganizationId; organizationName: string; createdAt: Date },
    ): Promise<void> {
      const { id, organizationName, createdAt } = organization;
      await sql`
        insert into organizations (id, organization_name, created_at)
        values (${id}, ${organizationName}, ${createdAt})`;
      await sql`
        insert into organization_members (organization_id, user_id, role, joined_at)
        values (${id}, ${creator}, 'administrator', ${createdAt})`;
      await keepMemberNames(sql, creator, id);
    },

    /** At most `limit` of the organizations that the visitor belongs to, after a cursor, by name. */
    async listOf(visitor: Visitor, after: NameCursor, limit: number) {
      return sql<{ id: OrganizationId; name: string; icon: string | null }[]>`
        select o.id, o.organization_name as name, o.icon
        from organization_members m join organizations o on o.id = m.organization_id
        where m.user_id = ${visitor.userId}
          and (o.organization_name collate "und-x-icu", o.id) > (${after.name}, ${after.id}::uuid)
        order by o.organization_name collate "und-x-icu", o.id
        limit ${limit}`;
    },

    /** The names of those of these organizations that the visitor belongs to, by name; at most {@link rowsPerAnswerMax}. */
    async namesOf(visitor: Visitor, ids: readonly OrganizationId[]) {
      return sql<{ organizationId: OrganizationId; organizationName: string }[]>`
        select o.id as "organizationId", o.organization_name as "organizationName"
        from organization_members m join organizations o on o.id = m.organization_id
        where m.user_id = ${visitor.userId} and o.id = any(${ids}::uuid[])
        order by o.organization_name collate "und-x-icu", o.id
        limit ${rowsPerAnswerMax}`;
    },

    /** Adds a member, or makes a member an administrator; returns whether the user was not a member before. */
    async addMember(
      organizationId: OrganizationId,
      { userId, role, joinedAt }: { userId: UserId; role: OrganizationRole; joinedAt: Date },
    ): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        insert into organization_members (organization_id, user_id, role, joined_at)
        values (${organizationId}, ${userId}, ${role}, ${joinedAt})
        on conflict do nothing
        returning 1`;
      if (rows.length > 0) {
        await keepMemberNames(sql, userId, organizationId);
        return true;
      }
      if (role === "administrator") {
        await own`
          update organization_members set role = 'administrator'
          where ${isMembership(organizationId, userId)}`;
      }
      return false;
    },

    /** Locks the organization against concurrent changes of its members, until the transaction ends. */
    async lockMembers(organizationId: OrganizationId): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`select 1 from organizations where id = ${organizationId} for update`;
    },

    /** The user's role in the organization; `null` if the user is not a member. */
    async roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null> {
      const own = withinOrganization(sql, organizationId);
      const [row] = await own<{ role: OrganizationRole }[]>`
        select role from organization_members where ${isMembership(organizationId, userId)}`;
      return row?.role ?? null;
    },

    /** The longest-standing administrator other than the user; `null` if there is none. */
    async otherAdministrator(
      organizationId: OrganizationId,
      userId: UserId,
    ): Promise<UserId | null> {
      const own = withinOrganization(sql, organizationId);
      const [row] = await own<{ userId: UserId }[]>`
        select user_id as "userId" from organization_members
        where organization_id = ${organizationId} and role = 'administrator'
          and user_id <> ${userId}
        order by joined_at, user_id
        limit 1`;
      return row?.userId ?? null;
    },

    async setRole(
      organizationId: OrganizationId,
      userId: UserId,
      role: OrganizationRole,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        update organization_members set role = ${role}
        where ${isMembership(organizationId, userId)}`;
    },

    /** Renames an organization; returns the name before. */
    async rename(organizationId: OrganizationId, organizationName: string): Promise<string> {
      const own = withinOrganization(sql, organizationId);
      const [renamed] = await own<{ before: string }[]>`
        update organizations o set organization_name = ${organizationName}
        from (select id, organization_name as before from organizations where id = ${organizationId}) was
        where o.id = was.id
        returning was.before`;
      return renamed?.before ?? "";
    },

    /** The facts that decide what members can do. */
    async facts(organizationId: OrganizationId): Promise<OrganizationFacts> {
      const own = withinOrganization(sql, organizationId);
      const [row] = await own<OrganizationFacts[]>`
        select only_administrators_create_workspaces as "onlyAdministratorsCreateWorkspaces"
        from organizations where id = ${organizationId}`;
      return row ?? { onlyAdministratorsCreateWorkspaces: true };
    },

    /** Changes the given settings; an icon of `null` is taken away, and days of `null` are never. */
    async setSettings(
      organizationId: OrganizationId,
      settings: OrganizationSettings,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      const { icon, onlyAdministratorsCreateWorkspaces = null, trashDays } = settings;
      const requiresSecondFactor = settings.requiresSecondFactor ?? null;
      await own`
        update organizations
        set icon = case when ${icon === undefined} then icon else ${icon ?? null}::text end,
          trash_days = case when ${trashDays === undefined} then trash_days else ${trashDays ?? null}::integer end,
          only_administrators_create_workspaces = coalesce(
            ${onlyAdministratorsCreateWorkspaces}::boolean, only_administrators_create_workspaces),
          requires_second_factor = coalesce(${requiresSecondFactor}::boolean, requires_second_factor)
        where id = ${organizationId}`;
    },

    /** Ends a membership. The stores of other features remove the member's roles there. */
    async removeMember(organizationId: OrganizationId, userId: UserId): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`delete from organization_members where ${isMembership(organizationId, userId)}`;
    },

    /** Whether the organization exists and is not deleted. */
    async exists(organizationId: OrganizationId): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        select 1 from organizations where id = ${organizationId} and deleted_at is null`;
      return rows.length > 0;
    },

    async isMember(visitor: Visitor, organizationId: OrganizationId): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        select 1 from organization_members where ${isMembership(organizationId, visitor.userId)}`;
      return rows.length > 0;
    },
  };
}

export type OrganizationStore = ReturnType<typeof createOrganizationStore>;
