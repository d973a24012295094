import { eq } from "drizzle-orm";
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

    /** Adds the user's record, and says whether it was missing: of two tabs at once, one adds it and the other waits. */
    async insertUser(user: typeof users.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(users)
        .values(user)
        .onConflictDoNothing({ target: users.id })
        .returning({ id: users.id });
      return rows.length > 0;
    },

    /** Changes the user's names; what is left out stays. */
    async rename(
      visitor: Visitor,
      names: { readonly firstName?: string | undefined; readonly lastName?: string | undefined },
    ): Promise<void> {
      if (names.firstName === undefined && names.lastName === undefined) return;
      await db.update(users).set(names).where(eq(users.id, visitor.userId));
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
