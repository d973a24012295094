import type { Sql } from "../platform/database/connect.ts";
import { isSpread } from "../platform/database/spread-tables.ts";

/**
 * Resolves once this many locks of the database are waited for. For a test that holds a lock and sends calls into it. A wait for a
 * transaction names no database: the waiting process does, by the tables that it has locked. Other test files use other databases of the
 * same server. The lock of notifications is held for moments by whoever commits, and does not count. On a
 * database that Citus spreads, most locks are those of other nodes.
 */
export async function onceWaiting(sql: Sql, count: number): Promise<void> {
  for (;;) {
    const [row] = await sql<{ isSo: boolean }[]>`
      with locks as materialized (select * from pg_locks)
      select count(*) >= ${count}::int as "isSo" from locks l
      where not l.granted and l.locktype <> 'object' and exists (
        select 1 from locks held join pg_database d on d.oid = held.database
        where held.pid = l.pid and d.datname = current_database())`;
    if (row?.isSo) return;
    if (!isSpread()) continue;
    const [waiting] = await sql<{ isSo: boolean }[]>`
      select count(distinct waiting_gpid) >= ${count}::int as "isSo" from citus_lock_waits`;
    if (waiting?.isSo) return;
  }
}
