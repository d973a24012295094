import { afterAll, beforeAll, expect, test } from "vitest";
import { distribute } from "../../../admin/distribute.ts";
import { createEmptyDatabase } from "../../../testing/database/create-empty-database.ts";
import type { TestDatabase } from "../../../testing/database/create-test-database.ts";
import { readConfig } from "../../config/read-config.ts";
import { noProgress } from "../../progress.ts";
import { connectDatabase, type Pool } from "../connect.ts";
import { migrateDatabase } from "../migrate.ts";
import { distributeDatabase } from "./distribute-database.ts";
import { takeForeignKeys } from "./foreign-keys.ts";
import { listTablesToSpread } from "./tables-to-spread.ts";
import { widenKeys } from "./widen-keys.ts";

/* What can be seen without a cluster; with one, see testing/citus/distributing.db.test.ts. */

let database: TestDatabase;
let sql: Pool;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrateDatabase(database.address);
  ({ sql, close } = connectDatabase(database.address, 1));
});
afterAll(async () => {
  await close();
  await database.drop();
});

const listKeys = () =>
  sql`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as key
    from pg_constraint where contype in ('f', 'p', 'u') order by 1, 2`;

test("a PostgreSQL without Citus is refused in one line, and stays as it is", async () => {
  const before = await listKeys();
  const other = connectDatabase(database.address, 1);
  await expect(distributeDatabase(other.sql, noProgress).finally(other.close)).rejects.toThrow(
    /^The database(?: server)? lacks the extension citus: .*\.$/,
  );
  expect(await listKeys()).toEqual(before);
});

test("a database that somebody migrates or restores is refused", async () => {
  const other = connectDatabase(database.address, 1);
  await other.sql`select pg_advisory_lock(7273665)`;
  await expect(distributeDatabase(sql, noProgress)).rejects.toThrow(
    /^Somebody else migrates, restores or distributes this database: wait/,
  );
  await other.close();
});

test("the embedded database is refused before it is started", async () => {
  const reading = readConfig({ STEMMA_DATA_DIR: "/nowhere" });
  if (!reading.ok) throw new Error(reading.mistakes.join("\n"));
  const call = { words: [], flags: new Set<string>(), options: new Map(), isJson: true };
  await expect(distribute.run(reading.config, call)).rejects.toThrow(
    /^The embedded database cannot be distributed: set DATABASE_URL .*\.$/,
  );
});

test("every table with an organization can be spread: its keys can hold the organization", async () => {
  const undone = new Error("as it was");
  const spreading = sql.begin(async (tx) => {
    const tables = await listTablesToSpread(tx);
    const foreignKeys = await takeForeignKeys(tx);
    expect(foreignKeys.length).toBeGreaterThan(15);
    for (const table of tables) await widenKeys(tx, table);
    const narrow = await tx<{ name: string }[]>`
      select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
      where i.indisunique and c.relname = any(${tables.map(({ name }) => name)}) and c.relname <> 'organizations'
        and c.relnamespace = 'public'::regnamespace and not exists (
          select 1 from pg_attribute a where a.attrelid = i.indrelid and a.attname = 'organization_id'
            and a.attnum = any(i.indkey))`;
    expect(narrow).toEqual([]);
    for (const statement of foreignKeys) await tx.unsafe(statement);
    throw undone;
  });
  await expect(spreading).rejects.toBe(undone);
});

test("every other foreign key is between tables that stay together", async () => {
  const names = (await listTablesToSpread(sql)).map(({ name }) => name);
  const apart = await sql<{ name: string }[]>`
    select k.conname as name from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and not (f.relname = any(${names}) and t.relname = any(${names}))`;
  expect(apart).toEqual([]);
});
