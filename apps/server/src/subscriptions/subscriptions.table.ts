import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";

/** Who is told of everything published in a workspace. */
export const workspaceSubscribers = pgTable(
  "workspace_subscribers",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    workspaceId: uuid("workspace_id").$type<WorkspaceId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index("workspace_subscribers_by_user").on(table.userId, table.organizationId),
  ],
);

/** Who is told of everything that a member of an organization publishes in it. */
export const userSubscribers = pgTable(
  "user_subscribers",
  {
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    /** Who publishes. */
    publisherId: uuid("publisher_id").$type<UserId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.publisherId, table.userId] }),
    index("user_subscribers_by_user").on(table.userId, table.organizationId),
  ],
);

/** Who said that they do not want to be told of a page: no publish of theirs and no workspace subscribes them again. */
export const pageUnsubscribers = pgTable(
  "page_unsubscribers",
  {
    pageId: uuid("page_id").$type<PageId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.userId] })],
);
