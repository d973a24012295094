import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, UserId } from "@stemma/domain/ids";

/** The product's record of a person; the id is the authentication user's. */
export const users = pgTable("users", {
  id: uuid("id").$type<UserId>().primaryKey(),
  email: text("email").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  recentOrganizationId: uuid("recent_organization_id").$type<OrganizationId>().notNull(),
});
