import { afterAll, beforeAll, expect, test } from "vitest";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** The ids of one page after another of the list, each of one row. */
async function oneByOne({ client }: Person) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await client.subscriptions.pages({ limit: 1, cursor });
    ids.push(...items.map(({ pageId }) => pageId));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

test("page subscriptions come by title in parts, with what the subscriber may see at that time", async () => {
  const { olga, mia, page: bread } = await sharedPage(server, "viewer");
  const userId = mia.account.user.id;
  const apple = await publishedPage(olga, "apple", "Words");
  const salts = [await publishedPage(olga, "Salt", "Words"), await publishedPage(olga, "Salt", "")];
  const [salt, otherSalt] = salts.toSorted((a, b) => (a.pageId < b.pageId ? -1 : 1));
  if (!salt || !otherSalt) throw new Error("There are two.");
  const all = [apple, bread, salt, otherSalt].map(({ pageId }) => pageId);
  for (const pageId of all) await mia.client.pages.subscribe({ pageId, action: "subscribe" });
  expect(await oneByOne(mia)).toEqual(all);

  await olga.client.permissions.restrictPage({ pageId: bread.pageId, isRestricted: true });
  await server.sql`update pages set deleted = true where id = ${salt.pageId}`;
  const { items } = await mia.client.subscriptions.pages({});
  expect(items).toMatchObject([
    { pageId: apple.pageId, pageTitle: "apple", deleted: false },
    { pageId: salt.pageId, pageTitle: "Salt", deleted: true },
    { pageId: otherSalt.pageId, pageTitle: "Salt", deleted: false },
  ]);
  expect(await oneByOne(mia)).toEqual([apple, salt, otherSalt].map(({ pageId }) => pageId));

  const { nextCursor } = await mia.client.subscriptions.pages({ limit: 1 });
  if (nextCursor === null) throw new Error("There are three.");
  await olga.client.permissions.setPageRole({ pageId: salt.pageId, userId, role: "viewer" });
  await olga.client.permissions.setWorkspaceRole({
    workspaceId: bread.workspaceId,
    userId,
    role: null,
  });
  const rest = await mia.client.subscriptions.pages({ cursor: nextCursor });
  expect(rest.items.map(({ pageId }) => pageId)).toEqual([salt.pageId]);
});

test("the subscription to an unpublished page has the title of the own draft, and none without one", async () => {
  const olga = await server.signUp("Olga");
  const drafts = [await draftedPage(olga, "Unripe", "Words"), await draftedPage(olga, "Raw", "")];
  for (const { pageId } of drafts) {
    await olga.client.pages.subscribe({ pageId, action: "subscribe" });
  }
  const titles = async () =>
    (await olga.client.subscriptions.pages({})).items.map(({ pageTitle }) => pageTitle);
  expect(await titles()).toEqual(["Raw", "Unripe"]);
  await server.sql`delete from drafts where page_id = ${drafts[0]?.pageId ?? ""}`;
  expect(await titles()).toEqual(["", "Raw"]);
});
