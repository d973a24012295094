import { index, json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { RowChange } from "@stemma/document/history/row-changes";
import type { OrganizationId, PageId, VersionId } from "@stemma/domain/ids";
import { pages } from "../pages/pages.table.ts";

/**
 * The rows that a version changed against its parent: the index for the search in a page's history. Written after a
 * publish; for older versions when somebody first searches.
 */
export const versionChanges = pgTable(
  "version_changes",
  {
    versionId: uuid("version_id").$type<VersionId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    pageId: uuid("page_id")
      .$type<PageId>()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    changes: json("changes").$type<readonly RowChange[]>().notNull(),
    /** The texts of the rows, before and after, folded for the search and separated by line breaks. */
    folded: text("folded").notNull(),
  },
  (table) => [index("version_changes_by_page").on(table.pageId)],
);
