import { Check, CircleAlert, CircleDashed, CloudOff } from "lucide-react";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Spinner } from "../../../ui/messages/spinner.tsx";
import type { DraftSnapshot } from "../session/draft-snapshot.ts";
import { saveWords } from "./save-words.ts";
import styles from "./save-status.module.css";

interface SaveStatusProps {
  /** `null` while the draft is loading. */
  readonly snapshot: DraftSnapshot | null;
}

/** The save state in a word or two; announced to screen readers when the writer has to act. */
export function SaveStatus({ snapshot }: SaveStatusProps) {
  if (snapshot === null) return <span className={styles["status"]} />;
  const { text, tone } = saveWords(snapshot);
  return (
    <span
      className={styles["status"]}
      data-tone={tone}
      data-status={snapshot.status}
      role={tone === "calm" ? undefined : "status"}
    >
      {statusIcon(snapshot)}
      <span className={styles["words"]}>{text}</span>
    </span>
  );
}

function statusIcon({ status, trouble, conflict }: DraftSnapshot) {
  if (conflict !== null || (trouble !== null && trouble.kind !== "unreached")) {
    return <Icon of={CircleAlert} />;
  }
  if (trouble !== null) return <Icon of={CloudOff} />;
  if (status === "saved") return <Icon of={Check} />;
  return status === "unsaved" ? <Icon of={CircleDashed} /> : <Spinner />;
}
