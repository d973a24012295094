import { index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, UserId, VersionId } from "@stemma/domain/ids";

/** The reverts of pages to earlier versions. Append-only. */
export const pageReverts = pgTable(
  "page_reverts",
  {
    id: uuid("id").primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    pageId: uuid("page_id").$type<PageId>().notNull(),
    fromVersion: uuid("from_version").$type<VersionId>().notNull(),
    toVersion: uuid("to_version").$type<VersionId>().notNull(),
    revertedAt: timestamp("reverted_at", { withTimezone: true }).notNull(),
    revertedBy: uuid("reverted_by").$type<UserId>().notNull(),
  },
  (table) => [
    index("page_reverts_by_page").on(table.pageId, table.revertedAt),
    index("page_reverts_by_target").on(table.toVersion, table.revertedAt),
  ],
);
