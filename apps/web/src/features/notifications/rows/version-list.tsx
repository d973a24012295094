import type { Notification } from "@stemma/contract/notifications.contract";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { PublishDetails } from "./publish-details.tsx";
import type { Publish } from "./published-words.ts";
import { messages } from "../messages.ts";
import styles from "./version-list.module.css";

interface VersionListProps {
  /** Newest first. */
  readonly versions: readonly Publish[];
  readonly now: Date;
  readonly onMark: (notifications: readonly Notification[], status: Notification["status"]) => void;
}

/** Several versions of one page, each with its message and a link to its changes. */
export function VersionList({ versions, now, onMark }: VersionListProps) {
  return (
    <ul aria-label={messages.versions}>
      {versions.map((version) => (
        <li key={version.id} className={styles["version"]}>
          <p className={styles["subject"]}>
            {version.status === "unread" && (
              <span className="visually-hidden">{messages.unreadMark}</span>
            )}
            {version.publishMessage.subjectLine}
          </p>
          <p className={styles["byline"]}>
            {version.triggeredByName}
            {" · "}
            <time dateTime={version.triggeredAt}>
              {relativeTime(new Date(version.triggeredAt), now)}
            </time>
          </p>
          <PublishDetails notification={version} onMark={(status) => onMark([version], status)} />
        </li>
      ))}
    </ul>
  );
}
