import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LiveEvent } from "@stemma/contract/live-event";
import type { SentEvent } from "@stemma/contract/live-messages";
import { createTransaction } from "../platform/database/transaction.ts";
import { createLogger } from "../platform/logger.ts";
import { openLiveNode } from "../testing/open-live-node.ts";
import type { TestTab } from "../testing/open-test-tab.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { createLiveSender } from "./live-sender.ts";
import {
  createPendingEventsStore,
  createTransactionLiveStore,
  type PendingRow,
} from "./live.store.ts";

let server: TestServer;
let node: Awaited<ReturnType<typeof openLiveNode>>;
let olga: Person;
let tab: TestTab;

beforeAll(async () => {
  server = await startTestServer();
  node = await openLiveNode(server);
  olga = await server.signUp("Olga Owner");
  tab = await node.openTab(olga);
  await untilPins("ready", () => leave([pinned("ready")]).then(() => server.sendPendingEvents()));
});

afterAll(async () => {
  await node.stop();
  await server.stop();
});

const pinned = (page: string): LiveEvent =>
  ({ topic: `user:${olga.account.user.id}`, kind: "pins", ids: { page } }) as LiveEvent;

/** Commits events as a node does that dies directly afterwards. Returns the rows that it leaves. */
async function leave(events: readonly LiveEvent[]): Promise<readonly PendingRow[]> {
  const transaction = createTransaction(server.sql, createTransactionLiveStore);
  return transaction(async (live) => {
    await live.emit({}, events);
    return live.pending();
  });
}

const countRows = async () => {
  const [row] = await server.sql<{ rows: number }[]>`
    select count(*)::int as rows from live_events`;
  return row?.rows;
};

const pageOf = ({ ids }: SentEvent) => (ids as { page?: string } | undefined)?.page ?? "";

/** The pins that the tab hears of until it has heard of all `awaited` ones, which the change causes. */
async function untilPins(
  awaited: string | readonly string[],
  change: () => Promise<unknown>,
): Promise<string[]> {
  await change();
  const pages: string[] = [];
  while ([awaited].flat().some((page) => !pages.includes(page))) {
    const message = await tab.next();
    if (message.type === "events") {
      pages.push(...message.events.filter(({ kind }) => kind === "pins").map(pageOf));
    }
  }
  return pages;
}

function openSender() {
  const store = createPendingEventsStore(server.sql);
  let batches = 0;
  const counting: typeof store = {
    ...store,
    publishPending: (...batch) => {
      batches += 1;
      return store.publishPending(...batch);
    },
  };
  return { ...createLiveSender(counting, createLogger("silent")), batches: () => batches };
}

describe("the event of a node that dies after its commit", () => {
  test("is published by another node, once and before later ones", async () => {
    await leave([pinned("first")]);
    const sendAll = async () => {
      await leave([pinned("second")]);
      await Promise.all([
        server.sendPendingEvents(),
        server.sendPendingEvents(),
        server.sendPendingEvents(),
      ]);
      await leave([pinned("last")]);
      await server.sendPendingEvents();
    };
    const heard = await untilPins("last", sendAll);
    expect([...heard].toSorted()).toEqual(["first", "last", "second"]);
    expect(heard.at(-1)).toBe("last");
    expect(await countRows()).toBe(0);
  });

  test("is published by a node that starts", async () => {
    await leave([pinned("orphan")]);
    const sender = openSender();
    await untilPins("orphan", () => Promise.resolve(sender.start()));
    await sender.close();
  });

  test("is published also if there are more than one transaction takes", async () => {
    await server.sql`insert into live_events (payload)
      select json_build_array(${JSON.stringify(pinned("many"))}::json, n)::text
      from generate_series(1, 1200) n`;
    await server.sendPendingEvents();
    expect(await countRows()).toBe(0);
  });
});

describe("the sender of a node", () => {
  test("publishes what transactions left meanwhile in one batch, in their order", async () => {
    const left: (readonly PendingRow[])[] = [];
    const names = Array.from({ length: 40 }, (_each, at) => `page ${at}`);
    for (const name of names) left.push(await leave([pinned(name)]));
    const sender = openSender();
    const heard = await untilPins("page 39", () => {
      for (const each of left) sender.send(each);
      return Promise.resolve();
    });
    expect(heard).toEqual(names);
    expect(sender.batches()).toBe(2);
    await sender.close();
    expect(await countRows()).toBe(0);
  });

  test("publishes rows that another node took already no second time", async () => {
    const left = await leave([pinned("taken")]);
    await untilPins("taken", () => server.sendPendingEvents());
    const sender = openSender();
    const heard = await untilPins("end", () => {
      sender.send(left);
      sender.emit({}, [pinned("end")]);
      return Promise.resolve();
    });
    expect(heard).toEqual(["end"]);
    await sender.close();
  });

  test("publishes events larger than a payload, and what waits at its end", async () => {
    const names = Array.from({ length: 900 }, (_each, at) => `a page with a longer name ${at}`);
    const left = await leave(names.map(pinned));
    expect(left.length).toBeGreaterThan(1);
    const sender = openSender();
    const heard = await untilPins(names, async () => {
      sender.emit({}, [pinned("begun")]);
      sender.send(left);
      await sender.close();
    });
    expect(heard.toSorted()).toEqual(["begun", ...names].toSorted());
    expect(await countRows()).toBe(0);
  });
});

describe("a transaction", () => {
  test("leaves no change of access: it publishes it itself", async () => {
    const access = { topic: `user:${olga.account.user.id}`, kind: "access" } as const;
    const heard = await untilPins("with access", async () => {
      expect(await leave([access, pinned("with access")])).toEqual([]);
    });
    expect(heard).toEqual(["with access"]);
  });

  test("leaves nothing if it rolls back", async () => {
    const transaction = createTransaction(server.sql, createTransactionLiveStore);
    const failing = transaction(async (live) => {
      await live.emit({}, [pinned("never")]);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await countRows()).toBe(0);
  });

  test("of a use case is published by its node without another look", async () => {
    const { personalWorkspaceId: workspaceId } = olga.account.configuration;
    const topic = `workspace:${workspaceId}` as const;
    await tab.subscribe(topic);
    await olga.client.workspaces.describe({ workspaceId, description: "Ours" });
    const heard: string[] = [];
    while (!heard.includes(topic)) {
      const message = await tab.next();
      if (message.type === "events") heard.push(...message.events.map((event) => event.topic));
    }
    expect(await countRows()).toBe(0);
  });
});
