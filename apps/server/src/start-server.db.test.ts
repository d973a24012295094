import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readConfig } from "./platform/config/read-config.ts";
import { connectDatabase } from "./platform/database/connect.ts";
import { startServer } from "./start-server.ts";
import { createTestDatabase, type TestDatabase } from "./testing/database/create-test-database.ts";

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(path.join(tmpdir(), "stemma-start-"));
});

afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a start that fails behind its first steps leaves no connection open", async () => {
  const reading = readConfig({ STEMMA_DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.mistakes.join());
  const observer = connectDatabase(database.address, 1);
  const connections = async () => {
    const rows = await observer.sql`
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and application_name not like 'citus%'`;
    return rows.length;
  };
  // The client is read last, behind the database and the live events: this folder has none.
  const starting = startServer(reading.config, {
    analysisWorker: inject("analysisWorker"),
    databaseAddress: database.address,
    webFolder: dataDir,
  });
  await expect(starting).rejects.toThrow("The web client is not built");
  await expect.poll(connections).toBe(0);
  await observer.close();
});
