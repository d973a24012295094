import path from "node:path";
import type { Clock } from "../platform/clock.ts";
import type { BackupSchedule } from "../platform/config/backup-settings.ts";
import type { OpenDatabase } from "../platform/database/open-unmigrated-database.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import type { Logger } from "../platform/logger.ts";
import { StartFailure } from "../platform/start-failure.ts";
import type { BackupRunStore, BackupState, withBackupLock } from "./backup-run.store.ts";
import { removeOldBackups, settleUnfinished } from "./remove-old-backups.ts";
import { takeScheduledBackup } from "./take-scheduled-backup.ts";
import type { OperatorNews } from "./tell-operator.ts";

/** After a failure, the next try is so much later, in milliseconds; or sooner, where backups are taken more often. */
const retryMs = 60 * 60 * 1000;

interface Needs {
  readonly database: Pick<OpenDatabase, "openListener">;
  readonly fileStore: Pick<FileStore, "sizeOf" | "read">;
  readonly runs: BackupRunStore;
  readonly withLock: typeof withBackupLock;
  readonly news: OperatorNews;
  readonly clock: Clock;
  readonly logger: Pick<Logger, "error" | "warn">;
  /** Without secrets; they go into the archive. */
  readonly settings: object;
}

/**
 * Takes a backup if one is due and no other node takes one: the first at once, each further one `everyMs` after the start of the last good one.
 * One that was due while no server ran is taken at the next start.
 *
 * A failure is recorded and told, never thrown. If `stopping` is aborted, the run counts as never begun.
 */
export async function runDueBackup(
  needs: Needs,
  schedule: BackupSchedule,
  stopping: AbortSignal,
): Promise<void> {
  const { database, runs, withLock, clock } = needs;
  if (!isDue(await runs.readState(), schedule, clock.now())) return;
  await withLock(database.openListener(), async () => {
    await settleUnfinished(runs);
    // Another node may have taken it just now.
    const state = await runs.readState();
    if (!isDue(state, schedule, clock.now())) return;
    await run(needs, { schedule, state, stopping });
  });
}

function isDue(
  { lastGood, lastFailure }: BackupState,
  { everyMs }: BackupSchedule,
  now: Date,
): boolean {
  const isLaterThan = (run: { readonly startedAt: Date } | null, ms: number) => {
    const passedMs = run === null ? ms : now.getTime() - run.startedAt.getTime();
    // Below 0, the clock was set back: waiting until it is there again could take years.
    return passedMs >= ms || passedMs < 0;
  };
  return isLaterThan(lastGood, everyMs) && isLaterThan(lastFailure, Math.min(everyMs, retryMs));
}

interface Run {
  readonly schedule: BackupSchedule;
  readonly state: BackupState;
  readonly stopping: AbortSignal;
}

async function run(needs: Needs, { schedule, state, stopping }: Run): Promise<void> {
  const { runs, news, clock, logger, settings } = needs;
  const startedAt = clock.now();
  const file = path.join(schedule.folder, nameOf(startedAt));
  await runs.begin(file, startedAt);
  let bytes: number;
  try {
    const bytesExpected = state.lastGood?.bytes ?? 0;
    bytes = await takeScheduledBackup(needs, file, { settings, bytesExpected, stopping });
  } catch (error) {
    if (stopping.aborted) return runs.forget(file);
    const isKnown = error instanceof StartFailure;
    const reason = isKnown ? error.message : "It failed for a reason that is in the log.";
    logger.error(isKnown ? { reason } : { err: error }, "A scheduled backup failed.");
    await runs.fail(file, clock.now(), reason);
    if (await news.failed({ reason, startedAt, state })) await runs.markTold(file);
    return;
  }
  await runs.succeed(file, clock.now(), bytes);
  await news.succeeded({ file, state });
  await removeOldBackups(runs, schedule).catch((error: unknown) =>
    logger.warn({ err: error }, "Old backups could not be removed."),
  );
}

/** Such as `stemma-2026-01-31T03-00-00Z.tar.gz`: sorted by name, they are sorted by time. */
function nameOf(startedAt: Date): string {
  const instant = startedAt
    .toISOString()
    .replaceAll(":", "-")
    .replace(/\.\d+Z$/, "Z");
  return `stemma-${instant}.tar.gz`;
}
