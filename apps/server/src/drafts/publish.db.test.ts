import { afterAll, beforeAll, expect, test } from "vitest";
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

const publishMessage = { subjectLine: " Water at thirty degrees ", body: " Not forty. " };

/** A page with Ana's saved draft, and the request that publishes the draft. */
async function draftToPublish() {
  const { pageId, draftId, revision } = await draftedPage(ana, "Bread", "Flour");
  const seen = { expectedRevision: revision, expectedPublishedVersion: null };
  return { pageId, revision, publish: { draftId, ...seen, publishMessage } };
}

test("publishing makes a version, shows it, and removes the draft", async () => {
  const { pageId, draftId, revision } = await draftedPage(ana, " The bread day ", "Flour");
  const { versionId } = await ana.client.drafts.publish({
    draftId,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage,
  });
  const { page, draft, lastVersions } = await ana.client.pages.get({ pageId });
  expect(draft).toBeNull();
  expect(page).toMatchObject({
    publishedVersion: versionId,
    pageTitle: "The bread day",
    updatedBy: ana.account.user.id,
  });
  expect(JSON.stringify(page.serializedEditorState)).toContain("Flour");
  expect(lastVersions).toMatchObject([
    {
      id: versionId,
      previousNode: null,
      sequence: 1,
      publisherName: "Ana Weiss",
      publishMessage: { subjectLine: "Water at thirty degrees", body: "Not forty." },
    },
  ]);
});

test("a publish whose answer was lost is answered with the version it made", async () => {
  const { publish } = await draftToPublish();
  const first = await ana.client.drafts.publish(publish);
  expect(await ana.client.drafts.publish(publish)).toEqual(first);
});

test("only the writer of a draft is answered with the version that it became", async () => {
  const { publish } = await draftToPublish();
  await ana.client.drafts.publish(publish);
  const otto = await server.signUp("Otto Other");
  await expect(otto.client.drafts.publish(publish)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("two publishes at once make one version", async () => {
  const { pageId, publish } = await draftToPublish();
  const [first, second] = await Promise.all([
    ana.client.drafts.publish(publish),
    ana.client.drafts.publish(publish),
  ]);
  expect(second).toEqual(first);
  expect((await ana.client.versions.list({ pageId })).items).toHaveLength(1);
});

test("a draft that was saved since is not published, and everything stays as it was", async () => {
  const { pageId, revision, publish } = await draftToPublish();
  const stale = ana.client.drafts.publish({ ...publish, expectedRevision: revision - 1 });
  await expect(stale).rejects.toMatchObject({ code: "DRAFT_CONFLICT" });
  const { page, draft } = await ana.client.pages.get({ pageId });
  expect(page.publishedVersion).toBeNull();
  expect(draft?.revision).toBe(revision);
});

test("a writer who did not see the newest version is told of it, and may publish a branch beside it", async () => {
  const { pageId, versionId } = await publishedPage(ana, "Bread", "Flour");
  const jo = await server.signUp("Jo Brandt");
  const { id: organizationId } = ana.account.organization;
  await server.sql`insert into organization_members (organization_id, user_id, role, joined_at)
    values (${organizationId}, ${jo.account.user.id}, 'user', now())`;
  await server.sql`insert into workspace_members (organization_id, workspace_id, user_id, role)
    values (${organizationId}, ${ana.account.configuration.personalWorkspaceId}, ${jo.account.user.id}, 'editor')`;
  await jo.client.organizations.activate({ organizationId });

  const [anas, jos] = [
    await ana.client.drafts.create({ pageId }),
    await jo.client.drafts.create({ pageId }),
  ];
  const publish = { expectedRevision: 1, expectedPublishedVersion: versionId, publishMessage };
  const newer = await ana.client.drafts.publish({ ...publish, draftId: anas.id });
  await expect(jo.client.drafts.publish({ ...publish, draftId: jos.id })).rejects.toMatchObject({
    code: "PAGE_CHANGED",
    data: { publishedVersion: newer.versionId },
  });
  const branch = await jo.client.drafts.publish({
    ...publish,
    draftId: jos.id,
    expectedPublishedVersion: newer.versionId,
  });
  const { items } = await ana.client.versions.list({ pageId });
  expect(items.map(({ id, previousNode, sequence }) => ({ id, previousNode, sequence }))).toEqual([
    { id: versionId, previousNode: null, sequence: 1 },
    { id: newer.versionId, previousNode: versionId, sequence: 2 },
    { id: branch.versionId, previousNode: versionId, sequence: 3 },
  ]);
});

test("a subject of white space publishes nothing", async () => {
  const { publish } = await draftToPublish();
  const blank = { subjectLine: "   ", body: "" };
  const refused = ana.client.drafts.publish({ ...publish, publishMessage: blank });
  await expect(refused).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("a publish message is stored without NUL characters", async () => {
  const { pageId, publish } = await draftToPublish();
  await ana.client.drafts.publish({
    ...publish,
    publishMessage: { subjectLine: "\u0000 First", body: "Why\u0000 not" },
  });
  const { lastVersions } = await ana.client.pages.get({ pageId });
  expect(lastVersions[0]?.publishMessage).toEqual({ subjectLine: "First", body: "Why not" });
});

test("a revision beyond any counter is bad input, not a failure of the server", async () => {
  const { publish } = await draftToPublish();
  const refused = ana.client.drafts.publish({ ...publish, expectedRevision: 2 ** 40 });
  await expect(refused).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
