import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import type { PageId } from "@stemma/domain/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishVersion } from "../testing/publish-version.ts";
import { publishedPage } from "../testing/published-page.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Client } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

function linksTo(...pageIds: PageId[]): PageBody {
  const runs = pageIds.map((id) => ({ text: pageLinkWord(id), marks: 0, url: null }));
  return makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
}

const backlinkIds = async (client: Client, pageId: PageId) =>
  (await client.links.backlinks({ pageId })).items.map(({ id }) => id);

test("a publish and a revert record which pages a text links to, a draft does not", async () => {
  const ana = await server.signUp("Ana");
  const target = await publishedPage(ana, "Flour", "Rye");
  const linking = await publishedPage(ana, "Bread", "Mix");
  const draft = await ana.client.drafts.create({ pageId: linking.pageId });
  await ana.client.drafts.save({
    draftId: draft.id,
    expectedRevision: draft.revision,
    saveId: crypto.randomUUID(),
    pageTitle: "Bread",
    serializedEditorState: linksTo(target.pageId),
    draftNotes: null,
  });
  expect(await backlinkIds(ana.client, target.pageId)).toEqual([]);
  const { versionId } = await ana.client.drafts.publish({
    draftId: draft.id,
    expectedRevision: draft.revision + 1,
    expectedPublishedVersion: linking.versionId,
    publishMessage: { subjectLine: "Link", body: "" },
  });
  expect(await backlinkIds(ana.client, target.pageId)).toEqual([linking.pageId]);
  await ana.client.versions.revert({
    pageId: linking.pageId,
    versionId: linking.versionId,
    expectedPublishedVersion: versionId,
  });
  expect(await backlinkIds(ana.client, target.pageId)).toEqual([]);
});

test("a link shows the title of the day, and a deleted page says so", async () => {
  const ben = await server.signUp("Ben");
  const target = await publishedPage(ben, "Flour", "Rye");
  const linking = await publishedPage(ben, "Oven", "Mix");
  await publishVersion(ben, linking.pageId, "Link", { text: linksTo(target.pageId) });
  const read = async () => (await ben.client.pages.get({ pageId: linking.pageId })).linkTargets;
  const { pageId } = target;
  expect(await read()).toEqual([{ pageId, pageTitle: "Flour", deleted: false }]);
  const renamed = await publishVersion(ben, pageId, "Rename");
  expect(await read()).toEqual([{ pageId, pageTitle: "Bread", deleted: false }]);
  await ben.client.pages.delete({ pageId, expectedPublishedVersion: renamed.versionId });
  expect(await read()).toEqual([{ pageId, pageTitle: "Bread", deleted: true }]);
  expect(await ben.client.links.targets({ pageIds: [pageId] })).toEqual({
    items: [{ pageId, pageTitle: "Bread", deleted: true }],
  });
});

test.each([
  { role: "administrator", hiddenCount: 1 },
  { role: "viewer", hiddenCount: 0 },
] as const)(
  "a restricted page that links is not named to a workspace's $role, and counted: $hiddenCount",
  async ({ role, hiddenCount }) => {
    const { olga, mia, page } = await sharedPage(server, role);
    const [seen, hidden] = [
      await publishedPage(olga, "Seen", "x"),
      await publishedPage(olga, "Hidden", "x"),
    ];
    for (const { pageId } of [seen, hidden]) {
      await publishVersion(olga, pageId, "Link", { text: linksTo(page.pageId) });
    }
    await olga.client.permissions.restrictPage({ pageId: hidden.pageId, isRestricted: true });
    const { pageId } = page;
    expect(await olga.client.links.backlinks({ pageId })).toMatchObject({ count: 2 });
    expect(await mia.client.links.backlinks({ pageId })).toMatchObject({
      items: [{ id: seen.pageId }],
      count: 1,
      hiddenCount,
    });
    const asked = { pageIds: [seen.pageId, hidden.pageId] };
    expect(await mia.client.links.targets(asked)).toMatchObject({
      items: [{ pageId: seen.pageId }],
    });
  },
);

test("ids of another organization resolve to nothing, in a text too", async () => {
  const eve = await server.signUp("Eve");
  const { page, olga } = await sharedPage(server, "viewer");
  expect(await eve.client.links.targets({ pageIds: [page.pageId] })).toEqual({ items: [] });
  const linking = await publishedPage(eve, "Mine", "x");
  await publishVersion(eve, linking.pageId, "Link", { text: linksTo(page.pageId) });
  const view = await eve.client.pages.get({ pageId: linking.pageId });
  expect(view.linkTargets).toEqual([]);
  expect(await olga.client.links.backlinks({ pageId: page.pageId })).toEqual({
    items: [],
    nextCursor: null,
    count: 0,
    hiddenCount: 0,
  });
});
