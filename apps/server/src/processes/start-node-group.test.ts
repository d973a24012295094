import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "../platform/logger.ts";
import { startNodeGroup } from "./start-node-group.ts";
import { startNodeProcess } from "./start-node-process.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stemma-nodes-"));
  const ends = `process.on("message", ({ kind }) => kind === "stop" && process.exit(0));`;
  await writeFile(path.join(folder, "ready.mjs"), `${ends} process.send({ kind: "ready" });`);
  await writeFile(path.join(folder, "waiting.mjs"), ends);
});

afterAll(() => rm(folder, { recursive: true }));

test("a server stops although the new process of a reload never becomes ready", async () => {
  const programs = ["ready.mjs", "waiting.mjs"];
  const group = await startNodeGroup({
    count: 1,
    own: null,
    startProcess: (isInFirstPlace, stopping) =>
      startNodeProcess(path.join(folder, programs.shift() ?? ""), isInFirstPlace, stopping),
    log: createLogger("silent"),
    onLost: () => {},
  });
  const reloaded = group.reload();
  await expect.poll(() => programs).toEqual([]);
  await group.stop(60_000);
  expect(await reloaded).toBe("given up");
});
