import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database/create-test-database.ts";
import { openServer } from "../testing/database/open-server.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("events are in an unlogged table, and no sequence is unlogged, which a standby may find broken when it takes over", async () => {
  const sql = openServer(database.address);
  const unlogged = await sql<{ kind: string; name: string }[]>`
    select relkind as kind, relname as name from pg_class where relpersistence = 'u' and relkind in ('r', 'S')`;
  expect([...unlogged]).toEqual([{ kind: "r", name: "live_events" }]);
  await sql.end();
});
