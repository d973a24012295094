import type { TaskHandler } from "../outbox/task.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { Ids } from "../platform/ids.ts";
import { defineFeature } from "../platform/feature.ts";
import { countNotifications, listNotifications } from "./list-notifications.ts";
import { mailNotifications } from "./mail-notifications.ts";
import { createMailQueueStore } from "./mail-queue.store.ts";
import { markAllNotificationsRead, markNotifications } from "./mark-notifications.ts";
import { createNotificationListStore } from "./notification-list.store.ts";
import { createNotificationStore } from "./notification.store.ts";
import { notifySubscribers, type SubscriberStores } from "./notify-subscribers.ts";
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

/** The handlers of the tasks of `notifications`, by their kinds. */
export function createNotificationTasks(ids: Ids) {
  const handlers: Record<"notifySubscribers", TaskHandler<SubscriberStores>> = {
    notifySubscribers: (stores, task) => notifySubscribers(stores, ids, task),
  };
  return handlers;
}

/** The stores of `notifications`, on the pool or in a transaction. */
export function createNotificationStores(sql: Sql) {
  return {
    notifications: createNotificationStore(sql),
    mailQueue: createMailQueueStore(sql),
    notificationList: createNotificationListStore(sql),
  };
}
