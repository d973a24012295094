import { useState } from "react";
import type { Notification } from "@stemma/contract/notifications.contract";
import type { NotificationId } from "@stemma/domain/ids";
import { useNow } from "../../lib/use-now.ts";
import { NotificationRow } from "./notification-row.tsx";
import { walkRows } from "./walk-rows.ts";

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onMark: (notification: Notification, status: Notification["status"]) => void;
}

/** Notifications in their order. Arrows go from one to the next, Enter opens and closes it; opening marks it as read. */
export function NotificationList({ notifications, onMark }: NotificationListProps) {
  const now = useNow();
  const [openIds, setOpenIds] = useState<ReadonlySet<NotificationId>>(new Set());
  const toggle = (notification: Notification) => {
    const next = new Set(openIds);
    if (!next.delete(notification.id)) {
      next.add(notification.id);
      onMark(notification, "read");
    }
    setOpenIds(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go on from what has the focus in it
    <ul aria-label="Notifications" onKeyDown={walkRows}>
      {notifications.map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          now={now}
          isOpen={openIds.has(notification.id)}
          onToggle={() => toggle(notification)}
          onMark={(status) => onMark(notification, status)}
        />
      ))}
    </ul>
  );
}
