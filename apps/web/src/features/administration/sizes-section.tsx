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
  const tables = database.tables ?? [];
  const largest = tables[0]?.bytes ?? 1;
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
            value: databaseWords(database),
          },
          { name: messages.files, value: sizeWords(contents.fileBytes) },
          {
            name: messages.processes,
            value: messages.running(processes, fileSizeInWords(node.memoryBytes), since),
          },
        ]}
      />
      <h3 className={styles["heading"]}>{messages.tables}</h3>
      {database.tables === null && <p className={styles["note"]}>{messages.notKnown}</p>}
      <Facts
        facts={tables.map(({ name, bytes }) => ({
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

/** A size in words, or that it is not known. */
function sizeWords(bytes: number | null): string {
  return bytes === null ? messages.notKnown : fileSizeInWords(bytes);
}

function databaseWords({ bytes, connections }: Overview["database"]): string {
  if (connections === null) return sizeWords(bytes);
  return `${sizeWords(bytes)}, ${messages.connections(connections)}`;
}
