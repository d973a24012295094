import { index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";

/** The users who are notified of every publish in a workspace. */
export const workspaceSubscribers = pgTable(
  "workspace_subscribers",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    workspaceId: uuid("workspace_id").$type<WorkspaceId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    subscribedAt: timestamp("subscribed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index("workspace_subscribers_by_user").on(table.userId, table.organizationId),
  ],
);

/** The users who are notified of everything that a member of an organization publishes in it. */
export const userSubscribers = pgTable(
  "user_subscribers",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    /** The member whose publishes cause the notifications. */
    publisherId: uuid("publisher_id").$type<UserId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    subscribedAt: timestamp("subscribed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.publisherId, table.userId] }),
    index("user_subscribers_by_user").on(table.userId, table.organizationId),
    // For deleting the rows together with their publisher.
    index("user_subscribers_by_publisher").on(table.publisherId),
  ],
);

/**
 * The users who unsubscribed from a page: publishing it does not subscribe them again, and subscriptions to its
 * workspace or to its publisher do not notify them of it.
 */
export const pageUnsubscribers = pgTable(
  "page_unsubscribers",
  {
    pageId: uuid("page_id").$type<PageId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.userId] }),
    // For deleting the rows together with their person.
    index("page_unsubscribers_by_user").on(table.userId),
  ],
);
