import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { connectDatabase } from "../../platform/database/connect.ts";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import { distributeDatabase } from "../../platform/database/spreading/distribute-database.ts";
import { noProgress } from "../../platform/progress.ts";
import { addWorkers } from "../citus/add-workers.ts";
import type { DatabaseServer } from "./database-server.ts";
import { dropDatabase } from "./drop-database.ts";
import { addressesOfWorkers, addressOf, openServer } from "./open-server.ts";

/** A database for one test file, with the product's empty tables. */
export interface TestDatabase {
  /** For `connectDatabase` or postgres.js. */
  readonly address: DatabaseServer["address"];
  /** Drops the database and ends its remaining connections. */
  drop(): Promise<void>;
}

/** The advisory lock under which one process of the run creates the template while the others wait. */
const templateLock = 5_364_653;

/** Creates a database as a copy of the run's migrated template; the first call creates the template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("databaseServer");
  const template = await makeTemplate(server);
  const name = `stemma_test_${server.runId}_${randomBytes(6).toString("hex")}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    address: addressOf(server, name),
    drop: () => dropDatabase(server, name),
  };
}

/** The template is migrated under a temporary name and then renamed, so an existing template is complete. */
async function makeTemplate(server: DatabaseServer): Promise<string> {
  const template = `stemma_template_${server.runId}`;
  const draft = `${template}_draft`;
  const admin = openServer(server.address);
  try {
    await admin`select pg_advisory_lock(${templateLock})`;
    const [existing] = await admin`select 1 from pg_database where datname = ${template}`;
    if (existing !== undefined) return template;
    await dropDatabase(server, draft);
    await run(server, `CREATE DATABASE ${draft} TEMPLATE template0 ENCODING 'UTF8'`);
    await migrateDatabase(addressOf(server, draft));
    if (server.workers !== undefined) {
      await addWorkers(addressOf(server, draft), addressesOfWorkers(server, draft));
      const { sql, close } = connectDatabase(addressOf(server, draft), 1);
      await distributeDatabase(sql, noProgress).finally(close);
      await run(server, `ALTER DATABASE ${draft} ALLOW_CONNECTIONS false`);
      // Citus keeps connections between the nodes.
      await run(
        server,
        `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${draft}'`,
      );
    }
    await run(server, `ALTER DATABASE ${draft} RENAME TO ${template}`);
    return template;
  } finally {
    await admin.end();
  }
}

/** Runs a statement on all nodes, last where tests connect. */
async function run(server: DatabaseServer, statement: string): Promise<void> {
  for (const address of [...(server.workers ?? []), server.address]) {
    const admin = openServer(address);
    try {
      await admin.unsafe(statement);
    } finally {
      await admin.end();
    }
  }
}
