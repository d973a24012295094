import type { Sql } from "../connect.ts";
import type { TableToSpread } from "./tables-to-spread.ts";

/** Puts the organization first in each unique key of a table that does not hold it, under the same name: Citus keeps nothing else unique. */
export async function widenKeys(sql: Sql, { name: table, column }: TableToSpread): Promise<void> {
  const keys = await sql<{ name: string; kind: string | null; definition: string }[]>`
    select c.relname as name, k.contype as kind, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
    where i.indrelid = ${table}::regclass and i.indisunique and not exists (
      select 1 from pg_attribute a
      where a.attrelid = i.indrelid and a.attname = ${column} and a.attnum = any(i.indkey))`;
  for (const { name, kind, definition } of keys) {
    // `CREATE UNIQUE INDEX name ON public.table USING btree (columns) WHERE …`
    const wider = definition.replace("USING btree (", `USING btree (${column}, `);
    if (kind === null) {
      await sql`drop index ${sql(name)}`;
      await sql.unsafe(wider);
    } else {
      await sql`alter table ${sql(table)} drop constraint ${sql(name)}`;
      await sql.unsafe(wider);
      const word = kind === "p" ? "primary key" : "unique";
      await sql.unsafe(`alter table ${table} add constraint ${name} ${word} using index ${name}`);
    }
  }
}
