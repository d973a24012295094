import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publishVersion } from "../testing/publish-version.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let mia: Person;
let page: Awaited<ReturnType<typeof sharedPage>>["page"];

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  ({ olga, mia, page } = await sharedPage(server, "editor"));
});

/** Publishes another version of the page, and notifies its subscribers. */
async function publish(person: Person, subjectLine: string, isSilent = false) {
  const more = { messageBody: "Because.", isSilent };
  const published = await publishVersion(person, page.pageId, subjectLine, more);
  await server.runTasks();
  return published;
}

const subscribe = (person: Person, action: "subscribe" | "unsubscribe" = "subscribe") =>
  person.client.pages.subscribe({ pageId: page.pageId, action });

const notificationsOf = async (person: Person) =>
  (await person.client.notifications.list({})).items;

describe("a publish", () => {
  test("notifies each subscriber once, also when it is sent again", async () => {
    await subscribe(mia);
    const { input, versionId } = await publish(olga, "Second");
    await olga.client.drafts.publish(input);
    await server.runTasks();
    expect(await notificationsOf(mia)).toMatchObject([
      {
        type: "pageVersionPublish",
        status: "unread",
        pageId: page.pageId,
        pageTitle: "Bread",
        versionId,
        previousVersionId: page.versionId,
        publishMessage: { subjectLine: "Second", body: "Because." },
        triggeredBy: olga.account.user.id,
      },
    ]);
    expect(await mia.client.notifications.count()).toEqual({ unread: 1 });
  });

  test("does not notify its publisher, who subscribes by it, unless they once unsubscribed", async () => {
    await publish(mia, "Mia's");
    expect((await mia.client.pages.get({ pageId: page.pageId })).isSubscribed).toBe(true);
    expect(await notificationsOf(mia)).toEqual([]);
    await subscribe(mia, "unsubscribe");
    await publish(mia, "Mia's again");
    expect((await mia.client.pages.get({ pageId: page.pageId })).isSubscribed).toBe(false);
  });

  test("notifies nobody if the publisher says so", async () => {
    await subscribe(mia);
    await publish(olga, "In silence", true);
    expect(await notificationsOf(mia)).toEqual([]);
  });

  test("notifies who subscribes to the workspace or to the publisher, once, and not who unsubscribed from the page", async () => {
    const { workspaceId } = page;
    await mia.client.subscriptions.update({
      item: { type: "workspace", id: workspaceId },
      action: "subscribe",
    });
    await mia.client.subscriptions.update({
      item: { type: "user", id: olga.account.user.id },
      action: "subscribe",
    });
    await subscribe(mia);
    await publish(olga, "Second");
    expect(await notificationsOf(mia)).toHaveLength(1);
    await subscribe(mia, "unsubscribe");
    await publish(olga, "Third");
    expect(await notificationsOf(mia)).toHaveLength(1);
    expect((await mia.client.workspaces.get({ workspaceId })).isSubscribed).toBe(true);
    const names = await mia.client.subscriptions.users({});
    expect(names.items).toMatchObject([{ id: olga.account.user.id }]);
  });

  test("notifies nobody of a page that they may not read, and hides old notifications when access ends", async () => {
    await subscribe(mia);
    await publish(olga, "Second");
    const { pageId, workspaceId } = page;
    await olga.client.permissions.restrictPage({ pageId, isRestricted: true });
    expect(await notificationsOf(mia)).toEqual([]);
    expect(await mia.client.notifications.count()).toEqual({ unread: 0 });
    await publish(olga, "Third");
    await olga.client.permissions.restrictPage({ pageId, isRestricted: false });
    const seen = await notificationsOf(mia);
    const subjects = seen.map((one) => one.type === "pageVersionPublish" && one.publishMessage);
    expect(subjects).toEqual([{ subjectLine: "Second", body: "Because." }]);
    await olga.client.members.remove({ userId: mia.account.user.id });
    await olga.client.pages.get({ pageId });
    await publish(olga, "Fourth");
    const rows = await server.sql`select 1 from notifications
      where user_id = ${mia.account.user.id} and version_id is not null`;
    expect(rows).toHaveLength(1);
    expect(workspaceId).toBe(page.workspaceId);
  });
});

