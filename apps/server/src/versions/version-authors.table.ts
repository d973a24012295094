import { index, json, pgTable, uuid } from "drizzle-orm/pg-core";
import type { RowAuthors } from "@stemma/document/authors/row-authors";
import type { OrganizationId, PageId, VersionId } from "@stemma/domain/ids";
import { pages } from "../pages/pages.table.ts";

/** Who wrote each word of a version, once that was computed. Versions never change, so neither do their authors. */
export const versionAuthors = pgTable(
  "version_authors",
  {
    versionId: uuid("version_id").$type<VersionId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    pageId: uuid("page_id")
      .$type<PageId>()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    /** One entry for each block of the version's body. */
    authors: json("authors").$type<readonly RowAuthors[]>().notNull(),
  },
  // For deleting the rows together with their page.
  (table) => [index("version_authors_by_page").on(table.pageId)],
);
