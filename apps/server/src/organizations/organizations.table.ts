import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";

/** The tenants. Every other product table holds their id as the tenancy key. */
export const organizations = pgTable("organizations", {
  id: uuid("id").$type<OrganizationId>().primaryKey(),
  organizationName: text("organization_name").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** The members of organizations, with their roles. */
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
