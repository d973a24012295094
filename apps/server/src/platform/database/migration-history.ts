import type { Sql } from "./connect.ts";
import type { RunnableMigration } from "./read-migrations.ts";

/**
 * Makes the table of applied migrations: the one of Drizzle's migrator, which earlier versions used, with one column more. A row of an earlier
 * version has `null` in it.
 */
export async function prepareHistory(sql: Sql): Promise<void> {
  // Whoever may change no table may not ask for what is there either.
  if (await hasOldest(sql)) return;
  await sql`create schema if not exists drizzle`;
  await sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;
  await sql`alter table drizzle.__drizzle_migrations add column if not exists oldest bigint`;
}

/** Notes that a migration was applied. */
export async function recordMigration(
  sql: Sql,
  { hash, when, oldest }: RunnableMigration,
): Promise<void> {
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at, oldest)
    values (${hash}, ${when}, ${oldest})`;
}

/**
 * Whether a version whose newest migration is `known` works with the tables as they are: none of the newer migrations took away
 * what it uses. There are applied migrations.
 */
export async function worksWithTables(sql: Sql, known: number): Promise<boolean> {
  if (!(await hasOldest(sql))) return false;
  const [row] = await sql<{ works: boolean }[]>`
    select not exists (select 1 from drizzle.__drizzle_migrations
      where created_at > ${known} and (oldest is null or oldest > ${known})) as works`;
  return row?.works === true;
}

async function hasOldest(sql: Sql): Promise<boolean> {
  const [row] = await sql`
    select 1 from pg_attribute where attname = 'oldest' and not attisdropped
      and attrelid = to_regclass('drizzle.__drizzle_migrations')`;
  return row !== undefined;
}
