import { useId } from "react";
import type { Notification } from "@stemma/contract/notifications.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { AccessDetails } from "./access-details.tsx";
import { accessWords } from "./access-words.ts";
import styles from "./notification-row.module.css";
import { OpenLink } from "./open-link.tsx";
import { PublishDetails } from "./publish-details.tsx";

interface NotificationRowProps {
  readonly notification: Notification;
  readonly now: Date;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onMark: (status: Notification["status"]) => void;
}

/** One notification: what happened in two lines, and under them, once it is pressed, the rest of it and where it leads. */
export function NotificationRow(props: NotificationRowProps) {
  const { notification, now, isOpen, onToggle, onMark } = props;
  const detailsId = useId();
  const isUnread = notification.status === "unread";
  return (
    <li
      className={styles["row"]}
      data-unread={isUnread || undefined}
      data-open={isOpen || undefined}
    >
      <div className={styles["line"]}>
        <button
          type="button"
          className={styles["press"]}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onToggle}
        >
          <span className={styles["dot"]}>
            {isUnread && <span className="visually-hidden">Unread: </span>}
          </span>
          <Words notification={notification} />{" "}
          <time className={styles["time"]} dateTime={notification.triggeredAt}>
            {relativeTime(new Date(notification.triggeredAt), now)}
          </time>
        </button>
        <OpenLink notification={notification} onFollow={() => onMark("read")} />
      </div>
      {isOpen && (
        <div id={detailsId} className={styles["details"]}>
          {notification.type === "pageVersionPublish" ? (
            <PublishDetails notification={notification} onMark={onMark} />
          ) : (
            <AccessDetails notification={notification} onMark={onMark} />
          )}
        </div>
      )}
    </li>
  );
}

function Words({ notification }: { readonly notification: Notification }) {
  if (notification.type === "accessChange") {
    return <span className={styles["headline"]}>{accessWords(notification)}</span>;
  }
  const { triggeredByName, pageTitle, deleted, publishMessage, workspaceName } = notification;
  return (
    <>
      <span className={styles["headline"]}>
        {triggeredByName} published ‘{displayPageTitle(pageTitle)}’
        {deleted && <span className={styles["deleted"]}> (Deleted)</span>}
      </span>{" "}
      <span className={styles["subject"]}>{publishMessage.subjectLine}</span>{" "}
      <span className={styles["path"]}>{workspaceName}</span>
    </>
  );
}
