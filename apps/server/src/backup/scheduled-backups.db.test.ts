import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { checkBackups } from "../health/checks/check-backups.ts";
import { createFolderStore } from "../platform/file-store/folder-store.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database/create-test-database.ts";
import { restoreInto } from "../testing/backup-and-restore.ts";
import { createEmptyDatabase } from "../testing/database/create-empty-database.ts";
import { scheduleBackups } from "../testing/scheduled-backups.ts";
import { withBackupLock } from "./backup-run.store.ts";

const noFiles = {
  sizeOf: async () => null,
  read: () => Promise.reject(new Error("There are no files.")),
};

let database: TestDatabase;
let schedule: ReturnType<typeof scheduleBackups>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  schedule = scheduleBackups(database.address, noFiles);
});
afterEach(async () => {
  for (const file of [
    ...(await schedule.runs.listGood()),
    ...(await schedule.runs.listUnfinished()),
  ])
    await schedule.runs.forget(file);
  await schedule.close();
  rmSync(schedule.folder, { recursive: true, force: true });
});
afterAll(() => database.drop());

const [first, second, third] = [1, 2, 3].map((day) => `stemma-2026-03-0${day}T03-00-00Z.tar.gz`);

test("the first backup is taken at once, the next a day later, and a restore takes it", async () => {
  await schedule.look();
  expect(schedule.listFolder()).toEqual([first]);
  schedule.passHours(23.99);
  await schedule.look();
  expect(schedule.listFolder()).toEqual([first]);
  schedule.passHours(0.01);
  await schedule.look();
  expect(schedule.listFolder()).toEqual([first, second]);
  const { lastGood, failures } = await schedule.runs.readState();
  const file = path.join(schedule.folder, second ?? "");
  expect(lastGood).toMatchObject({ file, startedAt: schedule.now() });
  expect(lastGood?.bytes).toBe((await readFile(file)).length);
  expect(failures).toBe(0);

  const target = await createEmptyDatabase();
  const files = path.join(schedule.folder, "files");
  const manifest = await restoreInto(target.address, createFolderStore(files), file);
  expect(manifest.takenAt).toBe(schedule.now().toISOString());
  await target.drop();
});

test("of the schedule's backups the newest two are kept, and nobody else's file is touched", async () => {
  const others = ["stemma-2020-01-01T00-00-00Z.tar.gz", "zebra.tar.gz.unverified"];
  for (const name of others) writeFileSync(path.join(schedule.folder, name), "mine");
  for (let day = 0; day < 3; day += 1) {
    await schedule.look();
    schedule.passHours(24);
  }
  expect(schedule.listFolder()).toEqual([others[0], second, third, others[1]]);
});

test("one that was due while no server ran is taken when one looks again, once", async () => {
  await schedule.look();
  schedule.passHours(24 * 3);
  await schedule.look();
  await schedule.look();
  expect(schedule.listFolder()).toEqual([first, "stemma-2026-03-04T03-00-00Z.tar.gz"]);
});

test("a node takes none while another one does, and none when that one just did", async () => {
  await withBackupLock(schedule.openConnection(), async () => {
    await schedule.look();
    expect(schedule.listFolder()).toEqual([]);
  });
  await Promise.all([schedule.look(), schedule.look(), schedule.look()]);
  expect(schedule.listFolder()).toEqual([first]);
  expect(await schedule.runs.listGood()).toHaveLength(1);
});

test("a failure is told once a day and tried again each hour, and the old backups stay", async () => {
  await schedule.look();
  const gone = scheduleBackups(database.address, noFiles);
  gone.passHours(24);
  rmSync(gone.folder, { recursive: true });
  await gone.look();
  await gone.look();
  expect((await gone.runs.readState()).failures).toBe(1);
  expect(gone.mails).toMatchObject([
    { to: "operator@example.com", subject: "Stemma: a backup failed" },
  ]);
  expect(gone.mails[0]?.lines.join(" ")).toContain("cannot be written: there is no such folder");
  for (let hour = 0; hour < 24; hour += 1) {
    gone.passHours(1);
    await gone.look();
  }
  const { failures, lastFailure, lastGood } = await gone.runs.readState();
  expect({ failures, mails: gone.mails.length }).toEqual({ failures: 25, mails: 2 });
  expect(lastFailure?.reason).toMatch(/^[^\n]+cannot be written: there is no such folder\.$/);
  expect(lastGood?.file).toBe(path.join(schedule.folder, first ?? ""));
  expect(schedule.listFolder()).toEqual([first]);

  mkdirSync(gone.folder);
  gone.passHours(1);
  await gone.look();
  expect(gone.mails.at(-1)?.subject).toBe("Stemma: backups work again");
  expect(await gone.runs.readState()).toMatchObject({ failures: 0, lastFailure: null });
  await gone.close();
  rmSync(gone.folder, { recursive: true });
});

test("on the tables of a newer version none is taken, the reason says what to do, and nothing is left", async () => {
  const connection = schedule.openConnection();
  await connection`insert into drizzle.__drizzle_migrations (hash, created_at, oldest)
    select 'of a newer version', max(created_at) + 1, 0 from drizzle.__drizzle_migrations`;
  await schedule.look();
  expect(schedule.listFolder()).toEqual([]);
  const { lastFailure } = await schedule.runs.readState();
  expect(lastFailure?.reason).toMatch(
    /^The database has the tables of a newer version[^\n]+: run the backup command /,
  );
  const backups = { folder: schedule.folder, everyMs: 86_400_000, keep: 2 };
  expect(await checkBackups({ backups }, connection)).toMatchObject([
    { name: "backups", isOk: false },
  ]);
  await connection`delete from drizzle.__drizzle_migrations where hash = 'of a newer version'`;
  await connection.end();
  await schedule.runs.forget(path.join(schedule.folder, first ?? ""));
});

test("what a killed run has left goes, and the backup is made up at once", async () => {
  const killed = path.join(schedule.folder, "stemma-2026-03-01T02-00-00Z.tar.gz");
  await schedule.runs.begin(killed, schedule.now());
  writeFileSync(`${killed}.unverified.0123abcd.incomplete`, "half");
  writeFileSync(`${killed}.unverified`, "whole");
  await schedule.look();
  expect(schedule.listFolder()).toEqual([first]);
  expect(await schedule.runs.listUnfinished()).toEqual([]);
});

test("a run that was killed when its archive had its name counts as good", async () => {
  await schedule.look();
  const file = path.join(schedule.folder, first ?? "");
  await schedule.runs.forget(file);
  await schedule.runs.begin(file, schedule.now());
  await schedule.look();
  expect(schedule.listFolder()).toEqual([first]);
  expect(await schedule.runs.listGood()).toEqual([file]);
});
