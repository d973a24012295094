import { answeredMax } from "@stemma/domain/paging/answered-max";
import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";

/** Reads and changes organizations and who belongs to them. */
export function createOrganizationStore(sql: Sql) {
  const isMembership = (organizationId: OrganizationId, userId: UserId) =>
    sql`organization_id = ${organizationId} and user_id = ${userId}`;

  return {
    /** Adds an organization with its creator as administrator and sole user. */
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
    },

    /** The organizations that the visitor belongs to, by name. */
    async listOf(visitor: Visitor) {
      return sql<{ id: OrganizationId; organizationName: string }[]>`
        select o.id, o.organization_name as "organizationName"
        from organization_members m join organizations o on o.id = m.organization_id
        where m.user_id = ${visitor.userId}
        order by o.organization_name collate "und-x-icu", o.id
        limit ${answeredMax}`;
    },

    /** Makes somebody a member, or a member an administrator; says whether they were none before. */
    async addMember(
      organizationId: OrganizationId,
      { userId, role, joinedAt }: { userId: UserId; role: OrganizationRole; joinedAt: Date },
    ): Promise<boolean> {
      const rows = await sql`
        insert into organization_members (organization_id, user_id, role, joined_at)
        values (${organizationId}, ${userId}, ${role}, ${joinedAt})
        on conflict do nothing
        returning 1`;
      if (rows.length > 0) return true;
      if (role === "administrator") {
        await sql`
          update organization_members set role = 'administrator'
          where ${isMembership(organizationId, userId)}`;
      }
      return false;
    },

    /** Holds the organization against other changes of who administers it, until the transaction ends. */
    async lockMembers(organizationId: OrganizationId): Promise<void> {
      await sql`select 1 from organizations where id = ${organizationId} for update`;
    },

    /** What somebody is in the organization; `null` where they are no member. */
    async roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null> {
      const [row] = await sql<{ role: OrganizationRole }[]>`
        select role from organization_members where ${isMembership(organizationId, userId)}`;
      return row?.role ?? null;
    },

    /** The administrator of longest standing beside somebody; `null` where nobody else administers the organization. */
    async otherAdministrator(
      organizationId: OrganizationId,
      userId: UserId,
    ): Promise<UserId | null> {
      const [row] = await sql<{ userId: UserId }[]>`
        select user_id as "userId" from organization_members
        where organization_id = ${organizationId} and role = 'administrator'
          and user_id <> ${userId}
        order by joined_at, user_id
        limit 1`;
      return row?.userId ?? null;
    },

    /** Gives a member another role. */
    async setRole(
      organizationId: OrganizationId,
      userId: UserId,
      role: OrganizationRole,
    ): Promise<void> {
      await sql`
        update organization_members set role = ${role}
        where ${isMembership(organizationId, userId)}`;
    },

    /** Gives an organization another name. */
    async rename(organizationId: OrganizationId, organizationName: string): Promise<void> {
      await sql`
        update organizations set organization_name = ${organizationName}
        where id = ${organizationId}`;
    },

    /** Ends a membership. What it gave elsewhere is taken by the stores of those features. */
    async removeMember(organizationId: OrganizationId, userId: UserId): Promise<void> {
      await sql`delete from organization_members where ${isMembership(organizationId, userId)}`;
    },

    /** Whether there is such an organization. */
    async exists(organizationId: OrganizationId): Promise<boolean> {
      const rows = await sql`select 1 from organizations where id = ${organizationId}`;
      return rows.length > 0;
    },

    /** Whether the visitor belongs to the organization. */
    async isMember(visitor: Visitor, organizationId: OrganizationId): Promise<boolean> {
      const rows = await sql`
        select 1 from organization_members where ${isMembership(organizationId, visitor.userId)}`;
      return rows.length > 0;
    },
  };
}

export type OrganizationStore = ReturnType<typeof createOrganizationStore>;
