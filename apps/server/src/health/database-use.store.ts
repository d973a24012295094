import type { Sql } from "../platform/database/connect.ts";

/** How many tables are listed. */
const tablesMax = 8;

/** What takes room in the database, and how many connections it has. */
export interface DatabaseUse {
  readonly connections: number;
  /** The largest tables with their indexes, largest first. */
  readonly tables: { readonly name: string; readonly bytes: number }[];
}

/** Reads what takes room in the database, from its catalogue. */
export async function readDatabaseUse(sql: Sql): Promise<DatabaseUse> {
  const tables = await sql<{ name: string; bytes: number }[]>`
    select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in (current_schema(), 'authentication')
    order by 2 desc, 1 limit ${tablesMax}`;
  const [row] = await sql<{ connections: number }[]>`
    select count(*)::int as connections from pg_stat_activity where datname = current_database()`;
  return { connections: row?.connections ?? 0, tables: [...tables] };
}
