import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/create-test-database.ts";
import { connectDatabase } from "./connect.ts";

test("a pool tells how many connections work, and how many statements wait", async () => {
  const database = await createTestDatabase();
  const { sql, close } = connectDatabase(database.address, 2);
  const other = connectDatabase(database.address, 1);
  await sql`select 1`;
  expect(sql.load()).toEqual({ used: 0, waiting: 0 });

  await other.sql`select pg_advisory_lock(1)`;
  const held = Array.from({ length: 5 }, () =>
    sql`select pg_advisory_xact_lock_shared(1)`.execute(),
  );
  await expect.poll(() => sql.load()).toEqual({ used: 2, waiting: 3 });
  await other.sql`select pg_advisory_unlock(1)`;
  await Promise.all(held);
  expect(sql.load()).toEqual({ used: 0, waiting: 0 });

  await close();
  await other.close();
  await database.drop();
});
