import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Role } from "@stemma/domain/access/role";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";

/** The workspaces of an organization. */
export const workspaces = pgTable(
  "workspaces",
  {
    id: uuid("id").$type<WorkspaceId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    workspaceName: text("workspace_name").notNull(),
    isPersonalWorkspace: boolean("is_personal_workspace").notNull(),
    /** What every member of the organization is in the workspace; null where it is for its own members alone. */
    organizationRole: text("organization_role").$type<"viewer" | "editor">(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    updatedBy: uuid("updated_by").$type<UserId>().notNull(),
  },
  (table) => [index("workspaces_by_organization").on(table.organizationId)],
);

/** Who belongs to a workspace, and as what. */
export const workspaceMembers = pgTable(
  "workspace_members",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    workspaceId: uuid("workspace_id")
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id),
    userId: uuid("user_id").$type<UserId>().notNull(),
    /** What they are in effect: the stronger of their own role and of what every member of the organization is in it. */
    role: text("role").$type<Role>().notNull(),
    /** What the workspace names them as; null where they are in it only because it is open to the organization. */
    ownRole: text("own_role").$type<Role>(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index("workspace_members_by_user").on(table.userId, table.organizationId),
  ],
);
