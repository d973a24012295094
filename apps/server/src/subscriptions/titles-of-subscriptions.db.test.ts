import { afterAll, beforeAll, expect, test } from "vitest";
import { passOver } from "../testing/citus/pass-over.ts";
import { onceWaiting } from "../testing/once-waiting.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;

beforeAll(async () => {
  server = await startTestServer();
  olga = await server.signUp("Olga");
});

afterAll(() => server.stop());

/** The titles that are kept with the subscriptions to a page. */
async function keptTitles(pageId: string) {
  const rows = await server.sql<{ title: string | null }[]>`
    select page_title as title from page_subscribers where page_id = ${pageId}`;
  return rows.map(({ title }) => title);
}

/** Adds a version of this title, which is not published yet, and returns its id. */
async function addVersion(pageId: string, title: string) {
  const [row] = await server.sql<{ id: string }[]>`
    insert into page_versions (id, organization_id, page_id, sequence, page_title, body, published_at, published_by,
      subject_line, message_body, draft_id)
    select gen_random_uuid(), organization_id, page_id, sequence + 1, ${title}, body, now(), published_by, 'Renamed', '', gen_random_uuid()
    from page_versions where page_id = ${pageId} order by sequence desc limit 1 returning id`;
  if (row === undefined) throw new Error("The page has a version.");
  return row.id;
}

test("a subscription keeps the title of what is published, and none before", async () => {
  const { pageId, draftId, revision } = await draftedPage(olga, "Dough", "Flour");
  await olga.client.pages.subscribe({ pageId, action: "subscribe" });
  expect(await keptTitles(pageId)).toEqual([null]);
  const { versionId } = await olga.client.drafts.publish({
    draftId,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First version", body: "" },
  });
  expect(await keptTitles(pageId)).toEqual(["Dough"]);
  const { versionId: renamed } = await publishVersion(olga, pageId, "Another name");
  expect(await keptTitles(pageId)).toEqual(["Bread"]);
  await olga.client.versions.revert({
    pageId,
    versionId,
    expectedPublishedVersion: renamed,
  });
  expect(await keptTitles(pageId)).toEqual(["Dough"]);
});

test("a publish under the same title writes no subscription", async () => {
  const { pageId } = await publishedPage(olga, "Bread", "Flour");
  const place = () => server.sql`
    select ctid::text, xmin::text from page_subscribers where page_id = ${pageId}`;
  const before = await place();
  await publishVersion(olga, pageId, "The same name");
  expect(await place()).toEqual(before);
});

test("whoever subscribes while the page is renamed gets the new title", async (context) => {
  passOver(context, "hasNoTriggers");
  const { pageId } = await publishedPage(olga, "Dough", "Flour");
  await olga.client.pages.subscribe({ pageId, action: "unsubscribe" });
  const versionId = await addVersion(pageId, "Bread");
  let subscribed: Promise<unknown> = Promise.resolve();
  await server.sql.begin(async (tx) => {
    await tx`update pages set published_version = ${versionId} where id = ${pageId}`;
    subscribed = olga.client.pages.subscribe({ pageId, action: "subscribe" });
    await onceWaiting(server.sql, 1);
  });
  await subscribed;
  expect(await keptTitles(pageId)).toEqual(["Bread"]);
});

test("a page that is renamed while somebody subscribes renames that subscription", async (context) => {
  passOver(context, "hasNoTriggers");
  const { pageId } = await publishedPage(olga, "Dough", "Flour");
  await olga.client.pages.subscribe({ pageId, action: "unsubscribe" });
  const versionId = await addVersion(pageId, "Bread");
  const { user, organization } = olga.account;
  let renamed: Promise<unknown> = Promise.resolve();
  await server.sql.begin(async (tx) => {
    await tx`insert into page_subscribers (organization_id, page_id, user_id) values (${organization.id}, ${pageId}, ${user.id})`;
    renamed =
      server.sql`update pages set published_version = ${versionId} where id = ${pageId}`.execute();
    await onceWaiting(server.sql, 1);
  });
  await renamed;
  expect(await keptTitles(pageId)).toEqual(["Bread"]);
});

test("a title that an index could not hold is kept in part", async (context) => {
  passOver(context, "hasNoTriggers");
  const { pageId } = await publishedPage(olga, "Dough", "Flour");
  // Ideographs of four bytes that do not repeat: nothing compresses them.
  const title = String.fromCodePoint(...Array.from({ length: 2000 }, (_, at) => 0x20000 + at * 17));
  const versionId = await addVersion(pageId, title);
  await server.sql`update pages set published_version = ${versionId} where id = ${pageId}`;
  expect(await keptTitles(pageId)).toEqual([Array.from(title).slice(0, 500).join("")]);
});
