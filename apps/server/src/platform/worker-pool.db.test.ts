import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLogger } from "./logger.ts";
import { createWorkerPool, type WorkerPool } from "./worker-pool.ts";

let folder: string;
let pool: WorkerPool;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stemma-worker-"));
  const workerFile = path.join(folder, "worker.mjs");
  await writeFile(
    workerFile,
    `export const echo = (value) => value;
     export const nothing = () => {};
     export const die = () => process.exit(1);
     export const wait = (signal) => void Atomics.wait(new Int32Array(signal), 0, 0);
     export const refuse = () => { throw new RangeError("Too far."); };`,
  );
  pool = createWorkerPool({ workerFile, urgent: ["echo"], processes: 1 }, createLogger("silent"));
});

afterEach(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

test("a thread that dies fails its own task, and the next task gets another thread", async () => {
  await expect(pool.run("die", null)).rejects.toThrow();
  expect(await pool.run("echo", "still here")).toBe("still here");
});

test("tasks that wait behind a thread that dies are done", async () => {
  const tasks = [pool.run("die", null), ...["one", "two"].map((one) => pool.run("echo", one))];
  const results = await Promise.allSettled(tasks);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});

test("an error of a task has its class and its words", async () => {
  await expect(pool.run("refuse", null)).rejects.toThrow(new RangeError("Too far."));
});

test("tasks beyond 200 are refused, and those that waited are done", async () => {
  const signal = new SharedArrayBuffer(4);
  const threads = Math.max(1, availableParallelism() - 1);
  const running = Array.from({ length: threads }, () => pool.run("wait", signal));
  const tasks = Array.from({ length: 250 }, (_, at) => pool.run<number>("echo", at));
  const settled = Promise.allSettled(tasks);
  // The last one is refused at once, while all threads wait.
  await expect(tasks.at(-1)).rejects.toThrow("queue");
  Atomics.store(new Int32Array(signal), 0, 1);
  Atomics.notify(new Int32Array(signal), 0);
  await Promise.all(running);
  const done = (await settled).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(done).toHaveLength(200);
  expect(done).toEqual(done.map((_, at) => at));
});
