import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";
import { openSql } from "../../e2e/server/open-sql.ts";
import { runStemma } from "../../e2e/server/run-stemma.ts";
import type { Row } from "../report.ts";
import { bodyOf } from "../seed-pages.ts";
import { signUpWriter } from "../writer.ts";
import { seedGrowth } from "./seed-growth.ts";

type Sql = ReturnType<typeof openSql>;

const pages = 10_000;
const writes = 100_000;
const writesPerStatement = 500;

/** What people write again and again: the table, and the statement for one of its rows, as the stores have it. */
const kinds = [
  {
    table: "drafts",
    what: "saves",
    one: `update drafts set body = bodies[1 + i % 50], updated_at = clock_timestamp(), save_id = gen_random_uuid(), revision = revision + 1
      where id = ids[1 + i * 7919 % array_length(ids, 1)]`,
  },
  {
    table: "notifications",
    what: "notifications marked",
    one: `update notifications set status = case status when 'read' then 'unread' else 'read' end
      where id = ids[1 + i * 7919 % array_length(ids, 1)]`,
  },
  {
    table: "page_reads",
    what: "pages read again",
    key: "page_id",
    one: `update page_reads set version_id = gen_random_uuid(), read_at = clock_timestamp()
      where page_id = ids[1 + i * 7919 % array_length(ids, 1)]`,
  },
  {
    table: "recents",
    what: "pages opened again",
    key: "user_id",
    one: `update recents set accessed_at = clock_timestamp() where ctid = (select ctid from recents
      where user_id = ids[1 + i * 7919 % array_length(ids, 1)] order by accessed_at limit 1)`,
  },
  {
    table: "pages",
    what: "publishes",
    one: `update pages set published_version = gen_random_uuid(), updated_at = clock_timestamp()
      where id = ids[1 + i * 7919 % array_length(ids, 1)]`,
  },
] as const;

interface Size {
  readonly rows: number;
  readonly outside: number;
  readonly indexes: number;
}

/**
 * What many writes leave in the tables that are written most: 100,000 of each kind in a database of 10,000 pages, each in a transaction of
 * its own. Autovacuum looks every 5 seconds instead of every minute, because the writes come faster than those of people.
 */
export async function measureBloat(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stemma-bloat-"));
  const port = await findFreePort();
  const running = runStemma({ PORT: String(port), STEMMA_DATA_DIR: dataDir });
  await running.ready;
  try {
    const { workspaceId } = await signUpWriter(`http://localhost:${port}`);
    const sql = openSql(dataDir);
    try {
      await seedGrowth(sql, { pages, workspaceId });
      await createBodies(sql);
      await sql`alter system set autovacuum_naptime = '5s'`;
      await sql`select pg_reload_conf()`;
      const rows: Row[] = [];
      for (const kind of kinds) rows.push(await measureKind(sql, kind));
      return rows;
    } finally {
      await sql.end();
    }
  } finally {
    running.process.kill("SIGTERM");
    await running.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Makes texts of about 8 kB, as a page of two screens has them. They are kept outside their rows. */
async function createBodies(sql: Sql): Promise<void> {
  const [before = "", after = ""] = JSON.stringify(bodyOf(["§"])).split("§");
  await sql`create temporary table bodies as
    select (${before}::text || (select string_agg(md5(n::text || k), ' ') from generate_series(1, 240) k) || ${after}::text)::json as body
    from generate_series(1, 50) n`;
}

async function measureKind(sql: Sql, kind: (typeof kinds)[number]): Promise<Row> {
  const { table, what, one } = kind;
  const key = "key" in kind ? kind.key : "id";
  if (table === "drafts") await sql`update drafts set body = (select body from bodies limit 1)`;
  await sql.unsafe(`vacuum full analyze ${table}`);
  await sql`select pg_stat_reset()`;
  const fresh = await sizeOf(sql, table);
  await sql.unsafe(
    `create temporary table ids_of_${table} as select distinct ${key} as id from ${table} limit 5000`,
  );
  for (let first = 1; first <= writes; first += writesPerStatement) {
    // PostgreSQL counts dead rows, for autovacuum, when a statement has ended.
    await sql.unsafe(`do $$
      declare ids uuid[] := array(select id from ids_of_${table}); bodies json[] := array(select body from bodies);
      begin for i in ${first}..${first + writesPerStatement - 1} loop ${one}; commit; end loop; end $$`);
  }
  await sql`select pg_stat_force_next_flush()`;
  const [row] = await sql<{ updated: number; hot: number; dead: number; vacuums: number }[]>`
    select n_tup_upd::float8 as updated, n_tup_hot_upd::float8 as hot, n_dead_tup::float8 as dead, autovacuum_count::float8 as vacuums
    from pg_stat_user_tables where relname = ${table} and schemaname = 'public'`;
  const now = await sizeOf(sql, table);
  const { updated = 0, hot = 0, dead = 0, vacuums = 0 } = row ?? {};
  const grown = (kind: keyof Size) => `${megabytes(fresh[kind])} → ${megabytes(now[kind])}`;
  return {
    what: `${table}: ${what}`,
    seen: `rows ${grown("rows")}, outside ${grown("outside")}, indexes ${grown("indexes")} MB; HOT ${((100 * hot) / updated).toFixed(0)} %, ${dead} dead, ${vacuums} vacuums`,
  };
}

async function sizeOf(sql: Sql, table: string): Promise<Size> {
  const [row] = await sql<Size[]>`
    select pg_relation_size(c.oid)::float8 as rows, coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0)::float8 as outside,
      pg_indexes_size(c.oid)::float8 as indexes
    from pg_class c where c.oid = ${table}::regclass`;
  return row ?? { rows: 0, outside: 0, indexes: 0 };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
