import { useEffect, useId, useRef } from "react";
import type { Notification } from "@stemma/contract/notifications.contract";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { AccessDetails } from "./access-details.tsx";
import { accessWords } from "./access-words.ts";
import type { NotificationGroup } from "../group-notifications.ts";
import { messages } from "../messages.ts";
import styles from "./notification-row.module.css";
import { OpenLink } from "./open-link.tsx";
import { PublishDetails } from "./publish-details.tsx";
import { mentionedWords, publishedWords, type Publish } from "./published-words.ts";
import { VersionList } from "./version-list.tsx";

interface NotificationRowProps {
  readonly group: NotificationGroup;
  readonly now: Date;
  readonly isOpen: boolean;
  readonly onToggle: (button: HTMLElement) => void;
  readonly onMark: (notifications: readonly Notification[], status: Notification["status"]) => void;
}

/** A row of the inbox: two lines of summary, and the details with links when it is open. */
export function NotificationRow(props: NotificationRowProps) {
  const { group, now, isOpen, onToggle, onMark } = props;
  const { newest, all } = group;
  const detailsId = useId();
  const rowRef = useRef<HTMLLIElement>(null);
  // Scroll: the details of the last row would otherwise open below the window's edge.
  useEffect(() => {
    if (isOpen) rowRef.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const isUnread = all.some(({ status }) => status === "unread");
  return (
    <li
      ref={rowRef}
      className={styles["row"]}
      data-unread={isUnread || undefined}
      data-open={isOpen || undefined}
    >
      <div className={styles["line"]}>
        <button
          type="button"
          className={styles["summary"]}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={(event) => onToggle(event.currentTarget)}
        >
          <span className={styles["dot"]}>
            {isUnread && <span className="visually-hidden">{messages.unreadMark}</span>}
          </span>
          <Summary group={group} isOpen={isOpen} />{" "}
          <time className={styles["time"]} dateTime={newest.triggeredAt}>
            {relativeTime(new Date(newest.triggeredAt), now)}
          </time>
        </button>
        <OpenLink notification={newest} onFollow={() => onMark(all, "read")} />
      </div>
      {isOpen && (
        <div id={detailsId} className={styles["details"]}>
          <Details group={group} now={now} onMark={onMark} />
        </div>
      )}
    </li>
  );
}

function Details({ group, now, onMark }: Pick<NotificationRowProps, "group" | "now" | "onMark">) {
  const { newest, all } = group;
  const mark = (status: Notification["status"]) => onMark(all, status);
  if (newest.type === "accessChange") return <AccessDetails notification={newest} onMark={mark} />;
  return all.length === 1 ? (
    <PublishDetails notification={newest} onMark={mark} />
  ) : (
    <VersionList versions={all.filter(isPublish)} now={now} onMark={onMark} />
  );
}

function Summary({ group, isOpen }: Pick<NotificationRowProps, "group" | "isOpen">) {
  const { newest, all } = group;
  if (newest.type === "accessChange") {
    return <span className={styles["headline"]}>{accessWords(newest)}</span>;
  }
  const { deleted, publishMessage, workspaceName } = newest;
  // The open list of versions starts with this subject, so do not repeat it here.
  const isSubjectBelow = isOpen && all.length > 1;
  return (
    <>
      <span className={styles["headline"]}>
        {newest.type === "mention" ? mentionedWords(newest) : publishedWords(all.filter(isPublish))}
        {deleted && <span className={styles["deleted"]}> {messages.deletedMark}</span>}
      </span>{" "}
      {!isSubjectBelow && (
        <>
          <span className={styles["subject"]}>{publishMessage.subjectLine}</span>{" "}
        </>
      )}
      <span className={styles["path"]}>{workspaceName}</span>
    </>
  );
}

function isPublish(notification: Notification): notification is Publish {
  return notification.type === "pageVersionPublish";
}
