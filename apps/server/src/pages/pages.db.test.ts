import { bodyRows } from "@stemma/document/body-rows";
import type { PageId } from "@stemma/domain/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;
let jo: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
  jo = await server.signUp("Jo Brandt");
  const { personalWorkspaceId: id } = ana.account.configuration;
  await joinOrganization(server, jo, ana, [{ id, role: "editor" }]);
});

afterAll(() => server.stop());

describe("creating", () => {
  test("a new page has no version, an empty draft, its creator as administrator and user, and is first in their recents", async () => {
    const { personalWorkspaceId: workspaceId } = ana.account.configuration;
    const { pageId } = await ana.client.pages.create({ workspaceId });
    const { page, draft, workspace, can } = await ana.client.pages.get({ pageId });
    const { id: anaId } = ana.account.user;
    expect(page).toMatchObject({
      pageTitle: "",
      serializedEditorState: null,
      publishedVersion: null,
      deleted: false,
      administratorIds: [anaId],
      userIds: [anaId],
      subscriberIds: [],
      workspaceIds: [workspaceId],
      organizationIds: [ana.account.organization.id],
    });
    expect(draft).toMatchObject({
      pageTitle: "",
      previousNode: null,
      draftNotes: null,
      revision: 1,
    });
    expect(draft?.serializedEditorState.root.children).toMatchObject([
      { type: "paragraph", children: [] },
    ]);
    expect(workspace.workspaceName).toBe("Personal");
    expect(can).toEqual({
      edit: true,
      publish: true,
      revert: true,
      delete: true,
      move: true,
      manage: true,
      createBelow: true,
    });
    expect((await ana.client.recents.list()).items[0]).toMatchObject({ type: "page", id: pageId });
  });

  test("a workspace's user who does not administer it may not", async () => {
    const { personalWorkspaceId: workspaceId } = ana.account.configuration;
    await expect(jo.client.pages.create({ workspaceId })).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
  });
});

