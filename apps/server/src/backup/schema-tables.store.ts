import type { Sql } from "../platform/database/connect.ts";

/** A table of Stemma's schemas. */
export interface SchemaTable {
  /** With its schema: `public.pages`. */
  readonly name: string;
  /** The columns that hold values of their own, in their order. */
  readonly columns: readonly string[];
  /** Its size on the disk. */
  readonly bytes: number;
  /** PostgreSQL's last estimate. */
  readonly rowsEstimated: number;
}

/** The tables in Stemma's schemas, by name, without those that belong to an extension. */
export async function listTables(sql: Sql): Promise<SchemaTable[]> {
  return sql<SchemaTable[]>`
    select n.nspname || '.' || c.relname as name, pg_table_size(c.oid)::float8 as bytes,
      greatest(c.reltuples, 0)::float8 as "rowsEstimated",
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'authentication') and c.relkind in ('r', 'p')
      and not exists (select 1 from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`;
}

/** Of these tables, one that has a row; `null` if all are empty. */
export async function findFilledTable(
  sql: Sql,
  tables: readonly SchemaTable[],
): Promise<string | null> {
  for (const { name } of tables) {
    const [row] = await sql`select 1 from ${sql(name)} limit 1`;
    if (row !== undefined) return name;
  }
  return null;
}
