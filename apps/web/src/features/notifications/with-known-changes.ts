import type { Notification } from "@stemma/contract/notifications.contract";

/**
 * Updates a fetched list with what is known since: another tab may have marked a notification, and its page may have been deleted or
 * restored. Nothing else of a row changes, so that it stays as high as it is.
 */
export function withKnownChanges(
  read: readonly Notification[],
  newest: readonly Notification[],
): readonly Notification[] {
  const known = new Map(newest.map((notification) => [notification.id, notification]));
  return read.map((notification) => {
    const now = known.get(notification.id);
    if (now === undefined) return notification;
    const { status } = now;
    if ("deleted" in now && "deleted" in notification) {
      const { deleted } = now;
      const isSame = status === notification.status && deleted === notification.deleted;
      return isSame ? notification : { ...notification, status, deleted };
    }
    return status === notification.status ? notification : { ...notification, status };
  });
}
