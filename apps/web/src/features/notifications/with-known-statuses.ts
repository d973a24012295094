import type { Notification } from "@stemma/contract/notifications.contract";

/** Updates a fetched list with the latest known statuses: another tab may have marked some. */
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