describe("an inbox", () => {
  test("comes by tens, filters what is unread, and is marked one by one and whole", async () => {
    await subscribe(mia);
    for (let count = 1; count <= 12; count += 1) await publish(olga, `Version ${count}`);
    const first = await mia.client.notifications.list({});
    expect(first.items).toHaveLength(10);
    const rest = await mia.client.notifications.list({ cursor: first.nextCursor ?? "" });
    expect([rest.items.length, rest.nextCursor]).toEqual([2, null]);
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(12);
    const [newest = never(), second = never()] = ids;
    await mia.client.notifications.mark({ notificationIds: [newest], status: "read" });
    const unread = await mia.client.notifications.list({ unread: true });
    expect(unread.items[0]?.id).toBe(second);
    expect(await mia.client.notifications.count()).toEqual({ unread: 11 });
    const until = new Date().toISOString();
    await publish(olga, "Later");
    await mia.client.notifications.markAllRead({ until });
    expect(await mia.client.notifications.count()).toEqual({ unread: 1 });
    const others = { notificationIds: [newest], status: "unread" as const };
    await olga.client.notifications.mark(others);
    expect(await mia.client.notifications.count()).toEqual({ unread: 1 });
  });

  test("is left alone by marks made in another organization", async () => {
    await subscribe(mia);
    await publish(olga, "Second");
    const [notification] = await notificationsOf(mia);
    const elsewhere = server.clientOf(mia.cookies, mia.account.organization.id);
    const notificationIds = [notification?.id ?? never()];
    await elsewhere.notifications.mark({ notificationIds, status: "read" });
    await elsewhere.notifications.markAllRead({ until: new Date().toISOString() });
    expect(await notificationsOf(mia)).toMatchObject([{ id: notification?.id, status: "unread" }]);
  });

  test("notifies a user of a new role, but not if the user changed it", async () => {
    const userId = mia.account.user.id;
    const { pageId, workspaceId } = page;
    await olga.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "administrator" });
    await mia.client.permissions.setPageRole({ pageId, userId, role: "viewer" });
    await olga.client.permissions.setPageRole({ pageId, userId, role: null });
    await olga.client.members.update({ userId, role: "administrator" });
    const changes = (await notificationsOf(mia)).map((one) =>
      one.type === "accessChange" ? [one.item.type, one.item.title, one.role] : [],
    );
    expect(changes).toEqual([
      ["organization", olga.account.organization.organizationName, "administrator"],
      ["page", "Bread", null],
      ["workspace", "Personal", "administrator"],
    ]);
  });
});

describe("ten thousand subscribers", () => {
  test("are all notified, each once", async () => {
    const { id: organizationId } = olga.account.organization;
    await server.sql.begin(async (sql) => {
      // A busy machine needs longer for so many rows than the server allows a statement.
      await sql`set local statement_timeout = 0`;
      await sql`with made as (
          insert into users (id, email, first_name, last_name, created_at, recent_organization_id)
          select gen_random_uuid(), 'crowd' || n || ${organizationId} || '@example.com', 'C', n::text,
            now(), ${organizationId}
          from generate_series(1, 10000) n returning id),
        joined as (insert into organization_members
          select ${organizationId}, id, 'user', now() from made),
        inside as (insert into workspace_members
          (organization_id, workspace_id, user_id, role, own_role)
          select ${organizationId}, ${page.workspaceId}, id, 'viewer', 'viewer' from made)
        insert into page_subscribers select ${organizationId}, ${page.pageId}, id from made`;
    });
    const { versionId } = await publish(olga, "To all");
    const [row] =
      await server.sql`select count(*)::int as notifications, count(distinct id)::int as ids
      from notifications where version_id = ${versionId}`;
    expect(row).toEqual({ notifications: 10_000, ids: 10_000 });
  });
});

function never(): never {
  throw new Error("A notification is missing.");
}
