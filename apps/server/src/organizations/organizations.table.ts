import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";

/** The tenants. Their id is the tenancy key of every other product table. */
export const organizations = pgTable("organizations", {
  id: uuid("id").$type<OrganizationId>().primaryKey(),
  organizationName: text("organization_name").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Who belongs to an organization, and as what. */
export const organizationMembers = pgTable(
  "organization_members",
  {
    organizationId: uuid("organization_id")
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    userId: uuid("user_id").$type<UserId>().notNull(),
    role: text("role").$type<OrganizationRole>().notNull(),
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index("organization_members_by_user").on(table.userId),
  ],
);
