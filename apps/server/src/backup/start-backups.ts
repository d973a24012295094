import type { Clock } from "../platform/clock.ts";
import type { BackupSchedule } from "../platform/config/backup-settings.ts";
import { listSettings } from "../platform/config/list-settings.ts";
import type { Config } from "../platform/config/config.ts";
import type { OpenDatabase } from "../platform/database/open-unmigrated-database.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import type { Logger } from "../platform/logger.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";
import { createBackupRunStore, withBackupLock, type BackupState } from "./backup-run.store.ts";
import { runDueBackup } from "./run-due-backup.ts";
import { createOperatorNews } from "./tell-operator.ts";

/** The interval at which a node looks whether a backup is due, in milliseconds. */
const lookEveryMs = 60_000;

interface Needs {
  readonly database: Pick<OpenDatabase, "sql" | "openListener">;
  readonly fileStore: FileStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
}

/** The scheduled backups of a node. */
export interface Backups {
  /** How often one is due, in seconds, and how they are. */
  readState(): Promise<BackupState & { readonly everySeconds: number }>;
  /** Abandons a backup that is in progress; resolves when nothing is left of it. */
  close(): Promise<void>;
}

/** Takes backups when they are due, if the settings ask for it: all nodes look, the first time at once, and one of them takes it. */
export function startBackups(config: Config, needs: Needs): Backups | null {
  const { backups: schedule } = config;
  if (schedule === undefined) return null;
  const { database, mailer, logger } = needs;
  const runs = createBackupRunStore(database.sql);
  const news = createOperatorNews({ ...config, mailer });
  const settings = listSettings(config);
  const stopping = new AbortController();
  let running: Promise<void> | null = null;

  async function look(from: BackupSchedule): Promise<void> {
    try {
      const all = { ...needs, runs, withLock: withBackupLock, news, settings };
      await runDueBackup(all, from, stopping.signal);
    } catch (error) {
      logger.error({ err: error }, "Scheduled backups do not work; they are tried again.");
    }
    running = null;
  }

  const lookUnlessLooking = () => {
    running ??= look(schedule);
  };
  lookUnlessLooking();
  const timer = setInterval(lookUnlessLooking, lookEveryMs);
  timer.unref();
  return {
    readState: async () => ({
      ...(await runs.readState()),
      everySeconds: schedule.everyMs / 1_000,
    }),
    async close() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
