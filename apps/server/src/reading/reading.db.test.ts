import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { VersionId } from "@stemma/domain/ids";
import { publishVersion } from "../testing/publish-version.ts";
import { publishedPage } from "../testing/published-page.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

type PublishedPage = Awaited<ReturnType<typeof publishedPage>>;

let server: TestServer;
let olga: Person;
let mia: Person;
let page: PublishedPage;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  ({ olga, mia, page } = await sharedPage(server, "viewer"));
});

/** Publishes another version of the page, notifies its subscribers, and returns its id. */
async function publish(
  person: Person,
  subjectLine: string,
  { pageId }: PublishedPage = page,
): Promise<VersionId> {
  const { versionId } = await publishVersion(person, pageId, subjectLine);
  await server.runTasks();
  return versionId;
}

async function open({ client }: Person, { pageId }: PublishedPage = page): Promise<void> {
  const { publishedVersion } = (await client.pages.get({ pageId })).page;
  if (publishedVersion === null) throw new Error("The page is not published.");
  await client.recents.add({ type: "page", id: pageId, shownVersion: publishedVersion });
}

async function pin({ client }: Person): Promise<void> {
  const item = { type: "page", id: page.pageId } as const;
  await client.pins.update({ item, action: "add", pinInsertion: "bottom" });
}

const unreadOf = async ({ client }: Person) => (await client.pages.get(page)).unread;
const mark = ({ client }: Person, versionId: VersionId) =>
  client.reading.mark({ pageId: page.pageId, versionId });

/** Whether each list of a person marks the page as changed since they read it. */
async function marksOf({ client }: Person) {
  const [{ items: recents }, { items: pins }, { items: changed }] = await Promise.all([
    client.recents.list(),
    client.pins.list({}),
    client.reading.changes({}),
  ]);
  const isMarked = (items: readonly object[]) =>
    items.some((item) => "isUnread" in item && item.isUnread);
  return { recents: isMarked(recents), pins: isMarked(pins), home: changed.length > 0 };
}

describe("a page", () => {
  test("that was never opened is not unread, and is read by opening it", async () => {
    const second = await publish(olga, "Second");
    expect(await unreadOf(mia)).toBeNull();
    await open(mia);
    expect(await unreadOf(mia)).toBeNull();
    expect(await marksOf(mia)).toEqual({ recents: false, pins: false, home: false });
    await publish(olga, "Third");
    expect(await unreadOf(mia)).toMatchObject({ lastReadVersion: second, versionCount: 1 });
  });

  test("says what was published since, until it is marked as read; opening it again does not", async () => {
    await open(mia);
    await pin(mia);
    for (const subject of ["Salt", "Rye", "Oven"]) await publish(olga, subject);
    const last = await publish(olga, "Crust");
    await open(mia);
    expect(await unreadOf(mia)).toMatchObject({
      lastReadVersion: page.versionId,
      versionCount: 4,
      subjectLines: ["Rye", "Oven", "Crust"],
    });
    expect(await marksOf(mia)).toEqual({ recents: true, pins: true, home: true });
    const { items } = await mia.client.reading.changes({});
    expect(items).toMatchObject([{ id: page.pageId, pageTitle: "Bread", subjectLine: "Crust" }]);
    expect(items[0]?.publisherName).toMatch(/^Olga/);
    await mark(mia, last);
    expect(await unreadOf(mia)).toBeNull();
    expect(await marksOf(mia)).toEqual({ recents: false, pins: false, home: false });
  });

  test("is read by who publishes or reverts it", async () => {
    await open(olga);
    const second = await publish(olga, "Second");
    expect(await unreadOf(olga)).toBeNull();
    await olga.client.versions.revert({
      pageId: page.pageId,
      versionId: page.versionId,
      expectedPublishedVersion: second,
    });
    expect(await unreadOf(olga)).toBeNull();
  });

  test("reverted to an older version is unread, with no new versions", async () => {
    const second = await publish(olga, "Second");
    await open(mia);
    await olga.client.versions.revert({
      pageId: page.pageId,
      versionId: page.versionId,
      expectedPublishedVersion: second,
    });
    const unread = await unreadOf(mia);
    expect(unread).toMatchObject({ lastReadVersion: second, versionCount: 0, subjectLines: [] });
  });

  test("that is deleted is not unread", async () => {
    await open(mia);
    await pin(mia);
    const second = await publish(olga, "Second");
    expect((await marksOf(mia)).home).toBe(true);
    await olga.client.pages.delete({ pageId: page.pageId, expectedPublishedVersion: second });
    expect(await unreadOf(mia)).toBeNull();
    expect(await marksOf(mia)).toEqual({ recents: false, pins: false, home: false });
  });

  test("that its reader may no longer see is in no list of changes", async () => {
    await open(mia);
    await publish(olga, "Second");
    expect((await marksOf(mia)).home).toBe(true);
    await olga.client.permissions.restrictPage({ pageId: page.pageId, isRestricted: true });
    expect(await mia.client.reading.changes({})).toEqual({ items: [], nextCursor: null });
  });
});

