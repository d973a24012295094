import { FileDiff } from "lucide-react";
import type { Notification } from "@stemma/contract/notifications.contract";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { MarkUnread } from "./mark-unread.tsx";
import { messages } from "../messages.ts";
import styles from "./details.module.css";

interface PublishDetailsProps {
  readonly notification: Extract<Notification, { readonly versionId: unknown }>;
  readonly onMark: (status: Notification["status"]) => void;
}

/** Of a publish or a mention: the rest of the publisher's message, and a link to the comparison with the previous version. */
export function PublishDetails({ notification, onMark }: PublishDetailsProps) {
  const { pageId, versionId: version, previousVersionId, publishMessage } = notification;
  return (
    <>
      {publishMessage.body !== "" && <p className={styles["body"]}>{publishMessage.body}</p>}
      <div className={styles["actions"]}>
        <LinkButton
          to="/page/$pageId"
          params={{ pageId }}
          search={
            previousVersionId === null ? { version } : { version, compareTo: previousVersionId }
          }
        >
          <Icon of={FileDiff} />
          {previousVersionId === null ? messages.seeFirstVersion : messages.seeChanges}
        </LinkButton>
        <MarkUnread notification={notification} onMark={onMark} />
      </div>
    </>
  );
}
