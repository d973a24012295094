import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { TrashDays } from "@stemma/domain/trash/trash-days";

/** The tenants. Every other product table holds their id as the tenancy key. */
export const organizations = pgTable(
  "organizations",
  {
    id: uuid("id").$type<OrganizationId>().primaryKey(),
    organizationName: text("organization_name").notNull(),
    /** One emoji; `null` where nobody chose one. */
    icon: text("icon"),
    /** Whether only its administrators create workspaces; otherwise every member does. */
    onlyAdministratorsCreateWorkspaces: boolean("only_administrators_create_workspaces")
      .notNull()
      .default(false),
    /** Whether it keeps members with a password out until they have a second factor. */
    requiresSecondFactor: boolean("requires_second_factor").notNull().default(false),
    /** After how many days deleted pages are removed for good; `null` for never. */
    trashDays: integer("trash_days").$type<TrashDays>(),
    /** When and by whom it was deleted. Its memberships are then in the table of held ones. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    deletedBy: uuid("deleted_by").$type<UserId>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("organizations_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index("organizations_with_trash_days")
      .on(table.id)
      .where(sql`${table.trashDays} is not null`),
  ],
);

/** The members of organizations, with their roles. */
export const organizationMembers = pgTable(
  "organization_members",
  {
    organizationId: uuid("organization_id")
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    userId: uuid("user_id").$type<UserId>().notNull(),
    role: text("role").$type<OrganizationRole>().notNull(),
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull(),
    /** The display name there, for lists in the order of names. Triggers keep it. */
    name: text("name").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index("organization_members_by_user").on(table.userId),
    index("organization_members_by_name").on(
      table.organizationId,
      sql`${table.name} collate "und-x-icu"`,
      table.userId,
    ),
  ],
);

/**
 * The memberships in deleted organizations: moved here when the organization is deleted, and back when it is restored. Meanwhile
 * nobody is in it, so nobody gets a scope of it.
 */
export const heldOrganizationMembers = pgTable(
  "held_organization_members",
  {
    organizationId: uuid("organization_id")
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    userId: uuid("user_id").$type<UserId>().notNull(),
    role: text("role").$type<OrganizationRole>().notNull(),
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index("held_organization_members_by_user").on(table.userId),
  ],
);
