import type { Sql } from "./connect.ts";

/** What tells a database from every other one, also on other servers. A replica has the same as its primary. */
export async function readDatabaseIdentity(sql: Sql): Promise<string> {
  const [row] = await sql<{ identity: string }[]>`
    select (select system_identifier from pg_control_system()) || ' ' || current_database() as identity`;
  return row?.identity ?? "";
}
