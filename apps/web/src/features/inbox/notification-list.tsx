import { useState } from "react";
import type { Notification } from "@stemma/contract/notifications.contract";
import { useNow } from "../../lib/use-now.ts";
import { groupNotifications, type NotificationGroup } from "./group-notifications.ts";
import { NotificationRow } from "./notification-row.tsx";
import { walkRows } from "./walk-rows.ts";

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onMark: (notifications: readonly Notification[], status: Notification["status"]) => void;
}

/**
 * Notifications in their order, the versions of a page as one row. Arrows go from one row to the next, Enter opens and closes
 * it; opening marks all of it as read.
 */
export function NotificationList({ notifications, onMark }: NotificationListProps) {
  const now = useNow(notifications.map(({ triggeredAt }) => triggeredAt));
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const toggle = ({ key, all }: NotificationGroup) => {
    const next = new Set(openKeys);
    if (!next.delete(key)) {
      next.add(key);
      onMark(all, "read");
    }
    setOpenKeys(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go on from what has the focus in it
    <ul aria-label="Notifications" onKeyDown={walkRows}>
      {groupNotifications(notifications).map((group) => (
        <NotificationRow
          key={group.key}
          group={group}
          now={now}
          isOpen={openKeys.has(group.key)}
          onToggle={() => toggle(group)}
          onMark={onMark}
        />
      ))}
    </ul>
  );
}
