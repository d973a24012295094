import type { Notification } from "@stemma/contract/notifications.contract";
import { Button } from "../../ui/button.tsx";

interface MarkUnreadProps {
  readonly notification: Notification;
  readonly onMark: (status: Notification["status"]) => void;
}

/** Keeps a notification for later, or takes that back. */
export function MarkUnread({ notification: { status }, onMark }: MarkUnreadProps) {
  const other = status === "read" ? "unread" : "read";
  return (
    <Button kind="quiet" onClick={() => onMark(other)}>
      Mark as {other}
    </Button>
  );
}
