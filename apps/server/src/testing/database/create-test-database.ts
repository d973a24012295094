import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import type { DatabaseServer } from "./database-server.ts";
import { addressOf, openServer } from "./open-server.ts";

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
    drop: () => run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
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
    await admin.unsafe(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await admin.unsafe(`CREATE DATABASE ${draft} TEMPLATE template0 ENCODING 'UTF8'`);
    await migrateDatabase(addressOf(server, draft));
    await admin.unsafe(`ALTER DATABASE ${draft} RENAME TO ${template}`);
    return template;
  } finally {
    await admin.end();
  }
}

async function run(server: DatabaseServer, statement: string): Promise<void> {
  const admin = openServer(server.address);
  try {
    await admin.unsafe(statement);
  } finally {
    await admin.end();
  }
}
