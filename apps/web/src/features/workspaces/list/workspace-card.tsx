import { Link } from "@tanstack/react-router";
import { Notebook } from "lucide-react";
import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { ItemMark } from "../../../ui/layout/item-mark.tsx";
import { messages } from "./messages.ts";
import styles from "./workspace-card.module.css";

interface WorkspaceCardProps {
  readonly workspace: ListedWorkspace;
  /** How many of its pages changed since the person read them. */
  readonly unreadPages: number;
  readonly now: Date;
  /** More about the workspace, each in a line of its own. */
  readonly details?: readonly string[];
}

/** A workspace: its name, its last change, and how much in it the person has not read. */
export function WorkspaceCard({ workspace, unreadPages, now, details }: WorkspaceCardProps) {
  const { id: workspaceId, workspaceName, icon, latestChange } = workspace;
  return (
    <li>
      <Link to="/workspace/$workspaceId" params={{ workspaceId }} className={styles["card"]}>
        <span className={styles["head"]}>
          <ItemMark icon={Notebook} emoji={icon} className={styles["icon"]} />
          <span className={styles["name"]}>{workspaceName}</span>
          {unreadPages > 0 && (
            <span className={styles["unread"]}>{messages.unread(unreadPages)}</span>
          )}
        </span>
        {details?.map((detail) => (
          <span key={detail} className={styles["detail"]}>
            {detail}
          </span>
        ))}
        {latestChange === null ? (
          <span className={styles["detail"]}>{messages.nothingPublished}</span>
        ) : (
          <>
            <span className={styles["subject"]}>{messages.subject(latestChange.subjectLine)}</span>
            <span className={styles["detail"]}>
              {messages.change(
                displayPageTitle(latestChange.pageTitle),
                latestChange.publisherName,
                relativeTime(new Date(latestChange.updatedAt), now),
              )}
            </span>
          </>
        )}
      </Link>
    </li>
  );
}
