import { fileSizeInWords } from "@stemma/document/files/file-size";
import { createBackupRunStore, type BackupState } from "../../backup/backup-run.store.ts";
import type { BackupSchedule } from "../../platform/config/backup-settings.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Sql } from "../../platform/database/connect.ts";
import { worksWithTables } from "../../platform/database/migration-history.ts";
import { readKnownVersion, readSchemaVersion } from "../../platform/database/schema-version.ts";
import { bad, off, ok, type Finding } from "./finding.ts";

/** Looks at the scheduled backups. Nothing to say of tables with which this version does not work. */
export async function checkBackups(
  { backups }: Pick<Config, "backups">,
  sql: Sql,
): Promise<readonly Finding[]> {
  if (backups === undefined) {
    const line = "No backups are scheduled. To have them taken, set STEMMA_BACKUP_DIR.";
    return [off("backups", line)];
  }
  const [found, known] = [await readSchemaVersion(sql), readKnownVersion()];
  const works = found === known || (found > known && (await worksWithTables(sql, known)));
  if (!works) return [];
  const state = await createBackupRunStore(sql).readState();
  return [judgeBackups(state, backups, new Date())];
}

/** Whether the last backup was good, and is as recent as the schedule says. */
export function judgeBackups(
  { lastGood, lastFailure, failures }: BackupState,
  { everyMs, folder }: BackupSchedule,
  now: Date,
): Finding {
  const last =
    lastGood === null
      ? "There is no good one yet."
      : `The last good one is of ${minuteOf(lastGood.startedAt)}.`;
  if (lastFailure !== null) {
    const times = failures === 1 ? "failed" : `failed ${failures} times`;
    return bad("backups", `The last backup ${times}: ${lastFailure.reason} ${last}`);
  }
  if (lastGood === null) {
    return bad("backups", "There is no backup yet: start Stemma, which takes the first at once.");
  }
  // A backup that is due is taken within minutes, and takes its time.
  if (now.getTime() - lastGood.startedAt.getTime() > 2 * everyMs) {
    return bad("backups", `${last} That is long ago: check that Stemma runs, and its log.`);
  }
  const size = fileSizeInWords(lastGood.bytes);
  const taken = minuteOf(lastGood.startedAt);
  return ok("backups", `The last backup is of ${taken}, has ${size} and is in ${folder}.`);
}

/** A time to the minute, as in `2026-03-02 03:00 UTC`. */
function minuteOf(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
