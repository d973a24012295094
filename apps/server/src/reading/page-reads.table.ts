import { index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import { pages } from "../pages/pages.table.ts";

/** The version of a page that a user last read. A user without a row has never opened the page. */
export const pageReads = pgTable(
  "page_reads",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    pageId: uuid("page_id")
      .$type<PageId>()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    versionId: uuid("version_id").$type<VersionId>().notNull(),
    readAt: timestamp("read_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pageId] }),
    // For deleting the rows together with their page. PostgreSQL also takes it to find what one person read of one page. Without the person in it,
    // that would look at all readers of the page, who may be thousands.
    index("page_reads_of_page").on(table.pageId, table.userId),
    // All that `readBy` asks for: what one person has read stands in as many blocks of the table as there are pages.
    index("page_reads_by_reader").on(
      table.userId,
      table.organizationId,
      table.pageId,
      table.versionId,
    ),
  ],
);
