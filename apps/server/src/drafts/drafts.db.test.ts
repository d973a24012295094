import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { draftOf, saveOf } from "../testing/saved-draft.ts";
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

describe("starting", () => {
  test("a draft begins with what the page shows, based on its version, and only once", async () => {
    const { pageId, versionId } = await publishedPage(ana, "Bread", "Flour");
    const [first, second] = await Promise.all([
      ana.client.drafts.create({ pageId }),
      ana.client.drafts.create({ pageId }),
    ]);
    expect(first).toMatchObject({
      previousNode: versionId,
      pageTitle: "Bread",
      revision: 1,
      draftNotes: null,
    });
    expect(JSON.stringify(first.serializedEditorState)).toContain("Flour");
    expect(second.id).toBe(first.id);
  });

  test("nobody starts a draft of a deleted page", async () => {
    const { pageId, versionId } = await publishedPage(ana, "Bread", "Flour");
    await ana.client.pages.delete({ pageId, expectedPublishedVersion: versionId });
    await expect(ana.client.drafts.create({ pageId })).rejects.toMatchObject({
      code: "PAGE_DELETED",
    });
  });
});

describe("deleting", () => {
  test("deleting the draft of a published page leaves the page", async () => {
    const { pageId } = await publishedPage(ana, "Bread", "Flour");
    const { id: draftId } = await ana.client.drafts.create({ pageId });
    expect(await ana.client.drafts.delete({ draftId })).toMatchObject({
      outcome: "draftDeleted",
      pageId,
    });
    expect(await draftOf(ana, pageId)).toBeNull();
  });

  test("deleting the draft of a page never published removes the page", async () => {
    const { pageId, draftId, workspaceId } = await draftedPage(ana, "Bread", "Flour");
    expect(await ana.client.drafts.delete({ draftId })).toEqual({
      outcome: "pageRemoved",
      pageId,
      workspaceId,
    });
    await expect(ana.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

test("a writer who acts in another organization is told which one to switch to, and keeps the draft", async () => {
  const owner = await server.signUp("Olga Owner");
  const mia = await server.signUp("Mia Member");
  const { pageId, draftId, revision } = await draftedPage(mia, "Bread", "Flour");
  await joinOrganization(server, mia, owner, []);
  const organizationId = mia.account.organization.id;
  const refusal = { code: "OTHER_ORGANIZATION", defined: true, data: { organizationId } };
  await expect(mia.client.drafts.delete({ draftId })).rejects.toMatchObject(refusal);
  const publish = {
    draftId,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First", body: "" },
  };
  await expect(mia.client.drafts.publish(publish)).rejects.toMatchObject(refusal);
  await mia.client.organizations.activate({ organizationId });
  expect((await draftOf(mia, pageId))?.revision).toBe(revision);
});

test("an author who may no longer see a page still reads their draft of it, and nobody else does", async () => {
  const owner = await server.signUp("Opal Owner");
  const writer = await server.signUp("Wim Writer");
  const { pageId } = await publishedPage(owner, "Bread", "Flour");
  const { personalWorkspaceId } = owner.account.configuration;
  await joinOrganization(server, writer, owner, [{ id: personalWorkspaceId, role: "editor" }]);
  const { id: draftId } = await writer.client.drafts.create({ pageId });
  await writer.client.drafts.save(saveOf(draftId, 1, "Flour and my own secret"));
  await owner.client.permissions.restrictPage({ pageId, isRestricted: true });
  await expect(writer.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
  const { draft } = await writer.client.drafts.ofPage({ pageId });
  expect(draft).toMatchObject({ id: draftId, workspaceIds: [] });
  expect(JSON.stringify(draft?.serializedEditorState)).toContain("my own secret");
  expect(await owner.client.drafts.ofPage({ pageId })).toEqual({ draft: null });
});
