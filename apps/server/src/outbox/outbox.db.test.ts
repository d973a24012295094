import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refuseRows } from "../testing/refuse-rows.ts";
import { openLiveNode } from "../testing/open-live-node.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let now = new Date("2026-03-05T12:00:00Z");
let olga: Person;
let mia: Person;
let page: Awaited<ReturnType<typeof sharedPage>>["page"];

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});

afterAll(() => server.stop());

beforeEach(async () => {
  ({ olga, mia, page } = await sharedPage(server, "editor"));
  await server.runTasks();
  await mia.client.pages.subscribe({ pageId: page.pageId, action: "subscribe" });
});

/** Publishes another version of the page; its subscribers wait to be notified. */
const publish = (subjectLine: string) => publishVersion(olga, page.pageId, subjectLine);

/** The subject lines and states of a person's notifications of publishes, newest first. */
const notificationsOf = async ({ client }: Person) =>
  (await client.notifications.list({})).items.flatMap((item) =>
    item.type === "pageVersionPublish"
      ? [`${item.publishMessage.subjectLine}, ${item.status}`]
      : [],
  );

/** Adds subscribers of the page who can see it. */
async function addSubscribers(count: number): Promise<void> {
  const { id: organizationId } = olga.account.organization;
  await server.sql`with made as (
      insert into users (id, email, first_name, last_name, created_at, recent_organization_id)
      select gen_random_uuid(), 'crowd' || n || ${organizationId} || '@example.com', 'C', n::text,
        now(), ${organizationId}
      from generate_series(1, ${count}::int) n returning id),
    joined as (insert into organization_members
      select ${organizationId}, id, 'user', now() from made),
    inside as (insert into workspace_members
      (organization_id, workspace_id, user_id, role, own_role)
      select ${organizationId}, ${page.workspaceId}, id, 'viewer', 'viewer' from made)
    insert into page_subscribers select ${organizationId}, ${page.pageId}, id from made`;
}

const countNotified = async (versionId: string) => {
  const [row] =
    await server.sql`select count(*)::int as rows, count(distinct user_id)::int as people
    from notifications where version_id = ${versionId}`;
  return row;
};

const countTasks = async () => {
  const [row] = await server.sql<{ count: number }[]>`select count(*)::int as count from outbox`;
  return row?.count;
};

describe("notifying the subscribers of a publish", () => {
  test("is left by a node that stops in between, and another one does the rest", async () => {
    await addSubscribers(2_500);
    const { versionId } = await publish("To many");
    let steps = 0;
    await server.runTasks(() => steps++ > 0);
    const notified = (await countNotified(versionId))?.people;
    expect(notified).toBeGreaterThan(400);
    expect(notified).toBeLessThanOrEqual(500);
    await server.runTasks();
    expect(await countNotified(versionId)).toEqual({ rows: 2_501, people: 2_501 });
    expect(await countTasks()).toBe(0);
  });

  test("is shared by nodes, and notifies each person once", async () => {
    await addSubscribers(2_500);
    const { versionId } = await publish("To many");
    await publish("To many again");
    await Promise.all([server.runTasks(), server.runTasks(), server.runTasks()]);
    expect(await countNotified(versionId)).toEqual({ rows: 2_501, people: 2_501 });
    expect(await countTasks()).toBe(0);
  });

  test("is tried again later where it fails, and holds up no other publish", async () => {
    await publish("Fails");
    const goOn = await refuseRows(server.sql, {
      table: "notifications",
      where: `page_id = '${page.pageId}'`,
      words: "no",
    });
    const other = await sharedPage(server, "viewer");
    await other.mia.client.pages.subscribe({ pageId: other.page.pageId, action: "subscribe" });
    await publishVersion(other.olga, other.page.pageId, "Works");
    await server.runTasks();
    expect(await notificationsOf(other.mia)).toEqual(["Works, unread"]);
    await goOn();
    await server.runTasks();
    expect(await notificationsOf(mia)).toEqual([]);
    now = new Date(now.getTime() + 1_000);
    await server.runTasks();
    expect(await notificationsOf(mia)).toEqual(["Fails, unread"]);
  });

  test("notifies nobody who subscribed after it", async () => {
    await mia.client.pages.subscribe({ pageId: page.pageId, action: "unsubscribe" });
    const { versionId } = await publish("Second");
    const { client } = mia;
    await client.pages.subscribe({ pageId: page.pageId, action: "subscribe" });
    for (const item of [
      { type: "workspace", id: page.workspaceId },
      { type: "user", id: olga.account.user.id },
    ] as const) {
      await client.subscriptions.update({ item, action: "subscribe" });
    }
    await server.runTasks();
    expect(await countNotified(versionId)).toEqual({ rows: 0, people: 0 });
  });

  test.each([
    {
      because: "the page was restricted",
      lose: () => olga.client.permissions.restrictPage({ pageId: page.pageId, isRestricted: true }),
    },
    {
      because: "they left the organization",
      lose: () => olga.client.members.remove({ userId: mia.account.user.id }),
    },
    {
      because: "they unsubscribed",
      lose: () => mia.client.pages.subscribe({ pageId: page.pageId, action: "unsubscribe" }),
    },
  ])("notifies nobody who may not be told any more because $because", async ({ lose }) => {
    const { versionId } = await publish("Second");
    await lose();
    await server.runTasks();
    expect(await countNotified(versionId)).toEqual({ rows: 0, people: 0 });
  });

  test("comes as read to who has read the version or reverted it meanwhile, and as unread to others", async () => {
    const { versionId } = await publish("Second");
    await mia.client.reading.mark({ pageId: page.pageId, versionId });
    const { versionId: third } = await publish("Third");
    await server.runTasks();
    expect(await notificationsOf(mia)).toEqual(["Third, unread", "Second, read"]);
    const { versionId: fourth } = await publish("Fourth");
    await mia.client.versions.revert({
      pageId: page.pageId,
      versionId: third,
      expectedPublishedVersion: fourth,
    });
    await server.runTasks();
    expect(await notificationsOf(mia)).toEqual(["Fourth, read", "Third, read", "Second, read"]);
  });

  test("is told live to each of them", async () => {
    const node = await openLiveNode(server);
    try {
      const tab = await node.openTab(mia);
      await tab.subscribe(`user:${mia.account.user.id}`);
      await publish("Second");
      await server.runTasks();
      const told = { topic: `user:${mia.account.user.id}`, kind: "notifications" };
      expect(await tab.next()).toEqual({ type: "events", events: [told] });
      tab.close();
    } finally {
      await node.stop();
    }
  });
});
