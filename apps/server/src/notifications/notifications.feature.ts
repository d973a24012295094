import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { countNotifications, listNotifications } from "./list-notifications.ts";
import { mailNotifications } from "./mail-notifications.ts";
import { createMailQueueStore } from "./mail-queue.store.ts";
import { markAllNotificationsRead, markNotifications } from "./mark-notifications.ts";
import { createNotificationListStore } from "./notification-list.store.ts";
import { createNotificationStore } from "./notification.store.ts";
import { unsubscribeMail } from "./unsubscribe-mail.ts";

/** Composes the use cases of `notifications` with their dependencies. */
export const composeNotifications = defineFeature({
  listNotifications,
  countNotifications,
  markNotifications,
  markAllNotificationsRead,
  unsubscribeMail,
  mailNotifications,
});

/** The use cases of `notifications`, with their dependencies bound. */
export type NotificationUseCases = ReturnType<typeof composeNotifications>;

/** The stores of `notifications`, on the pool or in a transaction. */
export function createNotificationStores(sql: Sql) {
  return {
    notifications: createNotificationStore(sql),
    mailQueue: createMailQueueStore(sql),
    notificationList: createNotificationListStore(sql),
  };
}
