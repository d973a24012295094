import type { Sql } from "./connect.ts";

/** The tables that Citus spreads over several databases, each with the column that says the organization (docs/scaling.md). */
export type SpreadTables = ReadonlyMap<string, string>;

/** Those of the database of this process: none, unless it is spread. */
let known: SpreadTables = new Map();

/** The tables that the start found spread. */
export function spreadTables(): SpreadTables {
  return known;
}

/** Whether the start found a database that is spread over several. */
export function isSpread(): boolean {
  return known.size > 0;
}

/**
 * Finds out which tables are spread, before the first statement of a store is made. A database is spread while nothing runs on it, so this
 * stays right.
 */
export async function findSpreadTables(sql: Sql): Promise<void> {
  const found = await readSpreadTables(sql);
  if (found.size > 0) known = found;
}

/** Asks the database which of its tables are spread. */
export async function readSpreadTables(sql: Sql): Promise<SpreadTables> {
  const [citus] = await sql`select 1 from pg_extension where extname = 'citus'`;
  if (citus === undefined) return new Map();
  const rows = await sql<{ name: string; column: string }[]>`
    select c.relname as name, column_to_column_name(d.logicalrelid, d.partkey) as column
    from pg_dist_partition d join pg_class c on c.oid = d.logicalrelid where d.partmethod = 'h'`;
  return new Map(rows.map(({ name, column }) => [name, column]));
}

/** Has this process make its statements as if these tables were spread: they say the same where none is. */
export function treatAsSpread(tables: SpreadTables): void {
  known = tables;
}
