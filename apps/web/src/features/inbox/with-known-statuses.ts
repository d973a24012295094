import type { Notification } from "@stemma/contract/notifications.contract";

/** A list that was read, with the statuses that its notifications have by now: another tab may have marked some. */
export function withKnownStatuses(
  read: readonly Notification[],
  newest: readonly Notification[],
): readonly Notification[] {
  const statuses = new Map(newest.map(({ id, status }) => [id, status]));
  return read.map((notification) => {
    const status = statuses.get(notification.id) ?? notification.status;
    return status === notification.status ? notification : { ...notification, status };
  });
}
