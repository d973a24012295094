import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "./connect.ts";

/** The advisory lock of whatever changes tables: nodes that start together wait for each other, and for a restore. */
export const migrationLock = 7_273_665;

interface Row {
  readonly isLocked: boolean;
}

/** The delay before the lock is tried again, in milliseconds. */
const pollMs = 100;

/**
 * Waits for {@link migrationLock}, and takes it until the connection ends. Whoever only keeps others from changing tables shares it. It is asked for again
 * and again, because a statement that waits for it sees the database as it was, and an index that the lock's holder builds concurrently waits for
 * all such statements: a deadlock.
 */
export async function waitForMigrationLock(sql: Sql, { isShared = false } = {}): Promise<void> {
  for (;;) {
    const [row] = isShared
      ? await sql<Row[]>`select pg_try_advisory_lock_shared(${migrationLock}) as "isLocked"`
      : await sql<Row[]>`select pg_try_advisory_lock(${migrationLock}) as "isLocked"`;
    if (row?.isLocked === true) return;
    await wait(pollMs);
  }
}
