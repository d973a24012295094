import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { findFreePort } from "./find-free-port.ts";
import { readPostmasterPid } from "./read-postmaster-pid.ts";
import { runStemma, type RunningStemma } from "./run-stemma.ts";

/** What a scenario can kill without warning. */
export type Victim = "the server" | "its database" | "both";

/** A built Stemma on a data folder and a port of its own; both stay the same through stops, kills and starts. */
export interface StemmaServer {
  readonly url: string;
  readonly dataDir: string;
  /** What the process that runs now (or ran last) has printed. */
  readonly output: () => string;
  /** Starts it and waits until it says that it is ready. */
  start(): Promise<void>;
  /** Ends it in order, as a service manager does, and returns its exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL. Returns when the processes are gone; a killed database, when its server has started another. */
  kill(victim: Victim): Promise<void>;
  /** Ends everything and removes the data folder. */
  dispose(): Promise<void>;
}

/** Sets up a Stemma and starts it. `settings` are environment variables over the scenario's own. */
export async function startStemma(
  settings: Readonly<Record<string, string>> = {},
): Promise<StemmaServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stemma-e2e-"));
  const port = await findFreePort();
  const env = { PORT: String(port), STEMMA_DATA_DIR: dataDir, ...settings };
  let running: RunningStemma | undefined;

  const server: StemmaServer = {
    url: `http://localhost:${port}`,
    dataDir,
    output: () => running?.output() ?? "",

    async start() {
      running = runStemma(env);
      await running.ready;
    },

    async stop() {
      running?.process.kill("SIGTERM");
      return (await running?.ended) ?? null;
    },

    async kill(victim) {
      const database = victim === "the server" ? null : readPostmasterPid(dataDir);
      if (database !== null) process.kill(database, "SIGKILL");
      if (victim === "its database") {
        // The killed one's connections live on for a moment, and answer: the next one starts when they are gone.
        await expect.poll(() => [null, database].includes(readPostmasterPid(dataDir))).toBe(false);
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

/** A database that outlived its killed server. */
function stopOrphan(dataDir: string): void {
  const pid = readPostmasterPid(dataDir);
  if (pid !== null) process.kill(pid, "SIGKILL");
}
