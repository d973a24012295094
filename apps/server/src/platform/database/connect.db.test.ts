import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/create-test-database.ts";
import { connectDatabase } from "./connect.ts";

test("a single connection outlives what an address says of connections, because its session has locks and cursors", async () => {
  const database = await createTestDatabase();
  const hasty = { max_lifetime: 0.001, idle_timeout: 0.001 };
  const address =
    typeof database.address === "string"
      ? `${database.address}?${new URLSearchParams(Object.entries(hasty).map(([name, value]) => [name, String(value)]))}`
      : { ...database.address, ...hasty };
  const one = connectDatabase(address, 1);
  const listener = one.openListener();
  for (const sql of [one.sql, listener]) {
    const session = async () => {
      const [row] = await sql`select pg_backend_pid() as pid, pg_sleep(0.01)`;
      return row?.["pid"];
    };
    const first = await session();
    expect(await session()).toBe(first);
    expect(await session()).toBe(first);
  }
  await listener.end();
  await one.close();
  await database.drop();
});
