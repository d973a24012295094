import type { Notification } from "@stemma/contract/notifications.contract";
import type { NotificationId } from "@stemma/domain/ids";

/** The notifications to show: with the filter on, the unread ones and those in `kept`, which the reader has open. */
export function filterNotifications(
  notifications: readonly Notification[],
  isUnreadOnly: boolean,
  kept: ReadonlySet<NotificationId>,
): readonly Notification[] {
  if (!isUnreadOnly) return notifications;
  return notifications.filter(({ id, status }) => status === "unread" || kept.has(id));
}
