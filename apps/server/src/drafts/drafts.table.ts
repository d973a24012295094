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
import type { PendingMerge, TakenPassages } from "@stemma/contract/draft-shapes";
import type { StoredBody } from "@stemma/document/stored-body";
import type { DraftId, OrganizationId, PageId, UserId, VersionId } from "@stemma/domain/ids";

/** The private drafts: one per page and user. */
export const drafts = pgTable(
  "drafts",
  {
    id: uuid("id").$type<DraftId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    pageId: uuid("page_id").$type<PageId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    /** The draft's base: the version that it started from, or that its last update brought in. */
    previousNode: uuid("previous_node").$type<VersionId>(),
    /** The version that was published when the draft began; updates change `previousNode` and not this. */
    startedFrom: uuid("started_from").$type<VersionId>(),
    pageTitle: text("page_title").notNull(),
    body: json("body").$type<StoredBody>().notNull(),
    draftNotes: text("draft_notes"),
    /** An update that is not finished: not all of its conflicts are settled. */
    pendingMerge: json("pending_merge").$type<PendingMerge>(),
    /** The subject line that the Publish dialog proposes. */
    publishSubject: text("publish_subject"),
    /** Rows that were taken from earlier versions. */
    takenPassages: json("taken_passages").$type<TakenPassages>().notNull().default([]),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    /** Counts the saves, from 1. */
    revision: integer("revision").notNull(),
    /** The id of the save that made this revision. A repeated save with this id gets the first answer. */
    saveId: uuid("save_id"),
  },
  (table) => [
    uniqueIndex("drafts_by_page_and_user").on(table.pageId, table.userId),
    index("drafts_by_user").on(
      table.userId,
      table.organizationId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
