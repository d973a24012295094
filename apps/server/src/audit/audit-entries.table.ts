import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { AuditDetails } from "@stemma/contract/audit.contract";
import type { AuditAct, AuditCategory } from "@stemma/domain/audit/audit-acts";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";

/**
 * The audit logs of the organizations. Names are those at the time of the act. A trigger refuses every change of an entry, except that
 * old ones are removed, those of a removed organization, and what identifies a person whose account was deleted (decision 66).
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    /** Who acted; `null` for the server itself, for whoever runs it, and for somebody who is not signed in. */
    userId: uuid("user_id").$type<UserId>(),
    userName: text("user_name"),
    /** Where the request came from. */
    address: text("address"),
    userAgent: text("user_agent"),
    category: text("category").$type<AuditCategory>().notNull(),
    act: text("act").$type<AuditAct>().notNull(),
    /** Whom the act was about. An invited person has the invited address as the name, and no id. */
    personId: uuid("person_id").$type<UserId>(),
    personName: text("person_name"),
    /** What the act was about. */
    itemKind: text("item_kind").$type<"organization" | "workspace" | "page">(),
    itemId: uuid("item_id"),
    itemName: text("item_name"),
    /** The workspace of the item. */
    workspaceId: uuid("workspace_id").$type<WorkspaceId>(),
    workspaceName: text("workspace_name"),
    /**
     * Who may read the names of the item and of its workspace besides whoever acted: everybody who reads the log, the members of the
     * workspace, or who sees the page.
     */
    audience: text("audience").$type<"everybody" | "workspace" | "page">().notNull(),
    details: jsonb("details").$type<AuditDetails>().notNull(),
  },
  (table) => [
    index("audit_entries_by_time").on(
      table.organizationId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("audit_entries_by_category").on(
      table.organizationId,
      table.category,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Also for the deletion of an account.
    index("audit_entries_by_user").on(
      table.userId,
      table.organizationId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("audit_entries_by_person")
      .on(
        table.personId,
        table.organizationId,
        table.at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.personId} is not null`),
    // For removing old ones.
    index("audit_entries_by_age").on(table.at),
  ],
);
