import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { seedHandbook } from "@stemma/sample/handbook/seed-handbook";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connectDatabase } from "../platform/database/connect.ts";
import { createFolderStore } from "../platform/file-store/folder-store.ts";
import { backUp, restoreInto } from "../testing/backup-and-restore.ts";
import { createEmptyDatabase } from "../testing/database/create-empty-database.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database/create-test-database.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { leftOutTables } from "./left-out.ts";
import { listTables } from "./schema-tables.store.ts";

let folder: string;
let server: TestServer;
let file: string;
const made: TestDatabase[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-restore-"));
  file = path.join(folder, "backup.tar.gz");
  server = await startTestServer();
  await seedHandbook(server.send);
  await backUp(server.databaseAddress, server.fileStore, file);
});
afterAll(async () => {
  await server.stop();
  for (const database of made) await database.drop();
  rmSync(folder, { recursive: true });
});

/** A database that is dropped behind the tests. */
async function keep(making: Promise<TestDatabase>): Promise<TestDatabase["address"]> {
  const database = await making;
  made.push(database);
  return database.address;
}

const storeAt = (name: string) => createFolderStore(path.join(folder, name));

async function on<Result>(
  address: TestDatabase["address"],
  work: (connection: ReturnType<typeof connectDatabase>) => Promise<Result>,
): Promise<Result> {
  const connection = connectDatabase(address, 1);
  return work(connection).finally(() => connection.close());
}

test("every table of the schema is in the archive, or in the list of what is left out; and so it is restored", async () => {
  const address = await keep(createEmptyDatabase());
  const manifest = await restoreInto(address, storeAt("all"), file);
  const inArchive = manifest.tables.map(({ name }) => name);
  const all = await listTables(server.sql);
  expect([...inArchive, ...leftOutTables.keys()].toSorted()).toEqual(
    all.map(({ name }) => name).toSorted(),
  );
  expect(all.length).toBeGreaterThan(30);
  await on(address, async ({ sql }) => {
    for (const { name } of all) {
      const [row] = await sql`select count(*)::int as rows from ${sql(name)}`;
      const isLeftOut = leftOutTables.has(name);
      const [source] = await server.sql`select count(*)::int as rows from ${server.sql(name)}`;
      expect({ name, rows: row?.["rows"] }).toEqual({
        name,
        rows: isLeftOut ? 0 : source?.["rows"],
      });
    }
  });
});

// A spread database has others, and `restore` refuses it.
test.skipIf(inject("databaseServer").workers)(
  "a restored database has the indexes, keys and triggers of a migrated one, and none is turned off",
  async () => {
    const [migrated, restored] = [
      await keep(createTestDatabase()),
      await keep(createEmptyDatabase()),
    ];
    await restoreInto(restored, storeAt("schema"), file);
    const describe = (address: TestDatabase["address"]) =>
      on(
        address,
        ({ sql }) => sql`
        select indexdef as line from pg_indexes where schemaname in ('public', 'authentication')
        union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text
          from pg_constraint where connamespace::regnamespace::text in ('public', 'authentication')
        union all select tgrelid::regclass || ' ' || tgname || tgenabled::text from pg_trigger where not tgisinternal
        order by 1`,
      );
    expect(await describe(restored)).toEqual(await describe(migrated));
  },
);

test("a restore that ends midway leaves the database without rows, and can be tried again", async () => {
  const address = await keep(createEmptyDatabase());
  const store = storeAt("midway");
  const failing = { ...store, put: () => Promise.reject(new Error("the connection is lost")) };
  await expect(restoreInto(address, failing, file)).rejects.toThrow("the connection is lost");
  await on(address, async ({ sql }) => {
    const tables = await listTables(sql);
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) expect(await sql`select from ${sql(name)} limit 1`).toEqual([]);
  });
  const manifest = await restoreInto(address, store, file);
  expect(manifest.files.count).toBeGreaterThan(0);
});
