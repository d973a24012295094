import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/create-test-database.ts";
import type { TestDatabase } from "../../testing/database/create-test-database.ts";
import { withLaterMigration } from "../../testing/database/later-migrations.ts";
import { StartFailure } from "../start-failure.ts";
import { connectDatabase } from "./connect.ts";
import { migrateDatabase } from "./migrate.ts";
import { readKnownVersion } from "./schema-version.ts";

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

const count = () => connection.sql`select count(*) from drizzle.__drizzle_migrations`;

test("a database with the tables of this version stays as it is", async () => {
  const before = await count();
  await migrateDatabase(database.address);
  expect(await count()).toEqual(before);
});

test("a database that earlier versions migrated is migrated further", async () => {
  await connection.sql`alter table drizzle.__drizzle_migrations drop column oldest`;
  const later = withLaterMigration([`CREATE TABLE "later" ("id" uuid PRIMARY KEY)`]);
  await migrateDatabase(database.address, later);
  expect(await connection.sql`select * from later`).toEqual([]);
});

test("this version starts on the tables of a newer one that took nothing away", async () => {
  const later = withLaterMigration([`CREATE TABLE "later" ("id" uuid PRIMARY KEY)`]);
  await migrateDatabase(database.address, later);
  await migrateDatabase(database.address);
  expect(await count()).toEqual([{ count: String(later.length) }]);
});

test.each([
  { because: "it took away what this one uses", oldest: readKnownVersion() + 1 },
  { because: "nobody knows what it took away", oldest: null },
])("a database of a newer version is refused in one line, where $because", async ({ oldest }) => {
  await connection.sql`insert into drizzle.__drizzle_migrations (hash, created_at, oldest)
    select 'of a later version', max(created_at) + 1, ${oldest} from drizzle.__drizzle_migrations`;
  const starting = migrateDatabase(database.address);
  await expect(starting).rejects.toThrow(StartFailure);
  await expect(starting).rejects.toThrow(/^The database belongs to a newer version of Stemma.*$/);
  await connection.sql`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`;
});
