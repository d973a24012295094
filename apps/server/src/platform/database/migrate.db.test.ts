import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/create-test-database.ts";
import type { TestDatabase } from "../../testing/database/create-test-database.ts";
import { StartFailure } from "../start-failure.ts";
import { connectDatabase } from "./connect.ts";
import { migrateDatabase } from "./migrate.ts";

let database: TestDatabase;
let connection: ReturnType<typeof connectDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.address, 1);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

test("a database with the tables of this version stays as it is", async () => {
  const count = () => connection.sql`select count(*) from drizzle.__drizzle_migrations`;
  const before = await count();
  await migrateDatabase(database.address);
  expect(await count()).toEqual(before);
});

test("a database of a newer version is refused in one line", async () => {
  await connection.sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'of a later version', max(created_at) + 1 from drizzle.__drizzle_migrations`;
  const starting = migrateDatabase(database.address);
  await expect(starting).rejects.toThrow(StartFailure);
  await expect(starting).rejects.toThrow(/^The database belongs to a newer version of Stemma.*$/);
});
