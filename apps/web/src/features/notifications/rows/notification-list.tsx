import { useState } from "react";
import type { Notification } from "@stemma/contract/notifications.contract";
import { useNow } from "../../../lib/time/use-now.ts";
import { focusNeighbour } from "./focus-neighbour.ts";
import { groupNotifications, type NotificationGroup } from "../group-notifications.ts";
import { NotificationRow } from "./notification-row.tsx";
import { moveFocusByKey } from "./move-focus-by-key.ts";
import { messages } from "../messages.ts";

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onMark: (notifications: readonly Notification[], status: Notification["status"]) => void;
  /** Called with a row's notifications when the row is opened or closed. */
  readonly onOpenChange: (notifications: readonly Notification[], isOpen: boolean) => void;
  /** Whether a read row leaves the list when it is closed. */
  readonly isUnreadOnly: boolean;
}

/**
 * Notifications in order, with all versions of a page in one row. Arrow keys move between rows, Enter opens and
 * closes a row; opening marks all its notifications as read.
 */
export function NotificationList(props: NotificationListProps) {
  const { notifications, onMark, onOpenChange, isUnreadOnly } = props;
  const now = useNow(notifications.map(({ triggeredAt }) => triggeredAt));
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const toggle = ({ key, all }: NotificationGroup, button: HTMLElement) => {
    const next = new Set(openKeys);
    const isOpening = !next.delete(key);
    const isRead = all.every(({ status }) => status === "read");
    if (isOpening) next.add(key);
    else if (isUnreadOnly && isRead) focusNeighbour(button);
    onOpenChange(all, isOpening);
    if (isOpening) onMark(all, "read");
    setOpenKeys(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the list only handles keys of its rows
    <ul aria-label={messages.notifications} onKeyDown={moveFocusByKey}>
      {groupNotifications(notifications).map((group) => (
        <NotificationRow
          key={group.key}
          group={group}
          now={now}
          isOpen={openKeys.has(group.key)}
          onToggle={(button) => toggle(group, button)}
          onMark={onMark}
        />
      ))}
    </ul>
  );
}
