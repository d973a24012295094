import { afterAll, beforeAll, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

test("drafts are listed last updated first, in pages that a cursor joins without gap", async () => {
  const lister = await server.signUp("Lena Lister");
  const made = [];
  for (const title of ["one", "two", "three", "four", "five"]) {
    made.unshift((await draftedPage(lister, title, title)).pageId);
  }
  const first = await lister.client.drafts.list({ limit: 2 });
  const second = await lister.client.drafts.list({ limit: 2, cursor: first.nextCursor ?? "" });
  const third = await lister.client.drafts.list({ limit: 2, cursor: second.nextCursor ?? "" });
  expect([first, second, third].flatMap((page) => page.items.map((item) => item.pageId))).toEqual(
    made,
  );
  expect(third.nextCursor).toBeNull();
});

test("drafts of one instant are listed once each, however short the pages of the list", async () => {
  const lister = await server.signUp("Emil Equal");
  const made = [];
  for (const title of ["one", "two", "three"]) {
    made.unshift((await draftedPage(lister, title, title)).draftId);
  }
  await server.sql`update drafts set updated_at = '2026-11-20 10:00:00.123Z'
    where user_id = ${lister.account.user.id}`;
  const listed = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof lister.client.drafts.list>> =
      await lister.client.drafts.list({ limit: 1, cursor });
    listed.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor;
  }
  expect(listed).toEqual(made);
});

test("a draft is stale in the list once somebody else published its page", async () => {
  const publisher = await server.signUp("Petra Publisher");
  const writer = await server.signUp("Stan Stale");
  const { pageId, versionId } = await publishedPage(publisher, "Bread", "Flour");
  const { personalWorkspaceId } = publisher.account.configuration;
  await joinOrganization(server, writer, publisher, [{ id: personalWorkspaceId, role: "editor" }]);
  await writer.client.drafts.create({ pageId });
  const listed = async () => (await writer.client.drafts.list({})).items;
  expect(await listed()).toMatchObject([{ pageId, isStale: false }]);
  const { id: draftId } = await publisher.client.drafts.create({ pageId });
  await publisher.client.drafts.publish({
    draftId,
    expectedRevision: 1,
    expectedPublishedVersion: versionId,
    publishMessage: { subjectLine: "Again", body: "" },
  });
  expect(await listed()).toMatchObject([{ pageId, isStale: true }]);
});

test("a cursor of no known time begins the list anew", async () => {
  const { draftId } = await draftedPage(ana, "Bread", "Flour");
  const cursor = Buffer.from(`-200000-01-01T00:00:00.000Z ${draftId}`).toString("base64url");
  const { items } = await ana.client.drafts.list({ limit: 1, cursor });
  expect(items).toHaveLength(1);
});
