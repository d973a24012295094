import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LiveEvent } from "@stemma/contract/live-event";
import { createTransaction } from "../platform/database/transaction.ts";
import { createLogger } from "../platform/logger.ts";
import { natsServer } from "../testing/nats/find-nats-server.ts";
import {
  natsPlaceAt,
  startNatsServer,
  type NatsServer,
} from "../testing/nats/start-nats-server.ts";
import { openLiveNode } from "../testing/open-live-node.ts";
import type { TestTab } from "../testing/open-test-tab.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { liveChannel } from "./live-payload.ts";
import { createLiveSender, type LiveSender } from "./live-sender.ts";
import { createTransactionLiveStore } from "./live.store.ts";
import { createNatsPendingEventsStore } from "./nats-pending-events.store.ts";

/** Where there is no NATS server, nothing of it can be tried. */
describe.runIf(natsServer)("events on two nodes with NATS", () => {
  let nats: NatsServer;
  let server: TestServer;
  let here: Awaited<ReturnType<typeof openLiveNode>>;
  let there: typeof here;
  let sender: LiveSender;
  let olga: Person;
  /** The notifications of PostgreSQL, without heartbeats. */
  const notified: string[] = [];

  beforeAll(async () => {
    nats = await startNatsServer(natsServer ?? "");
    server = await startTestServer();
    olga = await server.signUp("Olga Owner");
    const place = natsPlaceAt(nats.port);
    [here, there] = await Promise.all([openLiveNode(server, place), openLiveNode(server, place)]);
    if (here.live.nats === null) throw new Error("The node has no NATS.");
    const store = createNatsPendingEventsStore(here.sql, here.live.nats);
    sender = createLiveSender(store, createLogger("silent"));
    await here.sql.listen(liveChannel, (payload) => {
      if (!payload.startsWith("beat:")) notified.push(payload);
    });
  });

  afterAll(async () => {
    await sender.close();
    await here.stop();
    await there.stop();
    await server.stop();
    await nats.stop();
  });

  const pinned = (page: string): LiveEvent =>
    ({ topic: `user:${olga.account.user.id}`, kind: "pins", ids: { page } }) as LiveEvent;

  /** Commits an event; returns the rows that it leaves. */
  const leave = (...events: LiveEvent[]) =>
    createTransaction(
      server.sql,
      createTransactionLiveStore,
    )(async (live) => {
      await live.emit({}, events);
      return live.pending();
    });

  const countRows = async () => (await server.sql`select from live_events`).length;

  /** Waits until the tab hears of the page. */
  async function untilPinned(tab: TestTab, page: string) {
    for (;;) {
      const message = await tab.next();
      if (message.type !== "events") continue;
      if (message.events.some(({ ids }) => (ids as { page?: string } | undefined)?.page === page))
        return;
    }
  }

  /** Waits for a notification that leaves now: what left before it has arrived too. Returns the pages that were notified. */
  async function notifiedPages(): Promise<string[]> {
    const marker = JSON.stringify(["end"]);
    await here.sql.notify(liveChannel, marker);
    await expect.poll(() => notified).toContain(marker);
    return notified.splice(0).flatMap((each) => /"page":"([^"]+)"/.exec(each)?.[1] ?? []);
  }

  test("of a transaction and of saves reach the tabs over NATS, not over PostgreSQL, and leave no row", async () => {
    const tabs = [await here.openTab(olga), await there.openTab(olga)];
    sender.send(await leave(pinned("rye")));
    sender.emit({}, [pinned("spelt")]);
    for (const tab of tabs) {
      await untilPinned(tab, "rye");
      await untilPinned(tab, "spelt");
    }
    await expect.poll(countRows).toBe(0);
    expect(await notifiedPages()).toEqual([]);
  });

  test("that a dead node left are published over NATS by another", async () => {
    const tab = await there.openTab(olga);
    await leave(pinned("barley"));
    await sender.sendPending();
    await untilPinned(tab, "barley");
    expect(await countRows()).toBe(0);
    expect(await notifiedPages()).toEqual([]);
  });

  test("that change access come with the commit, over PostgreSQL", async () => {
    const tab = await there.openTab(olga);
    const access = { topic: `user:${olga.account.user.id}`, kind: "access" } as const;
    expect(await leave(access, pinned("oats"))).toEqual([]);
    await untilPinned(tab, "oats");
    expect(await notifiedPages()).toEqual(["oats"]);
  });

  test("go over PostgreSQL while NATS is away, and tabs read everything again when it is back", async () => {
    const tabs = [await here.openTab(olga), await there.openTab(olga)];
    await nats.stop();
    sender.send(await leave(pinned("millet")));
    await leave(pinned("maize"));
    await sender.sendPending();
    for (const tab of tabs) {
      await untilPinned(tab, "millet");
      await untilPinned(tab, "maize");
    }
    expect(await notifiedPages()).toEqual(["millet", "maize"]);
    expect([here, there].map((node) => node.live.isBusAway())).toEqual([true, true]);

    nats = await startNatsServer(natsServer ?? "", { port: nats.port });
    for (const tab of tabs) while ((await tab.next()).type !== "stale");
    const tab = await there.openTab(olga);
    sender.send(await leave(pinned("teff")));
    await untilPinned(tab, "teff");
    expect(await notifiedPages()).toEqual([]);
    expect([here, there].map((node) => node.live.isBusAway())).toEqual([false, false]);
  });
});
