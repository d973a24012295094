import { afterAll, beforeAll, expect, test } from "vitest";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person, TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

async function pageOfTwoVersions() {
  const { pageId, versionId: first } = await publishedPage(ana, "Bread", "Flour");
  const { id: draftId } = await ana.client.drafts.create({ pageId });
  const { versionId: second } = await ana.client.drafts.publish({
    draftId,
    expectedRevision: 1,
    expectedPublishedVersion: first,
    publishMessage: { subjectLine: "Second version", body: "" },
  });
  return { pageId, first, second };
}

test("a revert shows the earlier version, leaves the others, and is recorded with who and when", async () => {
  const { pageId, first, second } = await pageOfTwoVersions();
  await ana.client.versions.revert({ pageId, versionId: first, expectedPublishedVersion: second });
  const { page } = await ana.client.pages.get({ pageId });
  expect(page).toMatchObject({ publishedVersion: first, pageTitle: "Bread" });
  const { items, reverts } = await ana.client.versions.list({ pageId });
  expect(items.map((version) => version.id)).toEqual([first, second]);
  expect(reverts).toMatchObject([
    {
      fromVersion: second,
      toVersion: first,
      revertedBy: ana.account.user.id,
      reverterName: "Ana Weiss",
    },
  ]);
});

test("a revert is refused where another version was published since", async () => {
  const { pageId, first, second } = await pageOfTwoVersions();
  const revert = ana.client.versions.revert({
    pageId,
    versionId: first,
    expectedPublishedVersion: first,
  });
  await expect(revert).rejects.toMatchObject({
    code: "PAGE_CHANGED",
    data: { publishedVersion: second },
  });
});

test("a revert to the version that is shown records nothing", async () => {
  const { pageId, second } = await pageOfTwoVersions();
  await ana.client.versions.revert({ pageId, versionId: second, expectedPublishedVersion: second });
  expect((await ana.client.versions.list({ pageId })).reverts).toEqual([]);
});

test("a page is not reverted to another page's version", async () => {
  const { pageId, second } = await pageOfTwoVersions();
  const { versionId } = await publishedPage(ana, "Cake", "Sugar");
  const revert = ana.client.versions.revert({
    pageId,
    versionId,
    expectedPublishedVersion: second,
  });
  await expect(revert).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("versions are listed oldest first, in pages that a cursor joins", async () => {
  const { pageId, first, second } = await pageOfTwoVersions();
  const one = await ana.client.versions.list({ pageId, limit: 1 });
  const two = await ana.client.versions.list({ pageId, limit: 1, cursor: one.nextCursor ?? 0 });
  expect([...one.items, ...two.items].map((version) => version.id)).toEqual([first, second]);
  expect(two.nextCursor).toBeNull();
});

test("a version is read with its body", async () => {
  const { first } = await pageOfTwoVersions();
  const version = await ana.client.versions.get({ versionId: first });
  expect(version).toMatchObject({ pageTitle: "Bread", sequence: 1, publisherName: "Ana Weiss" });
  expect(JSON.stringify(version.serializedEditorState)).toContain("Flour");
});
