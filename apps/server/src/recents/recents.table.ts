import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";

/** The items that a user recently opened in an organization. */
export const recents = pgTable(
  "recents",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    type: text("type").$type<"page" | "workspace">().notNull(),
    itemId: uuid("item_id").$type<PageId | WorkspaceId>().notNull(),
    accessedAt: timestamp("accessed_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organizationId, table.type, table.itemId] }),
    index("recents_by_access").on(
      table.userId,
      table.organizationId,
      table.type,
      table.accessedAt.desc().nullsFirst(),
    ),
    // For deleting the rows together with their page or workspace.
    index("recents_by_item").on(table.itemId),
  ],
);
