import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { connectDatabase } from "../platform/database/connect.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import { systemClock } from "../platform/clock.ts";
import { createFolderStore } from "../platform/file-store/folder-store.ts";
import { backUp } from "../testing/backup-and-restore.ts";
import { createEmptyDatabase } from "../testing/database/create-empty-database.ts";
import type { TestDatabase } from "../testing/database/create-test-database.ts";
import { noProgress, type Progress } from "../platform/progress.ts";
import { takeBackup } from "./take-backup.ts";

let folder: string;
let file: string;
let source: TestDatabase;
let other: ReturnType<typeof connectDatabase>;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-interrupted-"));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  file = path.join(folder, `${crypto.randomUUID()}.tar.gz`);
  source = await createEmptyDatabase();
  await migrateDatabase(source.address);
  other = connectDatabase(source.address, 1);
});
afterEach(async () => {
  await other.close();
  await source.drop();
});

const store = () => createFolderStore(path.join(folder, "files"));

const insertOrganization = (letters = 10) => other.sql`
  insert into organizations (id, organization_name, created_at)
  values (gen_random_uuid(), repeat('x', ${letters}), now())`;

test("a table that a migration rewrites meanwhile has all rows in the archive", async () => {
  await insertOrganization();
  const watcher = connectDatabase(source.address, 1);
  const isWaiting = async () =>
    (await watcher.sql`select 1 from pg_locks where not granted`).length > 0;
  const taking = await other.sql.begin(async (migration) => {
    // The first table of the archive: the backup waits for it, before it has read a row or the snapshot is taken.
    await migration`lock table authentication.accounts in access exclusive mode`;
    const taken = backUp(source.address, store(), file);
    await expect.poll(isWaiting).toBe(true);
    await migration`alter table organizations add column of_a_migration int generated always as (1) stored`;
    return { taken };
  });
  await watcher.close();
  const { tables } = await taking.taken;
  expect(tables.find(({ name }) => name === "public.organizations")?.rows).toBe(1);
});

test("a backup that fails in the middle of a large table says why, and leaves nothing", async () => {
  for (let row = 0; row < 40; row += 1) await insertOrganization(1_000_000);
  const database = connectDatabase(source.address, 1);
  const progress: Progress = {
    ...noProgress,
    advance() {
      throw new Error("It was interrupted.");
    },
  };
  const needs = { database, fileStore: store(), clock: systemClock, progress };
  await expect(takeBackup(needs, file, {})).rejects.toThrow("It was interrupted.");
  await database.close();
  expect(existsSync(file)).toBe(false);
});

test("a file that came while the backup was taken is kept", async () => {
  const database = connectDatabase(source.address, 1);
  const progress: Progress = { ...noProgress, begin: () => writeFileSync(file, "mine") };
  const needs = { database, fileStore: store(), clock: systemClock, progress };
  await expect(takeBackup(needs, file, {})).rejects.toThrow(/ it exists already\.$/);
  await database.close();
  expect(readFileSync(file, "utf8")).toBe("mine");
});
