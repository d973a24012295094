import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../../platform/database/embedded/start-embedded-postgres.ts";
import { bundleForTests } from "../bundle-for-tests.ts";
import type { DatabaseServer } from "./database-server.ts";
import { openServer } from "./open-server.ts";

/** Settings that turn durability off, for speed. */
const settings = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  max_connections: "200",
};

const embeddedChild = "testing/database/embedded-child.ts";
const analysisWorker = "analysis-worker.ts";

/**
 * Provides what a run of `.db.test.ts` files shares: the bundles of programs, and the PostgreSQL at `TEST_DATABASE_URL`
 * or an embedded one in a temporary folder. If `TEST_DATABASE_URL` is PgBouncer, `TEST_DATABASE_LISTEN_URL` leads past it. Vitest calls it once before the files, and the returned function once after
 * them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bundles = await bundleForTests([embeddedChild, analysisWorker]);
  project.provide("embeddedChild", bundles.fileOf(embeddedChild));
  project.provide("analysisWorker", bundles.fileOf(analysisWorker));
  try {
    const closeDatabase = await provideDatabase(project);
    return async () => {
      await closeDatabase().finally(() => bundles.remove());
    };
  } catch (error) {
    await bundles.remove();
    throw error;
  }
}

async function provideDatabase(project: TestProject): Promise<() => Promise<void>> {
  const runId = randomBytes(4).toString("hex");
  const url = process.env["TEST_DATABASE_URL"];
  if (url !== undefined && url !== "") {
    const sessions = process.env["TEST_DATABASE_LISTEN_URL"];
    const workers = process.env["TEST_CITUS_WORKERS"]?.split(" ");
    const address = sessions ? { pooled: url, sessions } : url;
    const server = { address, runId, ...(workers && { workers }) };
    project.provide("databaseServer", server);
    return () => dropDatabases(server);
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), "stemma-test-"));
  const log = { warn: complain, error: complain };
  const embedded = await startEmbeddedPostgres({ dataDir, log, settings });
  project.provide("databaseServer", { address: embedded.address, runId });
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true });
  };
}

/** Drops this run's databases from a server that the run does not own. */
async function dropDatabases(server: DatabaseServer): Promise<void> {
  for (const address of [...(server.workers ?? []), server.address]) {
    const admin = openServer(address);
    const made = await admin<{ datname: string }[]>`
      select datname from pg_database where datname like ${`stemma\\_%\\_${server.runId}%`}`;
    for (const { datname } of made) await admin.unsafe(`DROP DATABASE ${datname} WITH (FORCE)`);
    await admin.end();
  }
}

function complain(message: string): void {
  process.stderr.write(`${message}\n`);
}
