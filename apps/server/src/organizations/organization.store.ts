import { and, asc, eq, ne, sql } from "drizzle-orm";
import { answeredMax } from "@stemma/domain/paging/answered-max";
import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import { organizationMembers, organizations } from "./organizations.table.ts";

/** Reads and changes organizations and who belongs to them. */
export function createOrganizationStore(db: Database) {
  return {
    /** Adds an organization with its creator as administrator and sole user. */
    async insert(
      creator: UserId,
      organization: { id: OrganizationId; organizationName: string; createdAt: Date },
    ): Promise<void> {
      await db.insert(organizations).values(organization);
      await db.insert(organizationMembers).values({
        organizationId: organization.id,
        userId: creator,
        role: "administrator",
        joinedAt: organization.createdAt,
      });
    },

    /** The organizations that the visitor belongs to, by name. */
    async listOf(visitor: Visitor) {
      return db
        .select({ id: organizations.id, organizationName: organizations.organizationName })
        .from(organizationMembers)
        .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
        .where(eq(organizationMembers.userId, visitor.userId))
        .orderBy(sql`${organizations.organizationName} collate "und-x-icu"`, organizations.id)
        .limit(answeredMax);
    },

    /** Makes somebody a member, or a member an administrator; says whether they were none before. */
    async addMember(
      organizationId: OrganizationId,
      member: { userId: UserId; role: OrganizationRole; joinedAt: Date },
    ): Promise<boolean> {
      const rows = await db
        .insert(organizationMembers)
        .values({ organizationId, ...member })
        .onConflictDoNothing()
        .returning({ userId: organizationMembers.userId });
      if (rows.length > 0) return true;
      if (member.role === "administrator") {
        await db
          .update(organizationMembers)
          .set({ role: "administrator" })
          .where(isMembership(organizationId, member.userId));
      }
      return false;
    },

    /** Holds the organization against other changes of who administers it, until the transaction ends. */
    async lockMembers(organizationId: OrganizationId): Promise<void> {
      await db
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
        .for("update");
    },

    /** What somebody is in the organization; `null` where they are no member. */
    async roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null> {
      const [row] = await db
        .select({ role: organizationMembers.role })
        .from(organizationMembers)
        .where(isMembership(organizationId, userId));
      return row?.role ?? null;
    },

    /** The administrator of longest standing beside somebody; `null` where nobody else administers the organization. */
    async otherAdministrator(
      organizationId: OrganizationId,
      userId: UserId,
    ): Promise<UserId | null> {
      const [row] = await db
        .select({ userId: organizationMembers.userId })
        .from(organizationMembers)
        .where(
          and(
            eq(organizationMembers.organizationId, organizationId),
            eq(organizationMembers.role, "administrator"),
            ne(organizationMembers.userId, userId),
          ),
        )
        .orderBy(asc(organizationMembers.joinedAt), asc(organizationMembers.userId))
        .limit(1);
      return row?.userId ?? null;
    },

    /** Gives a member another role. */
    async setRole(
      organizationId: OrganizationId,
      userId: UserId,
      role: OrganizationRole,
    ): Promise<void> {
      await db
        .update(organizationMembers)
        .set({ role })
        .where(isMembership(organizationId, userId));
    },

    /** Gives an organization another name. */
    async rename(organizationId: OrganizationId, organizationName: string): Promise<void> {
      await db
        .update(organizations)
        .set({ organizationName })
        .where(eq(organizations.id, organizationId));
    },

    /** Ends a membership. What it gave elsewhere is taken by the stores of those features. */
    async removeMember(organizationId: OrganizationId, userId: UserId): Promise<void> {
      await db.delete(organizationMembers).where(isMembership(organizationId, userId));
    },

    /** Whether there is such an organization. */
    async exists(organizationId: OrganizationId): Promise<boolean> {
      const rows = await db
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.id, organizationId));
      return rows.length > 0;
    },

    /** Whether the visitor belongs to the organization. */
    async isMember(visitor: Visitor, organizationId: OrganizationId): Promise<boolean> {
      const rows = await db
        .select({ userId: organizationMembers.userId })
        .from(organizationMembers)
        .where(isMembership(organizationId, visitor.userId));
      return rows.length > 0;
    },
  };
}

function isMembership(organizationId: OrganizationId, userId: UserId) {
  return and(
    eq(organizationMembers.organizationId, organizationId),
    eq(organizationMembers.userId, userId),
  );
}

export type OrganizationStore = ReturnType<typeof createOrganizationStore>;