describe("the list of workspaces", () => {
  const listed = async ({ client }: Person) => {
    const { items } = await client.workspaces.list();
    const counts = await client.reading.counts();
    const unreadPages = counts.items.find(({ id }) => id === page.workspaceId)?.unreadPages;
    return { ...items.find(({ id }) => id === page.workspaceId), unreadPages };
  };

  test("names the last change of each, and the pages that changed since they were read are counted", async () => {
    await open(mia);
    await publish(olga, "Salt");
    expect(await listed(mia)).toMatchObject({
      role: "viewer",
      organizationRole: null,
      unreadPages: 1,
      latestChange: { pageId: page.pageId, pageTitle: "Bread", subjectLine: "Salt" },
    });
    await mark(mia, await publish(olga, "Rye"));
    expect(await listed(mia)).toMatchObject({
      unreadPages: undefined,
      latestChange: { subjectLine: "Rye" },
    });
  });

  test("says nothing of a page that its reader may not see", async () => {
    await open(mia);
    await publish(olga, "Salt");
    await olga.client.permissions.restrictPage({ pageId: page.pageId, isRestricted: true });
    expect(await listed(mia)).toMatchObject({ unreadPages: undefined, latestChange: null });
  });
});

describe("the pages published last", () => {
  const published = async ({ client }: Person) => (await client.reading.published({})).items;

  test("name the version and its parent; a page stands once, however often it is published", async () => {
    const second = await publish(olga, "Second");
    const cake = await publishedPage(olga, "Cake", "Sugar");
    expect(await published(mia)).toMatchObject([
      { id: cake.pageId, pageTitle: "Cake", previousVersionId: null },
      {
        id: page.pageId,
        versionId: second,
        previousVersionId: page.versionId,
        subjectLine: "Second",
      },
    ]);
  });

  test("come in pages, and without deleted ones", async () => {
    const cake = await publishedPage(olga, "Cake", "Sugar");
    const tart = await publishedPage(olga, "Tart", "Quince");
    await olga.client.pages.delete({
      pageId: tart.pageId,
      expectedPublishedVersion: tart.versionId,
    });
    const first = await mia.client.reading.published({ limit: 1 });
    const next = await mia.client.reading.published({ limit: 1, cursor: first.nextCursor ?? "" });
    expect([first, next].map(({ items }) => items.map(({ id }) => id))).toEqual([
      [cake.pageId],
      [page.pageId],
    ]);
    expect(next.nextCursor).toBeNull();
  });
});

test("marking a version as read makes the notifications of it and of earlier ones read", async () => {
  await mia.client.pages.subscribe({ pageId: page.pageId, action: "subscribe" });
  await open(mia);
  await publish(olga, "Second");
  const third = await publish(olga, "Third");
  await publish(olga, "Fourth");
  await mark(mia, third);
  const { items } = await mia.client.notifications.list({});
  const statuses = items.map((item) =>
    item.type === "pageVersionPublish" ? [item.publishMessage.subjectLine, item.status] : [],
  );
  expect(statuses).toEqual([
    ["Fourth", "unread"],
    ["Third", "read"],
    ["Second", "read"],
  ]);
  expect(await unreadOf(mia)).toMatchObject({ versionCount: 1, subjectLines: ["Fourth"] });
});

test("a late mark of an older version does not undo a newer one", async () => {
  await open(mia);
  const second = await publish(olga, "Second");
  const third = await publish(olga, "Third");
  await mark(mia, third);
  await mark(mia, second);
  expect(await unreadOf(mia)).toBeNull();
});

describe("a subscriber's notifications", () => {
  /** The subject lines in a person's unread notifications, newest first. */
  const unreadSubjects = async ({ client }: Person) =>
    (await client.notifications.list({})).items.flatMap((item) =>
      item.type === "pageVersionPublish" && item.status === "unread"
        ? [item.publishMessage.subjectLine]
        : [],
    );

  beforeEach(async () => {
    await mia.client.pages.subscribe({ pageId: page.pageId, action: "subscribe" });
    await olga.client.permissions.setWorkspaceRole({
      workspaceId: page.workspaceId,
      userId: mia.account.user.id,
      role: "editor",
    });
  });

  test("opening a page for the first time makes those of the opened version read, not those of newer ones", async () => {
    const shownVersion = await publish(olga, "Second");
    await publish(olga, "Third");
    expect(await unreadSubjects(mia)).toEqual(["Third", "Second"]);
    await mia.client.recents.add({ type: "page", id: page.pageId, shownVersion });
    expect(await unreadSubjects(mia)).toEqual(["Third"]);
    expect(await unreadOf(mia)).toMatchObject({ subjectLines: ["Third"] });
  });

  test("publishing a page makes its publisher's notifications of it read", async () => {
    await publish(olga, "Second");
    expect(await unreadSubjects(mia)).toEqual(["Second"]);
    await publish(mia, "Third");
    expect(await unreadSubjects(mia)).toEqual([]);
  });

  test("reverting a page makes the notifications of it read for who reverts it", async () => {
    const versionId = await publish(olga, "Second");
    const expectedPublishedVersion = await publish(olga, "Third");
    expect(await unreadSubjects(mia)).toEqual(["Third", "Second"]);
    await mia.client.versions.revert({ pageId: page.pageId, versionId, expectedPublishedVersion });
    expect(await unreadSubjects(mia)).toEqual([]);
  });
});

test("a version of another page is not found and changes nothing", async () => {
  await open(mia);
  await publish(olga, "Second");
  const other = await publishedPage(olga, "Salt", "Sea");
  await expect(mark(mia, other.versionId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await unreadOf(mia)).toMatchObject({ versionCount: 1 });
});
