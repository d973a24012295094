import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../testing/database/create-test-database.ts";
import { addressOf } from "../../testing/database/open-server.ts";
import {
  startDatabaseProxy,
  type DatabaseProxy,
} from "../../testing/database/start-database-proxy.ts";
import { connectDatabase } from "./connect.ts";
import { watchDatabase, type DatabaseWatch } from "./watch-database.ts";

/** On a busy machine an answer may be late, which must not look like a database that hangs. */
const soon = { betweenMs: 20, answerMs: 30_000, silentMs: 60_000 };

let database: TestDatabase;
let network: DatabaseProxy;
let connection: ReturnType<typeof connectDatabase>;
let watch: DatabaseWatch | undefined;
let lines: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  network = await startDatabaseProxy(database.address);
  connection = connectDatabase(network.address, 2);
  lines = [];
});
afterEach(async () => {
  await watch?.close();
  await connection.sql.end({ timeout: 0 });
  await network.close();
  await database.drop();
});

function start(times = soon): DatabaseWatch {
  const logger = { warn: (_about: object, line: string) => void lines.push(line) };
  const { sql: pool, openListener: openConnection } = connection;
  watch = watchDatabase({ pool, openConnection, logger }, times);
  return watch;
}

/** The outcome of a statement: `done`, or the code of its failure. */
function outcomeOf(statement: Promise<unknown>): Promise<string> {
  return statement.then(
    () => "done",
    (error: { code?: string }) => error.code ?? "failed",
  );
}

test("a database that falls silent is away, what ran on its connections fails, and it comes back by itself", async () => {
  const { isAway, onBack } = start({ ...soon, answerMs: 5_000 });
  let backs = 0;
  onBack(() => (backs += 1));
  const { sql } = connection;
  await sql`select 1`;
  expect(isAway()).toBe(false);

  network.cut();
  expect(backs).toBe(0);
  // Two run, and the others wait for a connection or behind a statement.
  const asked = Array.from({ length: 6 }, () => outcomeOf(sql`select 1`.execute()));
  const inTransaction = outcomeOf(connection.sql.begin((tx) => tx`select 1`));
  await expect.poll(isAway).toBe(true);
  // What waits for a connection to be made fails a little later.
  for (const outcome of await Promise.all([...asked, inTransaction])) {
    expect(outcome).toMatch(/^(CONNECTION_CLOSED|CONNECT_TIMEOUT)$/);
  }

  network.mend();
  await expect.poll(isAway).toBe(false);
  expect(backs).toBe(1);
  expect(await outcomeOf(sql`select 1`.execute())).toBe("done");
  expect(lines).toEqual([
    "The database does not answer: requests are refused until it does.",
    "The database answers again.",
  ]);
});

test("a database that is silent before the first connection to it is made does not answer either", async () => {
  network.cut();
  const { isAway } = start();
  await expect.poll(isAway, { timeout: 30_000 }).toBe(true);
  expect(lines).toEqual(["The database does not answer: requests are refused until it does."]);
});

test("a connection that falls silent alone is dropped, and its statement fails", async () => {
  const { sql } = connection;
  const blocker = connectDatabase(database.address, 1);
  await blocker.sql`select pg_advisory_lock(5)`;
  // A connection that waits for a lock hears nothing, as one whose packets are lost.
  const waiting = outcomeOf(sql`select pg_advisory_lock(5)`.execute());
  await expect.poll(() => sql.load()).toEqual({ used: 1, waiting: 0 });
  // Long enough for a statement on a new connection of a busy machine.
  const { isAway } = start({ ...soon, silentMs: 3_000 });
  expect(await waiting).toBe("CONNECTION_CLOSED");
  expect(isAway()).toBe(false);
  expect(await outcomeOf(sql`select 1`.execute())).toBe("done");
  await blocker.sql.end();
});

test("an idle connection is kept, however long nothing is asked", async () => {
  const { sql } = connection;
  await sql`select 1`;
  start({ ...soon, silentMs: 3_000 });
  await expect.poll(() => network.connections()).toBe(2);
  const other = connectDatabase(database.address, 1);
  await other.sql`select pg_sleep(3.5)`;
  await other.close();
  await sql`select 1`;
  expect(network.connections()).toBe(2);
});

test("a database that answers with a complaint is not away", async () => {
  const missing = addressOf({ address: network.address, runId: "" }, "stemma_missing");
  const other = connectDatabase(missing, 1);
  watch = watchDatabase(
    { pool: connection.sql, openConnection: other.openListener, logger: { warn() {} } },
    soon,
  );
  await expect.poll(() => network.connections()).toBeGreaterThan(3);
  expect(watch.isAway()).toBe(false);
});
