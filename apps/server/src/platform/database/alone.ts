import { StartFailure } from "../start-failure.ts";
import type { Sql } from "./connect.ts";
import { migrationLock } from "./migration-lock.ts";

/**
 * Keeps servers that start from migrating until the connection ends: they wait. For commands that no server may run beside.
 *
 * @throws StartFailure if somebody else holds the lock
 */
export async function keepServersWaiting(sql: Sql): Promise<void> {
  const [row] = await sql<{ isLocked: boolean }[]>`
    select pg_try_advisory_lock(${migrationLock}) as "isLocked"`;
  if (row?.isLocked === true) return;
  throw new StartFailure(
    "Somebody else migrates, restores or distributes this database: wait for them, and try again.",
  );
}

/**
 * Makes sure that no other Stemma is connected to the database.
 *
 * @throws StartFailure if one is
 */
export async function refuseIfInUse(sql: Sql): Promise<void> {
  const [row] = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'stemma' and pid <> pg_backend_pid()`;
  if (row === undefined) return;
  throw new StartFailure("A Stemma is connected to this database: stop it, and try again.");
}
