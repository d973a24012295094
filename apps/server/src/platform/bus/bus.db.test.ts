import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../testing/database/create-test-database.ts";
import { addressOf, pastPooler } from "../../testing/database/open-server.ts";
import { startDatabaseProxy } from "../../testing/database/start-database-proxy.ts";
import { natsServer } from "../../testing/nats/find-nats-server.ts";
import { natsPlaceAt, startNatsServer } from "../../testing/nats/start-nats-server.ts";
import { startNetwork, type Network } from "../../testing/start-network.ts";
import { connectDatabase } from "../database/connect.ts";
import { createLogger } from "../logger.ts";
import type { Bus, BusListener } from "./bus.ts";
import { openNatsBus } from "./open-nats-bus.ts";
import { openPostgresBus } from "./open-postgres-bus.ts";

/** Longer than any test: only the heartbeat of the start leaves, and no busy machine makes a bus think that its connection is dead. */
const onceMs = 600_000;

/** A kind of bus, on a network that can be cut. */
interface Kind {
  readonly network: Network;
  open(listener: BusListener, beatMs: number): Promise<Bus>;
  stop(): Promise<void>;
}

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** Publishes past the network, and listens through it. */
async function startPostgres(): Promise<Kind> {
  const network = await startDatabaseProxy(database.address);
  const { sql, close } = connectDatabase(database.address, 2);
  const { openListener } = connectDatabase(network.address, 1);
  return {
    network,
    open: (listener, beatMs) =>
      openPostgresBus({ sql, openListener, channel: "bread", beatMs, ...listener }),
    async stop() {
      await close();
      await network.close();
    },
  };
}

async function startNats(program: string): Promise<Kind> {
  const server = await startNatsServer(program);
  const network = await startNetwork({ host: "127.0.0.1", port: server.port });
  const place = natsPlaceAt(network.port);
  const logger = createLogger("silent");
  return {
    network,
    open: (listener, beatMs) =>
      openNatsBus({ place, subject: "bread", logger, beatMs, ...listener }),
    async stop() {
      await network.close();
      await server.stop();
    },
  };
}

describe.each([
  ["PostgreSQL", startPostgres, true],
  ["NATS", () => startNats(natsServer ?? ""), natsServer !== undefined],
] as const)("the bus over %s", (_name, start, isHere) => {
  let kind: Kind;
  const opened: Bus[] = [];

  beforeAll(async () => {
    if (isHere) kind = await start();
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((bus) => bus.close()));
  });

  afterAll(async () => {
    if (isHere) await kind.stop();
  });

  async function open(beatMs = onceMs) {
    const heard: string[] = [];
    let gaps = 0;
    const bus = await kind.open(
      { onMessage: (message) => heard.push(message), onGap: () => (gaps += 1) },
      beatMs,
    );
    opened.push(bus);
    return { bus, heard, gaps: () => gaps };
  }

  test.runIf(isHere)("tells all nodes each message, in order, and its sender too", async () => {
    const one = await open();
    const other = await open();
    await one.bus.publish(["rye", "spelt"]);
    await one.bus.publish(["wheat"]);
    for (const { heard } of [one, other]) {
      await expect.poll(() => heard).toEqual(["rye", "spelt", "wheat"]);
    }
    expect([one.gaps(), other.gaps()]).toEqual([0, 0]);
  });

  test.runIf(isHere)("measures its lag by heartbeats, which are no messages", async () => {
    const one = await open();
    const other = await open();
    for (const { bus } of [one, other]) {
      await expect.poll(() => bus.lag()).toBeGreaterThan(0);
      expect(bus.isUp()).toBe(true);
    }
    await one.bus.publish(["rye"]);
    await expect.poll(() => other.heard).toEqual(["rye"]);
  });

  test.runIf(isHere)(
    "is not up while nothing arrives, its lag grows, and what it missed is a gap",
    async () => {
      const { bus, heard, gaps } = await open(300);
      await expect.poll(() => bus.lag()).toBeGreaterThan(0);
      kind.network.cut();
      await expect.poll(() => bus.isUp()).toBe(false);
      const first = bus.lag() ?? 0;
      await expect.poll(() => bus.lag() ?? 0).toBeGreaterThan(first + 0.05);
      const before = gaps();
      kind.network.mend();
      await expect.poll(gaps).toBeGreaterThan(before);
      await expect
        .poll(async () => {
          await bus.publish(["rye"]).catch(() => {});
          return heard;
        })
        .toContain("rye");
      await expect.poll(() => bus.isUp()).toBe(true);
    },
  );
});

test("the bus over PostgreSQL listens anew when it is told to: what it missed is a gap, and each message comes once", async () => {
  const { sql, openListener, close } = connectDatabase(database.address, 2);
  const heard: string[] = [];
  let gaps = 0;
  const bus = await openPostgresBus({
    sql,
    openListener,
    channel: "oven",
    beatMs: onceMs,
    onMessage: (message) => heard.push(message),
    onGap: () => (gaps += 1),
  });
  bus.listenAnew();
  bus.listenAnew();
  await expect.poll(() => gaps).toBe(1);
  await bus.publish(["rye"]);
  await expect.poll(() => heard).toEqual(["rye"]);
  await bus.close();
  await close();
});

test("the bus over PostgreSQL listens anew when its connection is lost, also where the next one is refused", async () => {
  const { sql, close } = connectDatabase(database.address, 2);
  const missing = addressOf({ address: pastPooler(database.address), runId: "" }, "stemma_missing");
  const addresses = [database.address, missing];
  let opened = 0;
  let gaps = 0;
  const heard: string[] = [];
  const bus = await openPostgresBus({
    sql,
    openListener: (hearing) => {
      const address = addresses[opened] ?? database.address;
      opened += 1;
      return connectDatabase(address, 1).openListener(hearing);
    },
    channel: "mill",
    beatMs: onceMs,
    onMessage: (message) => heard.push(message),
    onGap: () => (gaps += 1),
  });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "mill"'`;
  await expect.poll(() => gaps).toBe(1);
  expect(opened).toBe(3);
  await bus.publish(["rye"]);
  await expect.poll(() => heard).toEqual(["rye"]);
  await bus.close();
  await close();
});
