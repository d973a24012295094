import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";

/**
 * The items that a user recently opened in an organization: so few that the newest are found by the primary key. The instant is in no
 * index, so that opening an item again updates its row in place.
 */
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
    // For deleting the rows together with their page or workspace.
    index("recents_by_item").on(table.itemId),
  ],
);
