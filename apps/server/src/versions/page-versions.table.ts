import { integer, json, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { PageBody } from "@stemma/document/format";
import type { DraftId, OrganizationId, PageId, UserId, VersionId } from "@stemma/domain/ids";

/** Every version of every page; rows are written once and never changed. */
export const pageVersions = pgTable(
  "page_versions",
  {
    id: uuid("id").$type<VersionId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    pageId: uuid("page_id").$type<PageId>().notNull(),
    /** The parent in the tree; the root has none. */
    previousNode: uuid("previous_node").$type<VersionId>(),
    /** 1, 2, 3 … in the order in which the page's versions were published. */
    sequence: integer("sequence").notNull(),
    pageTitle: text("page_title").notNull(),
    body: json("body").$type<PageBody>().notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    publishedBy: uuid("published_by").$type<UserId>().notNull(),
    subjectLine: text("subject_line").notNull(),
    messageBody: text("message_body").notNull(),
    /** The draft that became this version: publishing it twice finds the first. */
    draftId: uuid("draft_id").$type<DraftId>().notNull(),
  },
  (table) => [
    uniqueIndex("page_versions_by_sequence").on(table.pageId, table.sequence),
    uniqueIndex("page_versions_by_draft").on(table.draftId),
  ],
);
