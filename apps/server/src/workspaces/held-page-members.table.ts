import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Role } from "@stemma/domain/access/role";
import type { OrganizationId, PageId, UserId } from "@stemma/domain/ids";
import { pages } from "../pages/pages.table.ts";

/** The roles on the pages of deleted workspaces: moved here when the workspace is deleted, and back when it is restored. */
export const heldPageMembers = pgTable(
  "held_page_members",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    pageId: uuid("page_id")
      .$type<PageId>()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    userId: uuid("user_id").$type<UserId>().notNull(),
    role: text("role").$type<Role>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.userId] }),
    index("held_page_members_by_user").on(table.userId, table.organizationId),
  ],
);
