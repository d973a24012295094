import type { Sql } from "./connect.ts";

/** The size of the database on the disk, in bytes. */
export async function readDatabaseSize(sql: Sql): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select pg_database_size(current_database())::float8 as bytes`;
  return row?.bytes ?? 0;
}
