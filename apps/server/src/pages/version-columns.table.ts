import { uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, VersionId } from "@stemma/domain/ids";
import { pages } from "./pages.table.ts";

/** The columns of a table that keeps one computed row for each version; its rows go with their page. */
export const versionColumns = () => ({
  versionId: uuid("version_id").$type<VersionId>().primaryKey(),
  organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
  pageId: uuid("page_id")
    .$type<PageId>()
    .notNull()
    .references(() => pages.id, { onDelete: "cascade" }),
});
