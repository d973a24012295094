import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import { readMigrations } from "../../platform/database/read-migrations.ts";
import { dropDatabase } from "../database/drop-database.ts";
import { addressesOfWorkers, addressOf, openServer } from "../database/open-server.ts";
import { addWorkers } from "./add-workers.ts";

/** A database of a Citus cluster. */
export interface ClusterDatabase {
  /** At the coordinator, as its owner, who is no superuser. */
  readonly address: string;
  /** The same as a superuser. */
  readonly adminAddress: string;
  drop(): Promise<void>;
}

/** Creates a database with these migrations that is not spread, on a coordinator with workers or without. */
export async function createClusterDatabase({
  hasWorkers = true,
  migrations = readMigrations(),
} = {}): Promise<ClusterDatabase> {
  const server = inject("databaseServer");
  const name = `stemma_test_${server.runId}_${randomBytes(6).toString("hex")}`;
  const onAll = async (statement: string): Promise<void> => {
    for (const address of [...(server.workers ?? []), server.address]) {
      const admin = openServer(address);
      await admin.unsafe(statement).finally(() => admin.end());
    }
  };
  await onAll(`CREATE ROLE ${name} LOGIN`);
  await onAll(`CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const adminAddress = addressOf(server, name);
  if (typeof adminAddress !== "string") throw new Error("A cluster has URLs.");
  const owner = new URL(adminAddress);
  owner.username = name;
  await migrateDatabase(owner.href, migrations);
  await addWorkers(adminAddress, hasWorkers ? addressesOfWorkers(server, name) : []);
  return {
    address: owner.href,
    adminAddress,
    async drop() {
      await dropDatabase(server, name);
      await onAll(`DROP ROLE IF EXISTS ${name}`);
    },
  };
}
