import type { PasswordOwner } from "@stemma/domain/account/password-words";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { users } from "./users.table.ts";
import { isSpread } from "../platform/database/spread-tables.ts";
import { keepMemberNames } from "../access/member-names.store.ts";

/** A new user's record; missing columns take their defaults. */
type NewUser = Omit<typeof users.$inferSelect, "notificationMail" | "digestAt">;

/** Reads and writes the product's user records. */
export function createAccountStore(sql: Sql) {
  return {
    /** The name and the address of a sign-in account in better-auth's tables; `null` if the account was removed. */
    async findSignIn(userId: UserId): Promise<{ name: string; email: string } | null> {
      const [row] = await sql<{ name: string; email: string }[]>`
        select name, email from authentication.users where id = ${userId}`;
      return row ?? null;
    },

    /** The names and the address of whoever chooses a password; `null` if the account was removed. */
    async findPasswordOwner(userId: UserId): Promise<PasswordOwner | null> {
      const [row] = await sql<PasswordOwner[]>`
        select a.email, array_remove(array[a.name, u.first_name, u.last_name], null) as names
        from authentication.users a left join users u on u.id = a.id where a.id = ${userId}`;
      return row ?? null;
    },

    /** Marks the address of a sign-in account as verified. */
    async setEmailVerified(userId: UserId): Promise<void> {
      await sql`update authentication.users set email_verified = true where id = ${userId}`;
    },

    /**
     * Adds the user's record if it is missing; returns whether it was. Of two concurrent tabs, one adds the record and
     * the other waits.
     */
    async insertUser(user: NewUser): Promise<boolean> {
      const { id, email, firstName, lastName, createdAt, recentOrganizationId } = user;
      const rows = await sql`
        insert into users (id, email, first_name, last_name, created_at, recent_organization_id)
        values (${id}, ${email}, ${firstName}, ${lastName}, ${createdAt}, ${recentOrganizationId})
        on conflict (id) do nothing
        returning id`;
      if (rows.length > 0) await keepMemberNames(sql, id);
      return rows.length > 0;
    },

    /** Changes the user's names and mail settings; missing fields stay. */
    async rename(
      visitor: Visitor,
      names: {
        readonly firstName?: string | undefined;
        readonly lastName?: string | undefined;
        readonly notificationMail?: "off" | "atOnce" | "daily" | undefined;
        readonly digestAt?: Date | undefined;
      },
    ): Promise<void> {
      if (Object.values(names).every((value) => value === undefined)) return;
      await sql`
        update users set
          first_name = coalesce(${names.firstName ?? null}, first_name),
          last_name = coalesce(${names.lastName ?? null}, last_name),
          notification_mail = coalesce(${names.notificationMail ?? null}, notification_mail),
          digest_at = coalesce(${names.digestAt ?? null}, digest_at)
        where id = ${visitor.userId}`;
      await keepMemberNames(sql, visitor.userId);
    },

    /**
     * Switches the user's active organization after leaving one: to the organization of the longest membership, if
     * there is any.
     */
    async leaveOrganization(organizationId: OrganizationId, userId: UserId): Promise<void> {
      if (isSpread()) {
        // The other memberships may be on other nodes, and the users are on all.
        const [other] = await sql<{ id: OrganizationId }[]>`
          select organization_id as id from organization_members
          where user_id = ${userId} and organization_id <> ${organizationId}
          order by joined_at, organization_id limit 1`;
        if (other === undefined) return;
        await sql`
          update users set recent_organization_id = ${other.id}
          where id = ${userId} and recent_organization_id = ${organizationId}`;
        return;
      }
      await sql`
        update users u set recent_organization_id = coalesce(
          (select m.organization_id from organization_members m
            where m.user_id = u.id and m.organization_id <> ${organizationId}
            order by m.joined_at, m.organization_id limit 1),
          u.recent_organization_id)
        where u.id = ${userId} and u.recent_organization_id = ${organizationId}`;
    },

    /** The same for everybody whose active organization was deleted. */
    async leaveDeletedOrganization(organizationId: OrganizationId): Promise<void> {
      await sql`
        update users u set recent_organization_id = m.organization_id
        from (select distinct on (user_id) user_id, organization_id from organization_members
          where user_id in (select user_id from held_organization_members
            where organization_id = ${organizationId})
          order by user_id, joined_at, organization_id) m
        where m.user_id = u.id and u.recent_organization_id = ${organizationId}`;
    },

    /** Whether the user belongs to any organization. */
    async hasOrganization(userId: UserId): Promise<boolean> {
      const rows = await sql`select 1 from organization_members where user_id = ${userId} limit 1`;
      return rows.length > 0;
    },

    /** Sets the user's active organization. */
    async setRecentOrganization(visitor: Visitor, organizationId: OrganizationId): Promise<void> {
      await sql`
        update users set recent_organization_id = ${organizationId} where id = ${visitor.userId}`;
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
