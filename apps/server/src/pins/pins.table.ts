import { doublePrecision, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";

/** The items that a user pinned in an organization, in the user's order. */
export const pins = pgTable(
  "pins",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    itemId: uuid("item_id").$type<PageId | WorkspaceId>().notNull(),
    type: text("type").$type<"page" | "workspace">().notNull(),
    /** The list is sorted by position, smallest first. */
    position: doublePrecision("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organizationId, table.itemId] }),
    index("pins_in_order").on(table.userId, table.organizationId, table.position, table.itemId),
    // For deleting the rows together with their page or workspace.
    index("pins_by_item").on(table.itemId),
  ],
);
