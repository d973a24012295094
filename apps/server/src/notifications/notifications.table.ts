import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { NotificationId, OrganizationId, PageId, UserId, VersionId } from "@stemma/domain/ids";

/** What a notification tells of. */
export type NotificationType =
  | "pageVersionPublish"
  | "mention"
  | "accessChange"
  | "requestDeclined";

/** The notifications of users. The content of a publish is read from its version. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid("id").$type<NotificationId>().primaryKey(),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    userId: uuid("user_id").$type<UserId>().notNull(),
    type: text("type").$type<NotificationType>().notNull(),
    status: text("status").$type<"unread" | "read">().notNull(),
    triggeredBy: uuid("triggered_by").$type<UserId>().notNull(),
    triggeredAt: timestamp("triggered_at", { withTimezone: true }).notNull(),
    /** Only for a publish and a mention. */
    pageId: uuid("page_id").$type<PageId>(),
    versionId: uuid("version_id").$type<VersionId>(),
    /** Only for a change of access: the item, its title at that time, and the user's new role. Only the item, for a declined request. */
    itemType: text("item_type").$type<"page" | "workspace" | "organization">(),
    itemId: uuid("item_id"),
    itemTitle: text("item_title"),
    role: text("role"),
    /** When it was mailed; null if it was not mailed (yet). */
    mailedAt: timestamp("mailed_at", { withTimezone: true }),
  },
  (table) => [
    index("notifications_newest").on(
      table.userId,
      table.organizationId,
      table.triggeredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("notifications_unread")
      .on(
        table.userId,
        table.organizationId,
        table.triggeredAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.status} = 'unread'`),
    // A publish notifies each user once, even if it is retried, and of a mention instead of the publish.
    uniqueIndex("notifications_once").on(table.versionId, table.userId),
    // Mentions on a page notify each user once, whatever is published later.
    uniqueIndex("notifications_mention_once")
      .on(table.pageId, table.userId)
      .where(sql`${table.type} = 'mention'`),
    // For what one person was told of a page, and for deleting notifications together with their page.
    index("notifications_of_page").on(table.pageId, table.userId),
    // For deleting notifications together with their page or workspace.
    index("notifications_by_item").on(table.itemId),
    index("notifications_to_mail")
      .on(table.triggeredAt)
      .where(sql`${table.status} = 'unread' and ${table.mailedAt} is null`),
  ],
);
