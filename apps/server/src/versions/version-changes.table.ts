import { index, json, pgTable, text } from "drizzle-orm/pg-core";
import type { RowChange } from "@stemma/document/history/row-changes";
import { versionColumns } from "../pages/version-columns.table.ts";

/**
 * The rows that a version changed against its parent: the index for the search in a page's history. Written after a
 * publish; for older versions when somebody first searches.
 */
export const versionChanges = pgTable(
  "version_changes",
  {
    ...versionColumns(),
    changes: json("changes").$type<readonly RowChange[]>().notNull(),
    /** The texts of the rows, before and after, folded for the search and separated by line breaks. */
    folded: text("folded").notNull(),
  },
  (table) => [index("version_changes_by_page").on(table.pageId)],
);
