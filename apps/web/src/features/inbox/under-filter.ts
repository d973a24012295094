import type { Notification } from "@stemma/contract/notifications.contract";
import type { NotificationId } from "@stemma/domain/ids";

/**
 * The notifications that stand under the filter: the unread ones where it is on, and those `kept` that are read just now: what
 * somebody opened stays before their eyes until they close it.
 */
export function underFilter(
  notifications: readonly Notification[],
  isUnreadOnly: boolean,
  kept: ReadonlySet<NotificationId>,
): readonly Notification[] {
  if (!isUnreadOnly) return notifications;
  return notifications.filter(({ id, status }) => status === "unread" || kept.has(id));
}
