import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { OrganizationRole, Role } from "@stemma/domain/access/role";
import type { InvitationId, OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { InvitationState } from "@stemma/domain/invitation/invitation-state";

/** The invitations by e-mail. Tokens are stored as hashes, so that a reader of the database cannot use the links. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id").$type<InvitationId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    /** Set for an invitation into a workspace; the role is then the role in the workspace. */
    workspaceId: uuid("workspace_id").$type<WorkspaceId>(),
    email: text("email").notNull(),
    role: text("role").$type<OrganizationRole | Role>().notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: uuid("invited_by").$type<UserId>().notNull(),
    status: text("status").$type<Exclude<InvitationState, "expired">>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("invitations_open")
      .on(
        table.organizationId,
        sql`coalesce(${table.workspaceId}, ${table.organizationId})`,
        table.email,
      )
      .where(sql`${table.status} = 'pending'`),
    index("invitations_by_email").on(table.email),
    // The lists of open invitations, newest first: of a person, and of an organization.
    index("invitations_open_by_email")
      .on(table.email, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'pending'`),
    index("invitations_open_by_organization")
      .on(table.organizationId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'pending'`),
    index("invitations_by_organization").on(
      table.organizationId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
