import type { VersionSummary } from "@stemma/contract/version-shapes";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { classNames } from "../../../ui/class-names.ts";
import { Pill } from "../../../ui/buttons/pill.tsx";
import type { NodeKey } from "../layout/link-history.ts";
import { messages } from "../messages.tsx";
import styles from "./history-chain.module.css";

interface VersionRowProps {
  readonly version: VersionSummary;
  readonly isPublished: boolean;
  readonly isSelected: boolean;
  readonly now: Date;
  readonly onSelect: (key: NodeKey) => void;
}

/** The row of a version: its message, publisher, time and sequence number. */
export function VersionRow({ version, isPublished, isSelected, now, onSelect }: VersionRowProps) {
  const { publishMessage, publisherName, publishedAt, sequence } = version;
  return (
    <li className={classNames(styles["row"], isPublished && styles["published"])}>
      <button
        type="button"
        className={styles["version"]}
        data-chain-row=""
        tabIndex={isSelected ? 0 : -1}
        aria-current={isSelected || undefined}
        onClick={() => onSelect(version.id)}
      >
        <span className={styles["dot"]} />
        <span className={styles["heading"]}>
          <span className={styles["subject"]}>{publishMessage.subjectLine}</span>
          {isPublished && <Pill tone="rubric">{messages.published}</Pill>}
        </span>
        {publishMessage.body !== "" && (
          <span className={styles["message"]}>{publishMessage.body}</span>
        )}
        <span className={styles["caption"]}>
          {publisherName} ·{" "}
          <time dateTime={publishedAt}>{relativeTime(new Date(publishedAt), now)}</time> ·{" "}
          {messages.chainView.sequence(sequence)}
        </span>
      </button>
    </li>
  );
}
