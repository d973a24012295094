import { afterEach, beforeEach, expect, test } from "vitest";
import { passOver } from "../../testing/citus/pass-over.ts";
import { createTestDatabase } from "../../testing/database/create-test-database.ts";
import type { TestDatabase } from "../../testing/database/create-test-database.ts";
import { withLaterMigration } from "../../testing/database/later-migrations.ts";
import { onceWaiting } from "../../testing/once-waiting.ts";
import { connectDatabase } from "./connect.ts";
import { migrateDatabase } from "./migrate.ts";
import { waitForMigrationLock } from "./migration-lock.ts";
import { readMigrations } from "./read-migrations.ts";

let database: TestDatabase;
let sql: ReturnType<typeof connectDatabase>["sql"];
let close: () => Promise<void>;

beforeEach(async () => {
  database = await createTestDatabase();
  ({ sql, close } = connectDatabase(database.address, 3));
});

afterEach(async () => {
  await close();
  await database.drop();
});

const buildIndex = (kind: string) =>
  withLaterMigration(
    [`CREATE ${kind} CONCURRENTLY IF NOT EXISTS "names" ON "organizations" ("organization_name")`],
    { isOutside: true },
  );

async function isIndexValid(): Promise<boolean> {
  const [row] = await sql<{ isValid: boolean }[]>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('names')`;
  return row?.isValid === true;
}

const addOrganizations = (name: string, count: number) => sql`
  insert into organizations (id, organization_name, created_at)
  select gen_random_uuid(), ${name}, now() from generate_series(1, ${count}::int)`;

test("a migration that waits for a table lets others read it meanwhile, and goes on when it is free", async () => {
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`select count(*) from pages`;
  const migrating = migrateDatabase(
    database.address,
    withLaterMigration([`ALTER TABLE "pages" ADD COLUMN "later" integer`]),
  );
  await onceWaiting(sql, 1);
  // It would fail after 5 seconds, if the migration waited longer.
  await sql`select count(*) from pages`;
  await holder`commit`;
  holder.release();
  await migrating;
  expect(await sql`select later from pages`).toEqual([]);
});

test("an index that was not completed is dropped, and built again by the next start", async (context) => {
  passOver(context, "isUniqueWithin");
  const withIndex = buildIndex("UNIQUE INDEX");
  await addOrganizations("Bakery", 2);
  await expect(migrateDatabase(database.address, withIndex)).rejects.toThrow(/names/);
  expect(await isIndexValid()).toBe(false);
  await sql`update organizations set organization_name = id::text`;
  await migrateDatabase(database.address, withIndex);
  expect(await isIndexValid()).toBe(true);
});

test("nodes that start together build an index once, without a deadlock, beside a backup that waits for them", async () => {
  const withIndex = buildIndex("INDEX");
  await addOrganizations("Bakery", 1);
  const starts = [1, 2, 3].map(() => migrateDatabase(database.address, withIndex));
  const backup = connectDatabase(database.address, 1);
  await backup.sql`set lock_timeout = 0`;
  await waitForMigrationLock(backup.sql, { isShared: true });
  await backup.close();
  expect(await Promise.all(starts)).toHaveLength(3);
  expect(await isIndexValid()).toBe(true);
  const applied = await sql`select 1 from drizzle.__drizzle_migrations`;
  expect(applied).toHaveLength(withIndex.length);
});

test("a migration that fails leaves nothing of itself, and what was applied before it stays", async () => {
  const bad = withLaterMigration([
    `ALTER TABLE "pages" ADD COLUMN "later" integer`,
    `ALTER TABLE "no_table" ADD COLUMN "later" integer`,
  ]);
  await expect(migrateDatabase(database.address, bad)).rejects.toThrow(/no_table/);
  await expect(sql`select later from pages`).rejects.toThrow(/later/);
  expect(await sql`select 1 from drizzle.__drizzle_migrations`).toHaveLength(
    readMigrations().length,
  );
});
