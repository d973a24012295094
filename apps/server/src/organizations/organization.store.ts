import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Database } from "../platform/database/connect.ts";
import { organizationMembers, organizations } from "./organizations.table.ts";

/** Adds organizations. */
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
  };
}

export type OrganizationStore = ReturnType<typeof createOrganizationStore>;
