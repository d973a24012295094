import type { Notification } from "@stemma/contract/notifications.contract";

/** How many of the newest notifications are kept current, separately from the fetched list. */
export const newestMax = 50;

/**
 * The newest notifications that arrived after the list was fetched; only unread ones if the filter is on. One may arrive after
 * a later one, so all that lie before the end of the list count.
 */
export function freshNotifications(
  read: readonly Notification[],
  newest: readonly Notification[],
  isUnreadOnly: boolean,
): readonly Notification[] {
  const readIds = new Set(read.map(({ id }) => id));
  const since = read.at(-1)?.triggeredAt ?? "";
  return newest.filter(
    ({ id, triggeredAt, status }) =>
      triggeredAt >= since && !readIds.has(id) && (!isUnreadOnly || status === "unread"),
  );
}
