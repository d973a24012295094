import type { Notification } from "@stemma/contract/notifications.contract";
import { Button } from "../../../ui/buttons/button.tsx";
import { messages } from "../messages.ts";

interface MarkUnreadProps {
  readonly notification: Notification;
  readonly onMark: (status: Notification["status"]) => void;
}

/** Marks a read notification as unread, and the reverse. */
export function MarkUnread({ notification: { status }, onMark }: MarkUnreadProps) {
  const other = status === "read" ? "unread" : "read";
  return (
    <Button kind="quiet" onClick={() => onMark(other)}>
      {messages.markAs[other]}
    </Button>
  );
}
