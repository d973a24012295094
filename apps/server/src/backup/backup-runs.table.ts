import { bigint, boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * The backups that the schedule took or tried to take. A run without `finished_at` is in progress, or was ended by a crash. Failed runs
 * are removed by the next good one. It tells of files on the disks of this server, so no archive holds it.
 */
export const backupRuns = pgTable(
  "backup_runs",
  {
    /** The absolute path of the archive, which only a good run leaves. */
    file: text("file").primaryKey(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
    /** The archive's size; null unless the run was good. */
    bytes: bigint("bytes", { mode: "number" }),
    /** Why the run failed, in one line; null unless it did. */
    failure: text("failure"),
    /** Whether the failure was mailed to the operator. */
    isTold: boolean("is_told").notNull().default(false),
  },
  (table) => [index("backup_runs_by_start").on(table.startedAt)],
);
