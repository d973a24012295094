import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, UserId } from "@stemma/domain/ids";

/** The product's record of a person; its id is the id of the authentication user. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").$type<UserId>().primaryKey(),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When to mail notifications that the user has not seen in the product. */
    notificationMail: text("notification_mail")
      .$type<"off" | "atOnce" | "daily">()
      .notNull()
      .default("off"),
    /** When the last daily mail was due and taken from the queue. */
    digestAt: timestamp("digest_at", { withTimezone: true }),
    recentOrganizationId: uuid("recent_organization_id").$type<OrganizationId>().notNull(),
  },
  (table) => [
    index("users_by_email").on(sql`lower(${table.email})`),
    // Who has had no daily mail yet comes first.
    index("users_by_digest")
      .on(sql`coalesce(${table.digestAt}, '-infinity')`)
      .where(sql`${table.notificationMail} = 'daily'`),
  ],
);
