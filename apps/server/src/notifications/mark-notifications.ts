import type { NotificationId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { NotificationStore } from "./notification.store.ts";

interface Needs {
  transaction: Transaction<{
    notifications: Pick<NotificationStore, "mark" | "markAllRead">;
    live: Live;
  }>;
}

/** Marks some of the caller's notifications as read or unread. */
export async function markNotifications(
  { transaction }: Needs,
  scope: OrganizationScope,
  { notificationIds, status }: { notificationIds: NotificationId[]; status: "unread" | "read" },
): Promise<void> {
  await transaction(async ({ notifications, live }) => {
    await notifications.mark(scope, notificationIds, status);
    await live.emit(scope, [{ topic: `user:${scope.userId}`, kind: "notifications" }]);
  });
}

/** Marks the caller's notifications in the organization as read, up to an instant. Newer ones stay unread. */
export async function markAllNotificationsRead(
  { transaction }: Needs,
  scope: OrganizationScope,
  until: string,
): Promise<void> {
  await transaction(async ({ notifications, live }) => {
    await notifications.markAllRead(scope, new Date(until));
    await live.emit(scope, [{ topic: `user:${scope.userId}`, kind: "notifications" }]);
  });
}
