import type { Pool, Sql } from "../platform/database/connect.ts";

/** A good run of the schedule. */
interface GoodRun {
  readonly file: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly bytes: number;
}

/** How the scheduled backups are. */
export interface BackupState {
  /** The last good run; `null` if there was none yet. */
  readonly lastGood: GoodRun | null;
  /** The last failed run since the last good one; `null` if there was none. */
  readonly lastFailure: { readonly startedAt: Date; readonly reason: string } | null;
  /** How many runs have failed since the last good one. */
  readonly failures: number;
  /** When the operator was last told of a failure since the last good run. */
  readonly toldAt: Date | null;
}

/** The advisory lock of the node that takes a scheduled backup. */
const backupLock = 7_273_666;

/** Keeps the runs of the schedule. Paths are absolute. */
export function createBackupRunStore(sql: Sql) {
  const ms = (column: string) =>
    sql`(extract(epoch from ${sql(column)}) * 1000)::float8 as ${sql(column)}`;

  return {
    async begin(file: string, startedAt: Date): Promise<void> {
      await sql`insert into backup_runs (file, started_at) values (${file}, ${startedAt})`;
    },

    /** Records a good run, and forgets the failures before it. */
    async succeed(file: string, finishedAt: Date, bytes: number): Promise<void> {
      await sql`
        with good as (
          update backup_runs set finished_at = ${finishedAt}, bytes = ${bytes} where file = ${file})
        delete from backup_runs where failure is not null`;
    },

    async fail(file: string, finishedAt: Date, reason: string): Promise<void> {
      await sql`
        update backup_runs set finished_at = ${finishedAt}, failure = ${reason} where file = ${file}`;
    },

    /** Records that the operator was told of a failure. */
    async markTold(file: string): Promise<void> {
      await sql`update backup_runs set is_told = true where file = ${file}`;
    },

    async forget(file: string): Promise<void> {
      await sql`delete from backup_runs where file = ${file}`;
    },

    /** The archives of the runs that have no end. For the holder of the lock, those are what crashes have left. */
    async listUnfinished(): Promise<string[]> {
      const rows = await sql<{ file: string }[]>`
        select file from backup_runs where finished_at is null order by started_at`;
      return rows.map(({ file }) => file);
    },

    /** The archives of the good runs, newest first. */
    async listGood(): Promise<string[]> {
      const rows = await sql<{ file: string }[]>`
        select file from backup_runs where bytes is not null order by started_at desc`;
      return rows.map(({ file }) => file);
    },

    async readState(): Promise<BackupState> {
      const [good] = await sql<
        { file: string; started_at: number; finished_at: number; bytes: number }[]
      >`
        select file, ${ms("started_at")}, ${ms("finished_at")}, bytes::float8 as bytes
        from backup_runs where bytes is not null order by started_at desc limit 1`;
      const [failure] = await sql<{ started_at: number; reason: string }[]>`
        select ${ms("started_at")}, failure as reason
        from backup_runs where failure is not null order by started_at desc limit 1`;
      const [counted] = await sql<{ failures: number; told: number | null }[]>`
        select count(*)::int as failures,
          (extract(epoch from max(started_at) filter (where is_told)) * 1000)::float8 as told
        from backup_runs where failure is not null`;
      const told = counted?.told ?? null;
      return {
        lastGood:
          good === undefined
            ? null
            : {
                file: good.file,
                startedAt: new Date(good.started_at),
                finishedAt: new Date(good.finished_at),
                bytes: good.bytes,
              },
        lastFailure:
          failure === undefined
            ? null
            : { startedAt: new Date(failure.started_at), reason: failure.reason },
        failures: counted?.failures ?? 0,
        toldAt: told === null ? null : new Date(told),
      };
    },
  };
}

export type BackupRunStore = ReturnType<typeof createBackupRunStore>;

/**
 * Runs `work` unless another node holds the lock of scheduled backups. `connection` is of one's own, and is ended. The lock
 * ends with it, also when the process is killed.
 */
export async function withBackupLock(connection: Pool, work: () => Promise<void>): Promise<void> {
  try {
    const [row] = await connection<{ isLocked: boolean }[]>`
      select pg_try_advisory_lock(${backupLock}) as "isLocked"`;
    if (row?.isLocked === true) await work();
  } finally {
    await connection.end({ timeout: 5 });
  }
}
