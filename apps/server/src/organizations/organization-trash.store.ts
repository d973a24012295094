import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { lacksSecondFactor } from "../access/second-factor-rule.store.ts";
import type { Visitor } from "../access/organization-scope.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { withinThatOfFirst } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { keepMemberNames } from "../access/member-names.store.ts";

/** A deleted organization. Instants are PostgreSQL's text. */
export interface DeletedOrganizationRow {
  readonly id: OrganizationId;
  readonly organizationName: string;
  readonly deletedAt: string;
}

/**
 * Deletes and restores organizations. A deletion moves the memberships to a table of held ones: nobody is in the organization
 * any more, so nobody gets a scope of it. Every write must run in a transaction that holds the organization's memberships.
 */
export function createOrganizationTrashStore(sql: Sql) {
  const newest = newestFirst(sql, "o.deleted_at", "o.id");

  return {
    /** Marks an organization as deleted and holds its memberships; returns who was in it, `null` if the name differs. */
    async delete(
      organizationId: OrganizationId,
      organizationName: string,
      deletion: { readonly at: Date; readonly by: UserId },
    ): Promise<UserId[] | null> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        update organizations set deleted_at = ${deletion.at}, deleted_by = ${deletion.by}
        where id = ${organizationId} and organization_name = ${organizationName}
          and deleted_at is null
        returning 1`;
      if (rows.length === 0) return null;
      const members = await own<{ userId: UserId }[]>`
        with moved as (
          delete from organization_members where organization_id = ${organizationId} returning *)
        insert into held_organization_members (organization_id, user_id, role, joined_at)
        select organization_id, user_id, role, joined_at from moved
        returning user_id as "userId"`;
      return members.map(({ userId }) => userId);
    },

    /** At most `limit` of the deleted organizations that the visitor administered, deleted last first. */
    async list(
      { userId }: Visitor,
      after: InstantCursor<OrganizationId> | null,
      limit: number,
    ): Promise<DeletedOrganizationRow[]> {
      return sql<DeletedOrganizationRow[]>`
        select o.id, o.organization_name as "organizationName", o.deleted_at as "deletedAt"
        from held_organization_members m join organizations o on o.id = m.organization_id
        where m.user_id = ${userId} and m.role = 'administrator' and ${newest.after(after)}
        order by ${newest.order}
        limit ${limit}`;
    },

    /**
     * Whether the organization is deleted and the visitor administered it: `null` if not, otherwise whether it keeps them out until
     * they have a second factor.
     */
    async findAdministration(
      { userId }: Visitor,
      organizationId: OrganizationId,
    ): Promise<{ readonly lacksSecondFactor: boolean } | null> {
      const [row] = await sql<{ lacksSecondFactor: boolean }[]>`
        select ${lacksSecondFactor(sql, userId, sql`m.organization_id`)} as "lacksSecondFactor"
        from held_organization_members m
        where m.organization_id = ${organizationId} and m.user_id = ${userId}
          and m.role = 'administrator'`;
      return row ?? null;
    },

    /** Restores an organization with its memberships; returns who is in it. */
    async restore(organizationId: OrganizationId): Promise<UserId[]> {
      const own = withinOrganization(sql, organizationId);
      await own`
        update organizations set deleted_at = null, deleted_by = null
        where id = ${organizationId}`;
      const members = await own<{ userId: UserId }[]>`
        with moved as (
          delete from held_organization_members
          where organization_id = ${organizationId} returning *)
        insert into organization_members (organization_id, user_id, role, joined_at)
        select organization_id, user_id, role, joined_at from moved
        returning user_id as "userId"`;
      for (const { userId } of members) await keepMemberNames(sql, userId, organizationId);
      return members.map(({ userId }) => userId);
    },

    /** Locks one organization that was deleted before an instant, unless another node holds it; `null` if there is none. */
    async takeGone(before: Date): Promise<OrganizationId | null> {
      const gone = (own: Sql) => own`
        select id as "organizationId" from organizations
        where deleted_at < ${before} order by deleted_at limit 1`;
      const own = await withinThatOfFirst(sql, gone);
      if (own === null) return null;
      const [row] = await own<
        { organizationId: OrganizationId }[]
      >`${gone(own)} for update skip locked`;
      return row?.organizationId ?? null;
    },
  };
}

export type OrganizationTrashStore = ReturnType<typeof createOrganizationTrashStore>;
