import {
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { TakenPassages } from "@stemma/contract/draft-shapes";
import type { StoredBody } from "@stemma/document/stored-body";
import type { DraftId, OrganizationId, PageId, UserId, VersionId } from "@stemma/domain/ids";

/** The versions of all pages. Append-only. */
export const pageVersions = pgTable(
  "page_versions",
  {
    id: uuid("id").$type<VersionId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    pageId: uuid("page_id").$type<PageId>().notNull(),
    /** The version's parent in the tree; `null` for the root. */
    previousNode: uuid("previous_node").$type<VersionId>(),
    /** The version's number within its page, in order of publishing: 1, 2, 3, … */
    sequence: integer("sequence").notNull(),
    pageTitle: text("page_title").notNull(),
    body: json("body").$type<StoredBody>().notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    publishedBy: uuid("published_by").$type<UserId>().notNull(),
    subjectLine: text("subject_line").notNull(),
    messageBody: text("message_body").notNull(),
    /** Other people whose words an update of the draft or a taken passage brought in. */
    credits: uuid("credits").$type<UserId>().array().notNull().default([]),
    /** Rows that the draft took from earlier versions: their words keep their authors. */
    takenPassages: json("taken_passages").$type<TakenPassages>().notNull().default([]),
    /**
     * The draft that became this version. It makes publishing idempotent: a repeated publish finds the first version. A
     * version without a draft, by a tick while reading, has an id of its own here.
     */
    draftId: uuid("draft_id").$type<DraftId>().notNull(),
  },
  (table) => [
    uniqueIndex("page_versions_by_sequence").on(table.pageId, table.sequence),
    uniqueIndex("page_versions_by_draft").on(table.draftId),
    index("page_versions_by_publisher").on(table.publishedBy, table.pageId),
  ],
);
