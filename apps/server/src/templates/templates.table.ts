import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { TemplateId } from "@stemma/domain/template/template-id";
import { pages } from "../pages/pages.table.ts";
import { workspaces } from "../workspaces/workspaces.table.ts";

/** The templates that are offered in every workspace of their organization. */
export const offeredTemplates = pgTable(
  "offered_templates",
  {
    pageId: uuid("page_id")
      .$type<PageId>()
      .primaryKey()
      .references(() => pages.id, { onDelete: "cascade" }),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    offeredAt: timestamp("offered_at", { withTimezone: true }).notNull(),
    offeredBy: uuid("offered_by").$type<UserId>().notNull(),
  },
  (table) => [index("offered_templates_by_organization").on(table.organizationId)],
);

/** The template that is chosen at first for new pages of a workspace. A workspace without a row begins with a blank page. */
export const defaultTemplates = pgTable(
  "default_templates",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    workspaceId: uuid("workspace_id")
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** No reference: it may come with the product. One that cannot be used any more counts as none. */
    template: text("template").$type<TemplateId>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId] })],
);
