import type { Notification } from "@stemma/contract/notifications.contract";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { messages } from "../messages.ts";
import { accessMeaning, type AccessNotification } from "./access-words.ts";
import { addressOf } from "./address-of.ts";
import styles from "./details.module.css";
import { MarkUnread } from "./mark-unread.tsx";

interface AccessDetailsProps {
  readonly notification: AccessNotification;
  readonly onMark: (status: Notification["status"]) => void;
}

/** The effect of a new role on the reader, and a link to the item. Without access, the item's address shows the form to request it. */
export function AccessDetails({ notification, onMark }: AccessDetailsProps) {
  const { item, role, isDeclined } = notification;
  const address = addressOf(item);
  return (
    <>
      <p className={styles["note"]}>{accessMeaning(notification)}</p>
      <div className={styles["actions"]}>
        {address !== null && item.type !== "organization" && (
          <LinkButton {...address}>
            {isDeclined
              ? messages.requestAgain
              : role === null
                ? messages.requestAccess
                : messages.open[item.type]}
          </LinkButton>
        )}
        <MarkUnread notification={notification} onMark={onMark} />
      </div>
    </>
  );
}
