import postgres from "postgres";
import type { DatabaseServer } from "./database-server.ts";
import { openServer } from "./open-server.ts";

/** How often it is tried to drop a database that is in use. */
const attemptsMax = 5;

/** What PostgreSQL answers where a database is in use. */
const inUse = "55006";

/**
 * Drops a database on all nodes, last where tests connect, and ends its connections. Citus may open others meanwhile: then it is
 * tried again.
 */
export async function dropDatabase(server: DatabaseServer, name: string): Promise<void> {
  for (const address of [...(server.workers ?? []), server.address]) {
    const admin = openServer(address);
    try {
      await drop(admin, name);
    } finally {
      await admin.end();
    }
  }
}

async function drop(admin: postgres.Sql, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await admin.unsafe(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      return;
    } catch (error) {
      const isInUse = error instanceof postgres.PostgresError && error.code === inUse;
      if (!isInUse || attempt === attemptsMax) throw error;
    }
  }
}
