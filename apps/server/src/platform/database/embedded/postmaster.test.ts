import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPostmaster } from "./postmaster.ts";

let cluster: string;
beforeEach(() => {
  cluster = mkdtempSync(path.join(tmpdir(), "stemma-postmaster-"));
});
afterEach(() => {
  rmSync(cluster, { recursive: true });
});

/** Renames a file away and back in an endless loop. PostgreSQL does this once when it starts after a kill. */
const replacing = `
  const { renameSync } = require("node:fs");
  const { parentPort, workerData } = require("node:worker_threads");
  const replace = () => {
    for (let time = 0; time < 100; time += 1) {
      renameSync(workerData, workerData + ".away");
      renameSync(workerData + ".away", workerData);
    }
    setImmediate(replace);
  };
  replace();
  parentPort.postMessage("replacing");
`;

test("a postmaster.pid that PostgreSQL replaces while it is read is read or counts as none", async () => {
  const file = path.join(cluster, "postmaster.pid");
  writeFileSync(file, "12345\n");
  const worker = new Worker(replacing, { eval: true, workerData: file });
  await new Promise((resolve) => worker.once("message", resolve));
  const pids = new Set<number | undefined>();
  for (let time = 0; time < 4_000; time += 1) pids.add(readPostmaster(cluster)?.pid);
  await worker.terminate();
  expect([undefined, 12_345]).toEqual(expect.arrayContaining([...pids]));
});

test("no postmaster.pid means that nothing runs", () => {
  expect(readPostmaster(cluster)).toBeUndefined();
});
