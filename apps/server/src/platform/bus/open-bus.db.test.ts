import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../testing/database/create-test-database.ts";
import { connectDatabase } from "../database/connect.ts";
import { openBus } from "./open-bus.ts";

let database: TestDatabase;
let connection: ReturnType<typeof connectDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.address, 2);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

const open = (onMessage: (message: string) => void, beatMs?: number) =>
  openBus({
    ...connection,
    channel: "bread",
    onMessage,
    onGap: () => {},
    ...(beatMs !== undefined && { beatMs }),
  });

test("the heartbeats of nodes measure the lag, and are no messages", async () => {
  const heard: string[] = [];
  const one = await open((message) => heard.push(message), 20);
  const other = await open((message) => heard.push(message), 20);
  await expect.poll(() => one.lag()).toBeGreaterThan(0);
  await expect.poll(() => other.lag()).toBeGreaterThan(0);
  await connection.sql`select pg_notify('bread', 'rye')`;
  await expect.poll(() => heard).toEqual(["rye", "rye"]);
  await one.close();
  await other.close();
});

test("the lag grows while the heartbeat does not come back", async () => {
  const bus = await open(() => {});
  await expect.poll(() => bus.lag()).toBeGreaterThan(0);
  await bus.close();
  // The first heartbeat of a bus that hears nothing is missing from now on.
  const deaf = await openBus({
    ...connection,
    openListener: () => {
      const listener = connection.openListener();
      const listen = listener.listen.bind(listener);
      return Object.assign(listener, {
        listen: (_channel: string, onNotify: (value: string) => void) =>
          listen("elsewhere", onNotify),
      });
    },
    channel: "bread",
    onMessage: () => {},
    onGap: () => {},
  });
  const first = deaf.lag() ?? 0;
  await expect.poll(() => deaf.lag() ?? 0).toBeGreaterThan(first + 0.05);
  await deaf.close();
});
