import type { Notification } from "@stemma/contract/notifications.contract";

/** One row of the inbox: the versions of one page, newest first, or any other notification by itself. */
export interface NotificationGroup {
  /** Stays the same while versions are added. */
  readonly key: string;
  readonly newest: Notification;
  readonly all: readonly Notification[];
}

/**
 * Gathers the versions of each page into one row, at the place of the newest of them. `notifications` are newest first, and so
 * are the rows. The status makes no difference, so marking moves no row.
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
