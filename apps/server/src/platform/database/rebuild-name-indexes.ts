import type { Sql } from "./connect.ts";

/**
 * Rebuilds the indexes that hold names in the order of the ICU library, if PostgreSQL has another version of that library than when they
 * were built: its order may differ, and a search in such an index would miss rows. The comment on an index says the version. Whoever owns
 * the tables may do this, unlike `alter collation … refresh version`.
 */
export async function rebuildNameIndexes(sql: Sql): Promise<void> {
  const found = await sql<{ name: string; built: string | null; version: string }[]>`
    select distinct i.indexrelid::regclass::text as name, obj_description(i.indexrelid, 'pg_class') as built,
      pg_collation_actual_version(c.oid) as version
    from pg_index i
    cross join lateral unnest(i.indcollation) used (id)
    join pg_collation c on c.oid = used.id and c.collprovider = 'i'
    join pg_class t on t.oid = i.indrelid and t.relnamespace = current_schema()::regnamespace`;
  for (const { name, built, version } of found) {
    if (built === version) continue;
    if (built !== null) await sql.unsafe(`reindex index ${name}`);
    await sql.unsafe(`comment on index ${name} is '${version.replaceAll("'", "''")}'`);
  }
}
