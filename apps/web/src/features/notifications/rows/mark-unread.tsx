import type { Notification } from "@stemma/contract/notifications.contract";
import { Button } from "../../../ui/buttons/button.tsx";

interface MarkUnreadProps {
  readonly notification: Notification;
  readonly onMark: (status: Notification["status"]) => void;
}

/** Marks a read notification as unread, and the reverse. */
export function MarkUnread({ notification: { status }, onMark }: MarkUnreadProps) {
  const other = status === "read" ? "unread" : "read";
  return (
    <Button kind="quiet" onClick={() => onMark(other)}>
      Mark as {other}
    </Button>
  );
}
