import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "../../testing/database/create-test-database.ts";
import { startNetwork } from "../../testing/start-network.ts";
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

test("a pool never looks through what it gave away before, however many statements it has run", async () => {
  const database = await createTestDatabase();
  const pool = connectDatabase(database.address, 4);
  await Promise.all(Array.from({ length: 4 }, () => pool.sql`select pg_sleep(0.1)`));
  const looked: number[] = [];
  const original = Array.prototype.indexOf;
  const indexOf = vi.spyOn(Array.prototype, "indexOf").mockImplementation(function (
    this: unknown[],
    ...asked
  ) {
    const [item, from = 0] = asked;
    if (Object(item).idleTimer !== undefined) looked.push(this.length - from);
    return original.apply(this, asked);
  });
  onTestFinished(() => indexOf.mockRestore());
  // Never all four at once: the queue of open connections is never empty.
  for (let ran = 0; ran < 200; ran += 1) await pool.sql`select ${ran}::int`;
  indexOf.mockRestore();
  expect(looked.length).toBeGreaterThan(200);
  expect(Math.max(...looked)).toBeLessThan(10);
  await pool.close();
  await database.drop();
});

test("a statement fails where a proxy without a server behind it closes each connection, and the proxy is not asked again and again", async () => {
  const network = await startNetwork({ path: "/nonexistent/.s.PGSQL.5432" });
  const pool = connectDatabase(`postgres://stemma@127.0.0.1:${network.port}/stemma`, 1);
  await expect(pool.sql`select 1`).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(network.connections()).toBe(1);
  await pool.close();
  await network.close();
});
