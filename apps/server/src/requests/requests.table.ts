import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, RequestId, UserId } from "@stemma/domain/ids";

/** The kind of item that a request asks access to. */
export type RequestType = "organization" | "workspace" | "page";

/** The requests for access, with their decisions. */
export const requests = pgTable(
  "requests",
  {
    id: uuid("id").$type<RequestId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    type: text("type").$type<RequestType>().notNull(),
    /** The id of the organization, workspace or page. */
    targetId: uuid("target_id").notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    /** The address that the requester verified. */
    confirmedEmail: text("confirmed_email"),
    message: text("message").notNull(),
    status: text("status").$type<"pending" | "approved" | "declined">().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    decidedBy: uuid("decided_by").$type<UserId>(),
  },
  (table) => [
    uniqueIndex("requests_open")
      .on(table.targetId, table.userId)
      .where(sql`${table.status} = 'pending'`),
    index("requests_by_organization")
      .on(table.organizationId, table.createdAt, table.id)
      .where(sql`${table.status} = 'pending'`),
    index("requests_by_user").on(table.userId, table.createdAt),
    // For deleting the rows, also decided ones, together with what they ask access to.
    index("requests_by_target").on(table.targetId),
  ],
);

/** The mailed links that confirm an address before a request to join. Tokens are stored as hashes and work once. */
export const addressConfirmations = pgTable(
  "address_confirmations",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    email: text("email").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("address_confirmations_by_user").on(table.userId, table.createdAt),
    index("address_confirmations_by_end").on(table.expiresAt),
  ],
);
