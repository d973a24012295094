import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/create-test-database.ts";
import type { TestDatabase } from "../../testing/database/create-test-database.ts";
import { connectDatabase } from "./connect.ts";
import { createTransaction } from "./transaction.ts";

let database: TestDatabase;
let connection: ReturnType<typeof connectDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.address, 2);
  await connection.sql`create table tried (attempt integer)`;
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** Runs work that writes a row and then fails with a PostgreSQL error code, `times` times. */
async function failing(errorCode: string, times: number) {
  let attempts = 0;
  const transaction = createTransaction(connection.sql, (sql) => ({ sql }));
  const running = transaction(async ({ sql }) => {
    attempts += 1;
    await sql`insert into tried values (${attempts})`;
    if (attempts > times) return attempts;
    const raise = `raise exception 'refused' using errcode = '${errorCode}'`;
    await sql.unsafe(`do $$ begin ${raise}; end $$`);
    return attempts;
  });
  const isDone = await running.then(
    () => true,
    () => false,
  );
  const rows = await connection.sql`delete from tried returning attempt`;
  return { isDone, attempts, stored: rows.map((row): unknown => row["attempt"]) };
}

test.each([
  { because: "it lost a race once", errorCode: "40001", times: 1, isDone: true, attempts: 2 },
  { because: "it met deadlocks", errorCode: "40P01", times: 4, isDone: true, attempts: 5 },
  { because: "it lost every race", errorCode: "40001", times: 9, isDone: false, attempts: 5 },
  { because: "it failed otherwise", errorCode: "23505", times: 1, isDone: false, attempts: 1 },
])("a transaction is tried $attempts times when $because", async (row) => {
  const { errorCode, times, isDone, attempts } = row;
  expect(await failing(errorCode, times)).toEqual({
    isDone,
    attempts,
    stored: isDone ? [attempts] : [],
  });
});
