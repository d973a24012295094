import { and, eq, sql } from "drizzle-orm";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import { organizationMembers, organizations } from "./organizations.table.ts";

/** Reads and adds organizations. */
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
        .orderBy(sql`${organizations.organizationName} collate "und-x-icu"`, organizations.id);
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
        .where(
          and(
            eq(organizationMembers.organizationId, organizationId),
            eq(organizationMembers.userId, visitor.userId),
          ),
        );
      return rows.length > 0;
    },
  };
}

export type OrganizationStore = ReturnType<typeof createOrganizationStore>;
