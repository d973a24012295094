import type { Sql } from "./connect.ts";
import { extensions } from "./ensure-extensions.ts";

/** What the database says about itself. */
export interface DatabaseHealth {
  /** Such as `15.14`. */
  readonly version: string;
  readonly encoding: string;
  /** Its `LC_CTYPE`. */
  readonly characterType: string;
  /** Whether the system sorts as it did when the indexes were made; `null` where no version is known. */
  readonly hasSameCollation: boolean | null;
  /** The extensions that search needs and the database does not have. */
  readonly missingExtensions: readonly string[];
  readonly maxConnections: number;
  /** How far its clock is ahead of this machine's, in milliseconds. */
  readonly aheadMs: number;
}

/** Reads what the database says about itself. */
export async function readDatabaseHealth(sql: Sql): Promise<DatabaseHealth> {
  // The first statement opens the connection, which takes longer.
  await sql`select 1`;
  const sentAtMs = Date.now();
  const [clock] = await sql<{ ms: number }[]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
  const aheadMs = (clock?.ms ?? 0) - (sentAtMs + Date.now()) / 2;
  const [row] = await sql<Omit<DatabaseHealth, "aheadMs">[]>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_encoding_to_char(encoding) as encoding, datctype as "characterType",
      datcollversion = pg_database_collation_actual_version(oid) as "hasSameCollation",
      array(select name from unnest(${[...extensions]}::text[]) with ordinality wanted (name, place)
        where not exists (select from pg_extension where extname = name) order by place) as "missingExtensions",
      current_setting('max_connections')::int as "maxConnections"
    from pg_database where datname = current_database()`;
  if (row === undefined) throw new Error("The database does not list itself.");
  return { ...row, aheadMs };
}
