import { and, eq } from "drizzle-orm";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import { configurations } from "../configurations/configurations.table.ts";
import { organizationMembers, organizations } from "../organizations/organizations.table.ts";
import type { Database } from "../platform/database/connect.ts";
import { workspaceMembers } from "../workspaces/workspaces.table.ts";
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

    /** Makes an organization the one that the user acts in. */
    async setRecentOrganization(visitor: Visitor, organizationId: OrganizationId): Promise<void> {
      await db
        .update(users)
        .set({ recentOrganizationId: organizationId })
        .where(eq(users.id, visitor.userId));
    },

    /** The asker's record, active organization, configuration, and the workspaces they belong to. */
    async find(scope: OrganizationScope) {
      const { userId, organizationId } = scope;
      const [row] = await db
        .select({ user: users, organization: organizations, configuration: configurations })
        .from(users)
        .innerJoin(organizations, eq(organizations.id, organizationId))
        .innerJoin(
          configurations,
          and(eq(configurations.userId, userId), eq(configurations.organizationId, organizationId)),
        )
        .where(eq(users.id, userId));
      if (row === undefined) return null;
      const [memberships, members, workspaceRows] = await Promise.all([
        db
          .select({ organizationId: organizationMembers.organizationId })
          .from(organizationMembers)
          .where(eq(organizationMembers.userId, userId)),
        db
          .select({ userId: organizationMembers.userId, role: organizationMembers.role })
          .from(organizationMembers)
          .where(eq(organizationMembers.organizationId, organizationId)),
        db
          .select({ id: workspaceMembers.workspaceId })
          .from(workspaceMembers)
          .where(
            and(
              eq(workspaceMembers.userId, userId),
              eq(workspaceMembers.organizationId, organizationId),
            ),
          ),
      ]);
      return { ...row, memberships, members, workspaces: workspaceRows };
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
