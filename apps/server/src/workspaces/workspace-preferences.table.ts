import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { workspaces } from "./workspaces.table.ts";

/** How one person lists a workspace. A row without a place and not muted says the same as no row. */
export const workspacePreferences = pgTable(
  "workspace_preferences",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    workspaceId: uuid("workspace_id")
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** The place among the person's workspaces, by `fractional-indexing`; `null` where the person gave it none: behind all that have one. */
    orderKey: text("order_key"),
    /** Whether the sidebar shows the workspace below 'More', and Home leaves it out. */
    isMuted: boolean("is_muted").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organizationId, table.workspaceId] }),
    index("workspace_preferences_by_workspace").on(table.workspaceId),
  ],
);
