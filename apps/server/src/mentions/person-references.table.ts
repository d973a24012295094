import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, UserId } from "@stemma/domain/ids";
import { pages } from "../pages/pages.table.ts";

/**
 * The people whom the published text of a page mentions, derived from that text and written in the same transaction. A text
 * may name an id that is nobody's, so a person is no foreign key.
 */
export const personReferences = pgTable(
  "person_references",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    /** The page whose text mentions the person. */
    pageId: uuid("page_id")
      .$type<PageId>()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    /** The person who is mentioned. */
    userId: uuid("user_id").$type<UserId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.userId] }),
    // For deleting the rows together with their person.
    index("person_references_by_user").on(table.userId),
  ],
);
