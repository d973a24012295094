import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/create-test-database.ts";
import type { TestDatabase } from "../../testing/database/create-test-database.ts";
import { connectDatabase } from "./connect.ts";
import { ensureExtension } from "./ensure-extension.ts";

let database: TestDatabase;
let connection: ReturnType<typeof connectDatabase>;
const role = `stemma_guest_${process.pid}_${Date.now()}`;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.address, 1);
  await connection.sql.unsafe(`create role ${role}`);
});

afterAll(async () => {
  await connection.sql.unsafe(`reset role; drop role ${role}`);
  await connection.close();
  await database.drop();
});

const has = async () => {
  const rows = await connection.sql`select 1 from pg_extension where extname = 'pg_trgm'`;
  return rows.length > 0;
};

test("a user who may add nothing to the database is content with an extension that is there", async () => {
  await connection.sql.unsafe(`set role ${role}`);
  await ensureExtension(connection.sql);
  expect(await has()).toBe(true);
});

test("a user who may not add the extension is told what to run, and by whom", async () => {
  await connection.sql.unsafe("reset role; drop extension pg_trgm cascade");
  await connection.sql.unsafe(`set role ${role}`);
  await expect(ensureExtension(connection.sql)).rejects.toThrow(
    'This user may not add the extension pg_trgm to the database: run "CREATE EXTENSION pg_trgm;" in it as its owner or a superuser, and start Stemma again.',
  );
});

test("the database's owner adds the extension by starting Stemma", async () => {
  await connection.sql.unsafe("reset role");
  await ensureExtension(connection.sql);
  expect(await has()).toBe(true);
});
