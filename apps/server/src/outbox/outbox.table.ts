import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, TaskId, UserId, VersionId } from "@stemma/domain/ids";

/** What is to be done. Notify the subscribers of a new version. */
export type TaskKind = "notifySubscribers";

/** The version that was published, and the last person whom an earlier step has handled. */
export interface TaskPayload {
  readonly versionId: VersionId;
  readonly after?: UserId;
}

/**
 * The tasks that transactions left to be done after their commit. A row is removed by the transaction that completes its task, so
 * the table is nearly empty most of the time.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").$type<TaskId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    kind: text("kind").$type<TaskKind>().notNull(),
    /** The page that the task is about. Removing the page removes the task. */
    pageId: uuid("page_id").$type<PageId>().notNull(),
    /** Ids only: what they stand for is read when the task runs. */
    payload: jsonb("payload").$type<TaskPayload>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Null before the first step; then when the next step may run: after a failure it is in the future. */
    dueAt: timestamp("due_at", { withTimezone: true }),
    /** How often the next step has failed. */
    attempts: integer("attempts").notNull().default(0),
  },
  (table) => [index("outbox_due").on(table.dueAt.nullsFirst(), table.id)],
);
