import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../scripts/set-up/find-free-port.mjs";
import { readPostmasterPid } from "../e2e/server/read-postmaster-pid.ts";
import { runStemma } from "../e2e/server/run-stemma.ts";
import { databaseMib, residentMib } from "./memory.ts";
import { time } from "./report.ts";
import type { Row } from "./report.ts";

/** How long the server is idle before its memory is measured. In milliseconds. */
const settleMs = 5000;

/**
 * The time from process start to the ready line of the built server, on a new and on an existing data folder, and its
 * idle memory.
 */
export async function measureStarts(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stemma-bench-"));
  const env = { PORT: String(await findFreePort()), STEMMA_DATA_DIR: dataDir };
  const startMs = async () => {
    const started = performance.now();
    const server = runStemma(env);
    await server.ready;
    const ms = performance.now() - started;
    return { server, ms };
  };
  try {
    const first = await startMs();
    first.server.process.kill("SIGTERM");
    await first.server.ended;
    const warm = await startMs();
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const nodeMib = residentMib(warm.server.process.pid ?? 0);
    const postgresMib = databaseMib(readPostmasterPid(dataDir));
    warm.server.process.kill("SIGTERM");
    await warm.server.ended;
    return [
      { what: "first start (empty data folder)", seen: time(first.ms) },
      { what: "warm start", goal: "1 s", seen: time(warm.ms) },
      { what: "idle memory: server", goal: "120 MiB", seen: `${nodeMib} MiB resident` },
      { what: "idle memory: database", seen: `${postgresMib} MiB proportional` },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
