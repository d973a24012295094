import { doublePrecision, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";

/** What a user pinned in an organization, in their own order. */
export const pins = pgTable(
  "pins",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    itemId: uuid("item_id").$type<PageId | WorkspaceId>().notNull(),
    type: text("type").$type<"page" | "workspace">().notNull(),
    /** Smaller stands higher. */
    position: doublePrecision("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organizationId, table.itemId] }),
    index("pins_in_order").on(table.userId, table.organizationId, table.position, table.itemId),
  ],
);
