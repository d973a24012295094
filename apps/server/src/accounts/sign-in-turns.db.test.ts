import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "../platform/database/connect.ts";
import { spreadTables, treatAsSpread } from "../platform/database/spread-tables.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database/create-test-database.ts";
import { createSignInTurns } from "./sign-in-turns.store.ts";

let database: TestDatabase;
let nodes: ReturnType<typeof connectDatabase>[];
const before = spreadTables();

beforeAll(async () => {
  database = await createTestDatabase();
  nodes = [connectDatabase(database.address, 3), connectDatabase(database.address, 3)];
});

afterEach(() => treatAsSpread(before));

afterAll(async () => {
  await Promise.all(nodes.map(({ close }) => close()));
  await database.drop();
});

/** Lets five callers on each of two nodes work at once, each with a step that asks for a turn again; returns how many were at work at most. */
async function mostAtOnce(): Promise<number> {
  let now = 0;
  let most = 0;
  const callers = nodes.flatMap((node) => {
    const inTurn = createSignInTurns(node.sql);
    return Array.from({ length: 5 }, () =>
      inTurn(async () => {
        now += 1;
        most = Math.max(most, now);
        await node.sql`select pg_sleep(0.02)`;
        const [row] = await inTurn((sql) => sql<{ done: boolean }[]>`select true as done`);
        now -= 1;
        return row?.done;
      }),
    );
  });
  expect(await Promise.all(callers)).toEqual(callers.map(() => true));
  return most;
}

test("on a spread database, work runs one after the other on all nodes, with what it asks for itself", async () => {
  treatAsSpread(new Map([["pages", "organization_id"]]));
  expect(await mostAtOnce()).toBe(1);
});

test("on another database, work runs at once", async () => {
  treatAsSpread(new Map());
  expect(await mostAtOnce()).toBeGreaterThan(1);
});
