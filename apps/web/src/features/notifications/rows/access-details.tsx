import type { Notification } from "@stemma/contract/notifications.contract";
import { accessMeaning, type AccessNotification } from "./access-words.ts";
import styles from "./details.module.css";
import { MarkUnread } from "./mark-unread.tsx";

interface AccessDetailsProps {
  readonly notification: AccessNotification;
  readonly onMark: (status: Notification["status"]) => void;
}

/** The effect of a new role on the reader. */
export function AccessDetails({ notification, onMark }: AccessDetailsProps) {
  return (
    <>
      <p className={styles["note"]}>{accessMeaning(notification)}</p>
      <div className={styles["actions"]}>
        <MarkUnread notification={notification} onMark={onMark} />
      </div>
    </>
  );
}
