import type { Overview } from "@stemma/contract/administration.contract";
import { fileSizeInWords } from "@stemma/document/files/file-size";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { Facts } from "./facts.tsx";
import { messages } from "./messages.ts";
import styles from "./administration.module.css";

interface BackupsSectionProps {
  readonly backups: Overview["backups"];
  readonly now: Date;
}

/** How the last scheduled backups went. */
export function BackupsSection({ backups, now }: BackupsSectionProps) {
  return (
    <ListSection heading={messages.backups}>
      {backups === null ? (
        <p className={styles["note"]}>{messages.noSchedule}</p>
      ) : (
        <Facts facts={[lastGood(backups, now), ...lastFailure(backups, now)]} />
      )}
    </ListSection>
  );
}

type Backups = NonNullable<Overview["backups"]>;

function lastGood({ lastGood: last }: Backups, now: Date) {
  if (last === null) return { name: messages.lastBackup, value: messages.noBackup };
  const [from, until] = [new Date(last.startedAt), new Date(last.finishedAt)];
  const seconds = Math.ceil((until.getTime() - from.getTime()) / 1_000);
  const size = fileSizeInWords(last.bytes);
  return {
    name: messages.lastBackup,
    value: messages.lastBackupFacts(relativeTime(from, now), size, seconds),
  };
}

function lastFailure({ lastFailure: last, failures }: Backups, now: Date) {
  if (last === null) return [];
  const value = (
    <span className={styles["badFact"]}>
      {messages.failedBackupFacts(relativeTime(new Date(last.startedAt), now), last.reason)}
    </span>
  );
  return [{ name: messages.failedBackup(failures), value }];
}
