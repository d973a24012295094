import { Undo2 } from "lucide-react";
import type { Revert, VersionSummary } from "@stemma/contract/version-shapes";
import type { VersionId } from "@stemma/domain/ids";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { messages } from "../messages.tsx";
import styles from "./history-chain.module.css";

interface RevertRowProps {
  readonly revert: Revert;
  readonly byId: ReadonlyMap<VersionId, VersionSummary>;
  readonly now: Date;
}

/** The row of a revert: the person, the restored version and the time. */
export function RevertRow({ revert, byId, now }: RevertRowProps) {
  const subject = byId.get(revert.toVersion)?.publishMessage.subjectLine;
  return (
    <li className={styles["event"]}>
      <Icon of={Undo2} size={14} />
      <span>
        {messages.chainView.reverted(revert.reverterName, subject)} ·{" "}
        <time dateTime={revert.revertedAt}>{relativeTime(new Date(revert.revertedAt), now)}</time>
      </span>
    </li>
  );
}
