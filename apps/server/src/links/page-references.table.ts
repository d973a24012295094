import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId } from "@stemma/domain/ids";
import { pages } from "../pages/pages.table.ts";

/**
 * The pages that the published text of a page links to, derived from that text and written in the same transaction. A text
 * may name an id that is no page of the organization, so a target is no foreign key.
 */
export const pageReferences = pgTable(
  "page_references",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    /** The page that links. */
    pageId: uuid("page_id")
      .$type<PageId>()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    /** The page that is linked to. */
    targetId: uuid("target_id").$type<PageId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.targetId] }),
    index("page_references_by_target").on(table.organizationId, table.targetId),
  ],
);
