import { eq, sql } from "drizzle-orm";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import { authUsers } from "./authentication.table.ts";
import { users } from "./users.table.ts";

/** Reads and adds accounts: the product's users. */
export function createAccountStore(db: Database) {
  return {
    /** Who signed in, as the authentication knows them; `null` where the sign-in was removed since. */
    async findSignIn(userId: UserId): Promise<{ name: string; email: string } | null> {
      const [row] = await db
        .select({ name: authUsers.name, email: authUsers.email })
        .from(authUsers)
        .where(eq(authUsers.id, userId));
      return row ?? null;
    },

    /** Remembers that somebody showed the address that they sign in with to be theirs. */
    async setEmailVerified(userId: UserId): Promise<void> {
      await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, userId));
    },

    /** Adds the user's record, and says whether it was missing: of two tabs at once, one adds it and the other waits. */
    async insertUser(user: typeof users.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(users)
        .values(user)
        .onConflictDoNothing({ target: users.id })
        .returning({ id: users.id });
      return rows.length > 0;
    },

    /** Changes the user's names, and how they are mailed; what is left out stays. */
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
      await db.update(users).set(names).where(eq(users.id, visitor.userId));
    },

    /** Lets somebody who left an organization act in another of theirs: the one they belong to longest, if there is any. */
    async leaveOrganization(organizationId: OrganizationId, userId: UserId): Promise<void> {
      await db.execute(sql`
        update users u set recent_organization_id = coalesce(
          (select m.organization_id from organization_members m
            where m.user_id = u.id and m.organization_id <> ${organizationId}
            order by m.joined_at, m.organization_id limit 1),
          u.recent_organization_id)
        where u.id = ${userId} and u.recent_organization_id = ${organizationId}`);
    },

    /** Whether somebody belongs to any organization. */
    async hasOrganization(userId: UserId): Promise<boolean> {
      const rows = await db.execute(
        sql`select 1 from organization_members where user_id = ${userId} limit 1`,
      );
      return rows.length > 0;
    },

    /** Makes an organization the one that the user acts in. */
    async setRecentOrganization(visitor: Visitor, organizationId: OrganizationId): Promise<void> {
      await db
        .update(users)
        .set({ recentOrganizationId: organizationId })
        .where(eq(users.id, visitor.userId));
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
