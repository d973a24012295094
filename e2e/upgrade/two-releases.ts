import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../../scripts/set-up/find-free-port.mjs";
import { runStemma, type RunningStemma } from "../server/run-stemma.ts";

/** A server of one of the two releases. */
export interface ReleaseServer {
  readonly url: string;
  /** What it has printed. */
  readonly output: () => string;
  /** Stops it with SIGTERM, and returns its exit code. */
  stop(): Promise<number | null>;
}

/** This release and the one before it, on one database. */
export interface TwoReleases {
  /** Whether the release before can start on newer tables (decision 63). */
  readonly canGoBack: boolean;
  /** Starts another server of a release. Rejects with its output if it ends before it is ready. */
  start(release: "before" | "this"): Promise<ReleaseServer>;
  /** Stops all servers and the database, and removes everything. */
  dispose(): Promise<void>;
}

/**
 * Makes a database with the tables of the release before. The first server of that release has it as its embedded one, and runs until the end, as a
 * node does that nobody has upgraded yet.
 */
export async function startTwoReleases(): Promise<TwoReleases & { readonly first: ReleaseServer }> {
  const previous = process.env["STEMMA_PREVIOUS"] ?? "";
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-upgrade-"));
  const running: ReleaseServer[] = [];
  const shared = {
    STEMMA_SECRET: "of both releases, which have the same",
    STEMMA_FILES_URL: `file://${folder}/files`,
  };

  async function run(settings: Readonly<Record<string, string>>, product?: string) {
    const port = String(await findFreePort());
    const env = { ...shared, PORT: port, ...settings };
    const stemma: RunningStemma = runStemma(env, product);
    const server: ReleaseServer = {
      url: `http://localhost:${port}`,
      output: stemma.output,
      async stop() {
        stemma.process.kill("SIGTERM");
        return stemma.ended;
      },
    };
    await stemma.ready;
    running.push(server);
    return server;
  }

  const first = await run({ STEMMA_DATA_DIR: path.join(folder, "data") }, previous);
  // An address without a host: the driver takes the folder of the database's socket from PGHOST.
  const joined = {
    DATABASE_URL: "postgres:///stemma",
    PGHOST: path.join(folder, "data", "database", "run"),
    PGUSER: "stemma",
  };
  return {
    first,
    canGoBack: existsSync(path.join(previous, "apps/server/migrations/releases.json")),
    start: (release) =>
      run(
        { ...joined, STEMMA_DATA_DIR: path.join(folder, release) },
        release === "before" ? previous : undefined,
      ),
    async dispose() {
      for (const server of running.toReversed()) await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
