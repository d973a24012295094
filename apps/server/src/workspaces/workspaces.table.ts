import { sql } from "drizzle-orm";
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
    /** One emoji; `null` where nobody chose one. */
    icon: text("icon"),
    /** What the workspace is for, in one line; empty where nobody said. */
    description: text("description").notNull().default(""),
    /** The role of every member of the organization in the workspace; null if it is not open to the organization. */
    organizationRole: text("organization_role").$type<"viewer" | "editor">(),
    /** Whether a box that somebody ticks while reading is published at once; otherwise the tick goes to their draft. */
    publishesChecks: boolean("publishes_checks").notNull().default(false),
    /** Whether editors create pages in it; otherwise only administrators do. */
    editorsCreatePages: boolean("editors_create_pages").notNull().default(false),
    /** When and by whom it was deleted. Its members' roles are then in the tables of held roles. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    deletedBy: uuid("deleted_by").$type<UserId>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    updatedBy: uuid("updated_by").$type<UserId>().notNull(),
  },
  (table) => [
    index("workspaces_by_organization").on(table.organizationId),
    index("workspaces_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** The members of workspaces, with their roles. */
export const workspaceMembers = pgTable(
  "workspace_members",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    workspaceId: uuid("workspace_id")
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id),
    userId: uuid("user_id").$type<UserId>().notNull(),
    /**
     * The effective role: the stronger of the explicit role and the workspace's role for all members of the
     * organization.
     */
    role: text("role").$type<Role>().notNull(),
    /** The explicit role; null if the user is in the workspace only because it is open to the organization. */
    ownRole: text("own_role").$type<Role>(),
    /** The display name in the organization, for lists in the order of names. Triggers keep it. */
    name: text("name").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index("workspace_members_by_user").on(table.userId, table.organizationId),
    index("workspace_members_by_name").on(
      table.workspaceId,
      sql`${table.name} collate "und-x-icu"`,
      table.userId,
    ),
  ],
);

/**
 * The roles in deleted workspaces: moved here when the workspace is deleted, and back when it is restored. Meanwhile nobody
 * has a role in it, so no query shows anything of it.
 */
export const heldWorkspaceMembers = pgTable(
  "held_workspace_members",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    workspaceId: uuid("workspace_id")
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id),
    userId: uuid("user_id").$type<UserId>().notNull(),
    role: text("role").$type<Role>().notNull(),
    ownRole: text("own_role").$type<Role>(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index("held_workspace_members_by_user").on(table.userId, table.organizationId),
  ],
);
