import { mkdtempSync, rmSync } from "node:fs";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, afterAll, beforeEach, expect, test } from "vitest";
import { applyMigrations } from "../platform/database/apply-migrations.ts";
import { connectDatabase, type DatabaseAddress } from "../platform/database/connect.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import { readJournal, readSchemaVersion } from "../platform/database/schema-version.ts";
import { createFolderStore } from "../platform/file-store/folder-store.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import { asUser } from "../testing/database/as-user.ts";
import { backUp, restoreInto } from "../testing/backup-and-restore.ts";
import { createEmptyDatabase } from "../testing/database/create-empty-database.ts";
import type { TestDatabase } from "../testing/database/create-test-database.ts";
import { publishWithFile } from "../testing/file-on-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import { formatVersion, tablePartName } from "./archive/archive-format.ts";
import { createArchive } from "./archive/archive-writer.ts";

let folder: string;
let archive: string;
let target: TestDatabase;
let connection: ReturnType<typeof connectDatabase>;
let store: FileStore;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-refusing-"));
  archive = path.join(folder, "whole.tar.gz");
  const server = await startTestServer();
  await publishWithFile(server, await server.signUp("Olga Owner"));
  await backUp(server.databaseAddress, server.fileStore, archive);
  await server.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  target = await createEmptyDatabase();
  connection = connectDatabase(target.address, 1);
  store = createFolderStore(path.join(folder, crypto.randomUUID()));
});
afterEach(async () => {
  await connection.close();
  await target.drop();
});

/** Ends the connection of the test: a restore refuses a database that a Stemma is connected to. */
async function restore(
  file = archive,
  address: DatabaseAddress = target.address,
): Promise<unknown> {
  await connection.close();
  try {
    return await restoreInto(address, store, file);
  } finally {
    connection = connectDatabase(target.address, 1);
  }
}

const line = (words: string) => expect.objectContaining({ message: expect.stringMatching(words) });

async function countTables(): Promise<number> {
  const [row] = await connection.sql<{ count: number }[]>`
    select count(*)::int as count from pg_tables where schemaname = 'public'`;
  return row?.count ?? 0;
}

async function countUsers(): Promise<number> {
  const [row] = await connection.sql<{ count: number }[]>`
    select count(*)::int as count from authentication.users`;
  return row?.count ?? 0;
}

test("a database with rows is refused, and keeps them", async () => {
  await restore();
  await expect(restore()).rejects.toEqual(line("^The database is not empty \\(.* has rows\\)"));
  expect(await countUsers()).toBe(1);
});

test("a database with tables of somebody else is refused", async () => {
  await connection.sql`create table recipes (id int)`;
  await expect(restore()).rejects.toEqual(
    line("tables that are not Stemma's \\(public.recipes\\)"),
  );
});

test("of tables that are closed to this user, a restore says the same", async () => {
  const user = `stemma_restoring_${process.pid}`;
  await connection.sql.unsafe(`create role ${user} login password 'only-of-this-test'`);
  await connection.sql`create table recipes (id int)`;
  try {
    const address = asUser(target.address, user, "only-of-this-test");
    await expect(restore(archive, address)).rejects.toEqual(
      line("tables that are not Stemma's \\(public.recipes\\)"),
    );
    await connection.sql`drop table recipes`;
    await migrateDatabase(target.address);
    await expect(restore(archive, address)).rejects.toEqual(
      line("^This user of the database may not do what a restore needs \\(permission denied"),
    );
  } finally {
    await connection.sql.unsafe(`drop owned by ${user}`);
    await connection.sql.unsafe(`drop role ${user}`);
  }
});

test("a database that cannot hold every text gets no tables", async () => {
  const latin = await createEmptyDatabase("LATIN1");
  try {
    const refusal = line("^The database's encoding is LATIN1, in which many texts cannot");
    await expect(restoreInto(latin.address, store, archive)).rejects.toEqual(refusal);
    await expect(migrateDatabase(latin.address)).rejects.toEqual(refusal);
  } finally {
    await latin.drop();
  }
});

test("a database that a server runs on is refused", async () => {
  await connection.sql`select 1`;
  const other = connectDatabase(target.address, 1);
  await other.sql`select 1`;
  await expect(restore()).rejects.toEqual(line("A Stemma is connected to this database"));
  await other.close();
  expect(await countTables()).toBe(0);
});

test("a database that is migrated or restored right now is refused", async () => {
  const other = connectDatabase(target.address, 1);
  await other.sql`select pg_advisory_lock(7273665)`;
  await expect(restore()).rejects.toEqual(line("Somebody else migrates, restores"));
  await other.close();
});

test("tables without rows, as a server leaves them that was never used, are filled", async () => {
  await migrateDatabase(target.address);
  await restore();
  expect(await countUsers()).toBe(1);
});

test("a damaged archive changes nothing", async () => {
  const bytes = readFileSync(archive);
  const file = path.join(folder, "damaged.tar.gz");
  writeFileSync(file, bytes.subarray(0, bytes.length - 200));
  await expect(restore(file)).rejects.toEqual(line("is damaged"));
  expect(await countTables()).toBe(0);
});

/** Writes an archive of one table with this row. */
async function writeArchive(name: string, when: number, row: string): Promise<string> {
  const file = path.join(folder, name);
  const migration = { when, tag: "of a test" };
  const head = { format: formatVersion, stemma: "9.9.9", migration, takenAt: "2026-01-02" };
  const writer = createArchive(file);
  await writer.begin(head);
  const bytes = Buffer.from(`${row}\n`);
  await writer.add(tablePartName("public.organizations", 1), bytes.length, [bytes]);
  await writer.finish({
    ...head,
    tables: [
      {
        name: "public.organizations",
        columns: ["id", "organization_name", "created_at"],
        rows: 1,
      },
    ],
    sequences: [],
    files: { count: 0, bytes: 0, missing: 0 },
  });
  return file;
}

const known = Math.max(...readJournal().entries.map(({ when }) => when));

test("an archive from a newer Stemma is refused before the database is opened", async () => {
  const file = await writeArchive("newer.tar.gz", known + 1, "any");
  await expect(restore(file)).rejects.toEqual(line("is a backup by a newer Stemma \\(9.9.9\\)"));
  expect(await countTables()).toBe(0);
});

test("a restore that fails in the middle leaves no row, and can be tried again", async () => {
  const file = await writeArchive("torn.tar.gz", known, "no id\tBakery\t2026-01-02 03:04:05+00");
  await expect(restore(file)).rejects.toThrow(/uuid/);
  expect(await countTables()).toBeGreaterThan(30);
  expect(await countUsers()).toBe(0);
  await restore();
  expect(await countUsers()).toBe(1);
});

test("an archive of an older Stemma gets the tables of this one", async () => {
  const older = readJournal().entries.at(-6);
  if (older === undefined) throw new Error("There are no older migrations.");
  await applyMigrations(connection.sql, { last: older.when });
  expect(await readSchemaVersion(connection.sql)).toBe(older.when);
  const id = crypto.randomUUID();
  await connection.sql`insert into organizations (id, organization_name, created_at)
    values (${id}, E'Lind\\t\\n\\\\Bakery', now())`;
  const file = path.join(folder, "older.tar.gz");
  await backUp(target.address, store, file);
  await connection.close();
  await target.drop();

  target = await createEmptyDatabase();
  connection = connectDatabase(target.address, 1);
  await restore(file);
  expect(await readSchemaVersion(connection.sql)).toBe(known);
  const rows = await connection.sql`select id, organization_name as name from organizations`;
  expect(rows).toEqual([{ id, name: "Lind\t\n\\Bakery" }]);
});