describe("deleting and restoring", () => {
  test("a published page is marked, says who and when, and comes back whole", async () => {
    const { pageId, versionId, workspaceId } = await publishedPage(ana, "Bread", "Flour");
    const deletion = await ana.client.pages.delete({ pageId, expectedPublishedVersion: versionId });
    expect(deletion).toEqual({ outcome: "deleted", workspaceId });
    const { page } = await ana.client.pages.get({ pageId });
    expect(page).toMatchObject({
      deleted: true,
      deletedBy: ana.account.user.id,
      publishedVersion: versionId,
    });
    expect(page.deletedAt).not.toBeNull();
    await ana.client.pages.restore({ pageId });
    const restored = await ana.client.pages.get({ pageId });
    expect(restored.page).toMatchObject({
      deleted: false,
      deletedAt: null,
      deletedBy: null,
      pageTitle: "Bread",
    });
  });

  test("a page never published is removed for ever", async () => {
    const { pageId } = await draftedPage(ana, "Bread", "Flour");
    const deletion = await ana.client.pages.delete({ pageId, expectedPublishedVersion: null });
    expect(deletion.outcome).toBe("removed");
    await expect(ana.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("a page that was published meanwhile is not removed", async () => {
    const { pageId, versionId } = await publishedPage(ana, "Bread", "Flour");
    const deletion = ana.client.pages.delete({ pageId, expectedPublishedVersion: null });
    await expect(deletion).rejects.toMatchObject({
      code: "PAGE_CHANGED",
      data: { publishedVersion: versionId },
    });
  });

  test("a user of the workspace neither deletes nor restores", async () => {
    const { pageId, versionId } = await publishedPage(ana, "Bread", "Flour");
    const deletion = jo.client.pages.delete({ pageId, expectedPublishedVersion: versionId });
    await expect(deletion).rejects.toMatchObject({ code: "NOT_ALLOWED" });
    await expect(jo.client.pages.restore({ pageId })).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
  });
});

describe("moving", () => {
  test("a move says before who will cease to see the page, and then they do", async () => {
    const { pageId } = await publishedPage(ana, "Bread", "Flour");
    const { workspaceId } = await ana.client.workspaces.create({ workspaceName: "Ana alone" });
    const preview = await ana.client.pages.previewMove({ pageId, workspaceId });
    expect(preview.losing.map((person) => person.name)).toEqual(["Jo Brandt"]);
    expect(preview.keeping.map((person) => person.name)).toEqual(["Ana Weiss"]);
    expect(preview.gaining).toEqual([]);
    expect((await jo.client.pages.get({ pageId })).page.pageTitle).toBe("Bread");

    await ana.client.pages.move({ pageId, workspaceId });
    expect((await ana.client.pages.get({ pageId })).workspace.id).toBe(workspaceId);
    await expect(jo.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
  });

  test("a deleted page is not moved", async () => {
    const { pageId, versionId } = await publishedPage(ana, "Bread", "Flour");
    const { workspaceId } = await ana.client.workspaces.create({ workspaceName: "Elsewhere" });
    await ana.client.pages.delete({ pageId, expectedPublishedVersion: versionId });
    const move = ana.client.pages.move({ pageId, workspaceId });
    await expect(move).rejects.toMatchObject({ code: "PAGE_DELETED", defined: true });
    expect((await ana.client.pages.get({ pageId })).workspace.id).not.toBe(workspaceId);
  });

  test("nobody moves a page into a workspace that they do not administer", async () => {
    const { pageId } = await publishedPage(ana, "Bread", "Flour");
    const { workspaceId } = await jo.client.workspaces.create({ workspaceName: "Jo alone" });
    const move = ana.client.pages.move({ pageId, workspaceId });
    await expect(move).rejects.toMatchObject({ code: "NO_ACCESS" });
  });
});

describe("copying", () => {
  test("a duplicate holds the published text under block ids of its own, as a draft", async () => {
    const { pageId, workspaceId } = await publishedPage(ana, "Bread", "Flour", "Water");
    const copy = await ana.client.pages.copy({ pageId, workspaceId, source: "published" });
    const [{ page: original }, { page, draft }] = await Promise.all([
      ana.client.pages.get({ pageId }),
      ana.client.pages.get({ pageId: copy.pageId }),
    ]);
    expect(page.publishedVersion).toBeNull();
    expect(draft?.pageTitle).toBe("Bread (copy)");
    const ids = (body: typeof original.serializedEditorState) =>
      (body === null ? [] : bodyRows(body)).map((row) => row.$.blockId);
    const copied = draft?.serializedEditorState ?? null;
    expect(copied?.root.children).toHaveLength(2);
    for (const id of ids(copied)) expect(ids(original.serializedEditorState)).not.toContain(id);
  });

  test("a page made from a draft leaves the draft where it is", async () => {
    const { pageId, workspaceId } = await draftedPage(ana, "Bread", "Flour");
    const copy = await ana.client.pages.copy({ pageId, workspaceId, source: "draft" });
    expect((await ana.client.pages.get({ pageId })).draft?.pageTitle).toBe("Bread");
    expect((await ana.client.pages.get({ pageId: copy.pageId })).draft?.pageTitle).toBe("Bread");
  });
});

describe("subscribing", () => {
  test("a subscriber is named on the page until they are one no more, however often they ask", async () => {
    const { pageId } = await publishedPage(ana, "Bread", "Flour");
    for (const action of ["subscribe", "subscribe"] as const) {
      await ana.client.pages.subscribe({ pageId, action });
    }
    const subscribed = await ana.client.pages.get({ pageId });
    expect(subscribed).toMatchObject({
      isSubscribed: true,
      page: { subscriberIds: [ana.account.user.id] },
    });
    await ana.client.pages.subscribe({ pageId, action: "unsubscribe" });
    const { isSubscribed, page } = await ana.client.pages.get({ pageId });
    expect([isSubscribed, page.subscriberIds]).toEqual([false, []]);
  });
});

describe("opening from elsewhere", () => {
  test("a member who acts in another organization is told which one to switch to", async () => {
    const { pageId } = await publishedPage(ana, "Bread", "Flour");
    await jo.client.organizations.activate({ organizationId: jo.account.organization.id });
    await expect(jo.client.pages.get({ pageId })).rejects.toMatchObject({
      code: "OTHER_ORGANIZATION",
      data: { organizationId: ana.account.organization.id, organizationName: "Ana Weiss's Stemma" },
    });
  });

  test("switching to an organization that is missing says so in the specification's words", async () => {
    const organizationId = crypto.randomUUID() as typeof ana.account.organization.id;
    await expect(jo.client.organizations.activate({ organizationId })).rejects.toMatchObject({
      code: "ORGANIZATION_MISSING",
      message: `Organization document ${organizationId} does not exist`,
    });
  });
});

test("who deletes a page that does not exist is told so in the specification's words", async () => {
  const writer = await server.signUp("Walt Writer");
  const pageId = crypto.randomUUID() as PageId;
  const remove = writer.client.pages.delete({ pageId, expectedPublishedVersion: null });
  await expect(remove).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: `Page ${pageId} does not exist`,
  });
});
