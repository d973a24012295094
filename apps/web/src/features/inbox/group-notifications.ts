import type { Notification } from "@stemma/contract/notifications.contract";

/** What the inbox shows as one row: the versions of one page, newest first, or any other notification by itself. */
export interface NotificationGroup {
  /** Stays the same while versions are added. */
  readonly key: string;
  readonly newest: Notification;
  readonly all: readonly Notification[];
}

/**
 * Gathers the versions of each page into one row, which stands where the newest of them does. `notifications` are newest first,
 * and so are the rows. What is read and what is not makes no difference: marking moves no row.
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
