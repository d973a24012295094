import type { Notification } from "@stemma/contract/notifications.contract";

/** One row of the inbox: all versions of one page, newest first, or a single other notification. */
export interface NotificationGroup {
  /** Stays the same while versions are added. */
  readonly key: string;
  readonly newest: Notification;
  readonly all: readonly Notification[];
}

/**
 * Groups the versions of each page into one row, at the position of the newest. `notifications` must be newest first;
 * the rows are too. The status does not affect the order, so marking moves no row.
 */
export function groupNotifications(
  notifications: readonly Notification[],
): readonly NotificationGroup[] {
  const gathered = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const isVersion = notification.type === "pageVersionPublish";
    const key = isVersion ? notification.pageId : notification.id;
    const known = gathered.get(key);
    if (known === undefined) gathered.set(key, [notification]);
    else known.push(notification);
  }
  return [...gathered].flatMap(([key, all]) => {
    const [newest] = all;
    return newest === undefined ? [] : [{ key, newest, all }];
  });
}
