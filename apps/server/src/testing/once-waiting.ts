import type { Sql } from "../platform/database/connect.ts";

/** Resolves once this many locks of the database are waited for. For a test that holds a lock and sends calls into it. */
export async function onceWaiting(sql: Sql, count: number): Promise<void> {
  for (;;) {
    const [row] = await sql<{ isSo: boolean }[]>`
      select count(*) >= ${count}::int as "isSo" from pg_locks l
      join pg_database d on d.oid = l.database or l.database is null
      where not l.granted and d.datname = current_database()`;
    if (row?.isSo) return;
  }
}
