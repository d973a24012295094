import { index, json, pgTable } from "drizzle-orm/pg-core";
import type { RowAuthors } from "@stemma/document/authors/row-authors";
import { versionColumns } from "../pages/version-columns.table.ts";

/** Who wrote each word of a version, once that was computed. Versions never change, so neither do their authors. */
export const versionAuthors = pgTable(
  "version_authors",
  {
    ...versionColumns(),
    /** One entry for each block of the version's body. */
    authors: json("authors").$type<readonly RowAuthors[]>().notNull(),
  },
  // For deleting the rows together with their page.
  (table) => [index("version_authors_by_page").on(table.pageId)],
);
