import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SidebarSettings } from "@stemma/domain/configuration/default-configuration";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";

/** A user's settings in one organization. */
export const configurations = pgTable(
  "configurations",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    orgDisplayName: text("org_display_name"),
    personalWorkspaceId: uuid("personal_workspace_id").$type<WorkspaceId>().notNull(),
    isShowSidebar: boolean("is_show_sidebar").notNull(),
    isShowWorkspaces: boolean("is_show_workspaces").notNull().default(true),
    isShowMuted: boolean("is_show_muted").notNull().default(false),
    isShowPinned: boolean("is_show_pinned").notNull(),
    isShowRecent: boolean("is_show_recent").notNull(),
    recentItemsDisplay: text("recent_items_display")
      .$type<SidebarSettings["recentItemsDisplay"]>()
      .notNull(),
    isRecentWithoutPinned: boolean("is_recent_without_pinned").notNull().default(false),
    newPinInsertion: text("new_pin_insertion")
      .$type<SidebarSettings["newPinInsertion"]>()
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organizationId] }),
    // Holds the person too: to find a name, PostgreSQL may choose this index over the key, and would walk all members of the organization.
    index("configurations_of_organization").on(table.organizationId, table.userId),
  ],
);
