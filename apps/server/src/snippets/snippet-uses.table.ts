import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId } from "@stemma/domain/ids";
import { pages } from "../pages/pages.table.ts";

/**
 * The snippets that the published text of a page shows, derived from that text and written in the same transaction. A text may name an id
 * that is no snippet of the organization, so a snippet is no foreign key.
 */
export const snippetUses = pgTable(
  "snippet_uses",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    /** The page that shows the snippet. */
    pageId: uuid("page_id")
      .$type<PageId>()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    snippetId: uuid("snippet_id").$type<PageId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.snippetId] }),
    index("snippet_uses_by_snippet").on(table.organizationId, table.snippetId),
  ],
);
