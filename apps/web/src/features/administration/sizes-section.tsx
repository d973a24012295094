import type { Overview } from "@stemma/contract/administration.contract";
import { fileSizeInWords } from "@stemma/document/files/file-size";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { Facts } from "./facts.tsx";
import { messages } from "./messages.ts";
import { ShareBar } from "./share-bar.tsx";
import styles from "./administration.module.css";

interface SizesSectionProps {
  readonly overview: Overview;
  readonly now: Date;
}

/** The room on the disks, the database with its largest tables, the files, and the processes. */
export function SizesSection({ overview, now }: SizesSectionProps) {
  const { disks, database, contents, processes, node } = overview;
  const largest = database.tables[0]?.bytes ?? 1;
  const since = relativeTime(new Date(node.startedAt), now);
  return (
    <ListSection heading={messages.sizes}>
      <Facts
        facts={[
          ...disks.map(({ holds, free, size, level }) => ({
            name: messages.disk[holds],
            value: (
              <>
                {messages.diskRoom(fileSizeInWords(free), fileSizeInWords(size))}
                {level !== "ok" && (
                  <span className={styles["badFact"]}>{messages.diskLevel[level]}</span>
                )}
                <ShareBar share={1 - free / size} isWarning={level !== "ok"} />
              </>
            ),
          })),
          {
            name: messages.database,
            value: messages.databaseSize(fileSizeInWords(database.bytes), database.connections),
          },
          { name: messages.files, value: fileSizeInWords(contents.fileBytes) },
          {
            name: messages.processes,
            value: messages.running(processes, fileSizeInWords(node.memoryBytes), since),
          },
        ]}
      />
      <h3 className={styles["heading"]}>{messages.tables}</h3>
      <Facts
        facts={database.tables.map(({ name, bytes }) => ({
          name,
          value: (
            <>
              {fileSizeInWords(bytes)}
              <ShareBar share={bytes / largest} />
            </>
          ),
        }))}
      />
    </ListSection>
  );
}
