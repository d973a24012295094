import type { Sql } from "../../platform/database/connect.ts";

/** A table that is spread by organization, and the column that says the organization. */
interface SpreadTable {
  readonly name: string;
  readonly column: string;
}

/** The tables of no organization that statements join with those of organizations. */
const onEveryNode = [
  "users",
  "page_unsubscribers",
  "authentication.users",
  "authentication.accounts",
];

/** What nodes take tasks from: with locks, from all organizations. */
const onCoordinator = ["outbox"];

/**
 * Spreads a migrated database over the nodes of a Citus cluster, by organization: for tests only, since not all that the product does works on it
 * (docs/scaling.md). The organization comes first in each primary key, unique index and foreign key of the spread tables; their names stay.
 * Their triggers, and those of `users`, are dropped, because what they read and write is on other nodes. All else stays on the coordinator.
 */
export async function distribute(sql: Sql): Promise<void> {
  const spread = await listSpreadTables(sql);
  await dropTriggers(sql, [...spread.map(({ name }) => name), "users"]);
  const foreignKeys = await takeForeignKeys(sql);
  for (const { name, column } of spread) await beginKeys(sql, name, column);
  for (const name of onEveryNode) await sql`select create_reference_table(${name})`;
  await sql`select create_distributed_table('organizations', 'id', colocate_with => 'none')`;
  for (const { name, column } of spread.filter((table) => table.name !== "organizations")) {
    await sql`select create_distributed_table(${name}, ${column}, colocate_with => 'organizations')`;
  }
  for (const statement of foreignKeys) await sql.unsafe(statement);
}

/** The tables that are to be spread, in the order in which they can be. */
export async function listSpreadTables(sql: Sql): Promise<SpreadTable[]> {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'organization_id'
      and c.relname <> all(${onCoordinator})
    order by name`;
  return [
    { name: "organizations", column: "id" },
    ...rows.map(({ name }) => ({ name, column: "organization_id" })),
  ];
}

async function dropTriggers(sql: Sql, tables: readonly string[]): Promise<void> {
  const triggers = await sql<{ name: string; table: string }[]>`
    select tgname as name, c.relname as table from pg_trigger join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace and c.relname = any(${[...tables]})`;
  for (const { name, table } of triggers) await sql`drop trigger ${sql(name)} on ${sql(table)}`;
}

/** Drops all foreign keys between tables of organizations, and returns the statements that add them again with the organization. */
async function takeForeignKeys(sql: Sql): Promise<readonly string[]> {
  const keys = await sql<
    { name: string; from: string; to: string; own: string[]; other: string[]; rest: string }[]
  >`
    select k.conname as name, f.relname as from, t.relname as to,
      array(select a.attname::text from unnest(k.conkey) with ordinality n (num, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num order by place) as own,
      array(select a.attname::text from unnest(k.confkey) with ordinality n (num, place)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num order by place) as other,
      case k.confdeltype when 'c' then 'on delete cascade' else '' end as rest
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by name`;
  const statements: string[] = [];
  for (const { name, from, to, own, other, rest } of keys) {
    await sql`alter table ${sql(from)} drop constraint ${sql(name)}`;
    const organization = to === "organizations" ? [] : ["organization_id"];
    statements.push(
      `alter table ${from} add constraint ${name} foreign key (${[...organization, ...own].join(", ")})
        references ${to} (${[...organization, ...other].join(", ")}) ${rest}`,
    );
  }
  return statements;
}

/** Puts the organization first in each unique key of a table that does not hold it. A key that holds it stays as it is. */
async function beginKeys(sql: Sql, table: string, column: string): Promise<void> {
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
