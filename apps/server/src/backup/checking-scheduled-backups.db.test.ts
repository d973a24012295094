import { openSync, closeSync, readdirSync, rmSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { draftedPage } from "../testing/published-page.ts";
import { someBytes } from "../testing/file-on-page.ts";
import { scheduleBackups } from "../testing/scheduled-backups.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { upload } from "../testing/upload.ts";

let server: TestServer;
let schedule: ReturnType<typeof scheduleBackups>;
beforeAll(async () => {
  server = await startTestServer();
  const olga = await server.signUp("Olga Owner");
  const { draftId } = await draftedPage(olga, "Bread", "Flour");
  await upload(server, olga, draftId, someBytes(190_000));
  schedule = scheduleBackups(server.databaseAddress, server.fileStore);
});
afterAll(async () => {
  await schedule.close();
  await server.stop();
  rmSync(schedule.folder, { recursive: true });
});

test("a backup that is stopped leaves nothing, and counts as never begun", async () => {
  const stopping = new AbortController();
  const read = async (key: string) => {
    expect(schedule.listFolder()).toEqual([expect.stringMatching(/\.unverified\..*incomplete$/)]);
    stopping.abort();
    return server.fileStore.read(key);
  };
  await schedule.look(stopping.signal, { ...server.fileStore, read });
  expect(stopping.signal.aborted).toBe(true);
  expect(schedule.listFolder()).toEqual([]);
  expect(await schedule.runs.listUnfinished()).toEqual([]);
  expect((await schedule.runs.readState()).failures).toBe(0);
  expect(schedule.mails).toEqual([]);
});

test("an archive that the disk has changed is never given its name, and the operator is told", async () => {
  let isChanged = false;
  /** Changes the archive on the disk while a file goes into it. */
  async function* changing(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield* bytes;
    const [name = ""] = readdirSync(schedule.folder);
    const file = path.join(schedule.folder, name);
    while (statSync(file).size < 2_000) await setImmediate();
    const disk = openSync(file, "r+");
    writeSync(disk, Buffer.alloc(50, 7), 0, 50, 1_000);
    closeSync(disk);
    isChanged = true;
  }
  const read = async (key: string) => Readable.from(changing(await server.fileStore.read(key)));
  await schedule.look(undefined, { ...server.fileStore, read });
  expect(isChanged).toBe(true);
  expect(schedule.listFolder()).toEqual([]);
  const { failures, lastFailure } = await schedule.runs.readState();
  expect(failures).toBe(1);
  expect(lastFailure?.reason).toMatch(/is damaged/);
  expect(schedule.mails).toHaveLength(1);

  schedule.passHours(1);
  await schedule.look();
  expect(schedule.listFolder()).toEqual(["stemma-2026-03-01T04-00-00Z.tar.gz"]);
});
