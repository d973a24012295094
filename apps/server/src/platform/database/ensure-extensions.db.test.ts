import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/create-test-database.ts";
import type { TestDatabase } from "../../testing/database/create-test-database.ts";
import { connectDatabase } from "./connect.ts";
import { ensureExtensions, extensions } from "./ensure-extensions.ts";

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
  const rows = await connection.sql`
    select 1 from pg_extension where extname = any(${[...extensions]}::text[])`;
  return rows.length === extensions.length;
};

test("a user who may add nothing to the database is content with extensions that are there", async () => {
  await connection.sql.unsafe(`set role ${role}`);
  await ensureExtensions(connection.sql);
  expect(await has()).toBe(true);
});

test.each(extensions)(
  "a user who may not add %s is told what to run, and by whom",
  async (name) => {
    await connection.sql.unsafe(`reset role; drop extension ${name} cascade`);
    await connection.sql.unsafe(`set role ${role}`);
    await expect(ensureExtensions(connection.sql)).rejects.toThrow(
      `This user may not add the extension ${name} to the database: run "CREATE EXTENSION ${name};" in it as its owner or a superuser, and start Stemma again.`,
    );
    await connection.sql.unsafe("reset role");
    await ensureExtensions(connection.sql);
  },
);

test("the database's owner adds the extensions by starting Stemma", async () => {
  await connection.sql.unsafe(`reset role; drop extension ${extensions.join(", ")} cascade`);
  await ensureExtensions(connection.sql);
  expect(await has()).toBe(true);
});
