import type { Notification } from "@stemma/contract/notifications.contract";

/** The notifications that came after a list was read, of the newest that are known; of unread ones only, where the list is. */
export function freshNotifications(
  read: readonly Notification[],
  newest: readonly Notification[],
  isUnreadOnly: boolean,
): readonly Notification[] {
  const readIds = new Set(read.map(({ id }) => id));
  const since = read[0]?.triggeredAt ?? "";
  return newest.filter(
    ({ id, triggeredAt, status }) =>
      triggeredAt >= since && !readIds.has(id) && (!isUnreadOnly || status === "unread"),
  );
}
