import { rmSync } from "node:fs";
import { expect } from "@playwright/test";
import { copyDataTemplate } from "./data-template.ts";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";
import { findNodePids } from "./find-node-pids.ts";
import { readPostmasterPid } from "./read-postmaster-pid.ts";
import { runStemma, type RunningStemma } from "./run-stemma.ts";

/** The process to kill without warning. */
export type Victim = "the server" | "its database" | "both";

/** A built server with its own data folder and port, which stay the same across stops, kills and starts. */
export interface StemmaServer {
  readonly url: string;
  readonly dataDir: string;
  /** The output of the current or latest process. */
  readonly output: () => string;
  /** Starts the server, and waits until it is ready. `changed` overrides its settings. */
  start(changed?: Readonly<Record<string, string>>): Promise<void>;
  /** The id of the server's first process. */
  pid(): number;
  /** Sends SIGHUP, and waits until new processes answer all connections. */
  reload(): Promise<void>;
  /** The ids of the processes that run nodes, besides the server's first process. */
  nodePids(): number[];
  /** Stops the server with SIGTERM, as a service manager does, and returns its exit code. */
  stop(): Promise<number | null>;
  /**
   * Sends SIGKILL. Returns when the processes are gone; for a killed database, when the server has started a new one.
   */
  kill(victim: Victim): Promise<void>;
  /** Stops everything, and removes the data folder. */
  dispose(): Promise<void>;
}

/**
 * Starts a server on a copy of the run's data folder. `settings` are environment variables that override the defaults.
 */
export async function startStemma(
  settings: Readonly<Record<string, string>> = {},
): Promise<StemmaServer> {
  const dataDir = copyDataTemplate();
  const port = await findFreePort();
  const env = { PORT: String(port), STEMMA_DATA_DIR: dataDir, ...settings };
  let running: RunningStemma | undefined;

  const server: StemmaServer = {
    url: `http://localhost:${port}`,
    dataDir,
    output: () => running?.output() ?? "",

    async start(changed = {}) {
      running = runStemma({ ...env, ...changed });
      await running.ready;
    },

    pid: () => running?.process.pid ?? Number.NaN,

    async reload() {
      const reloads = () => server.output().split(" is reloaded").length;
      const before = reloads();
      running?.process.kill("SIGHUP");
      await expect.poll(reloads, { timeout: 120_000 }).toBeGreaterThan(before);
    },

    nodePids: () => findNodePids(server.pid()),

    async stop() {
      running?.process.kill("SIGTERM");
      return (await running?.ended) ?? null;
    },

    async kill(victim) {
      const database = victim === "the server" ? null : readPostmasterPid(dataDir);
      if (database !== null) process.kill(database, "SIGKILL");
      if (victim === "its database") {
        // The connections of the killed database live on for a moment, and still answer; the next database starts when
        // they are gone.
        await expect
          .poll(() => [null, database].includes(readPostmasterPid(dataDir)), { timeout: 60_000 })
          .toBe(false);
        return;
      }
      running?.process.kill("SIGKILL");
      await running?.ended;
    },

    async dispose() {
      await server.stop();
      stopOrphan(dataDir);
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  await server.start();
  return server;
}

/** Kills a database that outlived its killed server. */
function stopOrphan(dataDir: string): void {
  const pid = readPostmasterPid(dataDir);
  if (pid !== null) process.kill(pid, "SIGKILL");
}
