import { afterAll, beforeAll, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { sharedPage } from "../testing/shared-page.ts";
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

test("a new workspace has its creator as sole administrator and user, a trimmed name, and is first in their recents", async () => {
  const { workspaceId } = await ana.client.workspaces.create({
    workspaceName: "  Kitchen handbook ",
  });
  const workspace = await ana.client.workspaces.get({ workspaceId });
  const { id } = ana.account.user;
  expect(workspace).toMatchObject({
    workspaceName: "Kitchen handbook",
    isPersonalWorkspace: false,
    administratorIds: [id],
    userIds: [id],
    pageIds: [],
    organizationIds: [ana.account.organization.id],
    can: { createPage: true, manage: true },
  });
  expect((await ana.client.recents.list()).items[0]).toMatchObject({
    type: "workspace",
    id: workspaceId,
  });
});

test("a name of white space makes no workspace", async () => {
  const create = ana.client.workspaces.create({ workspaceName: " \t" });
  await expect(create).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("a NUL character in a name is dropped, for no writer means one", async () => {
  const { workspaceId } = await ana.client.workspaces.create({ workspaceName: "Ki\u0000tchen" });
  const { workspaceName } = await ana.client.workspaces.get({ workspaceId });
  expect(workspaceName).toBe("Kitchen");
});

test("a workspace lists its published pages, last updated first, and no unpublished one", async () => {
  const owner = await server.signUp("Olga Owner");
  const first = await publishedPage(owner, "One", "1");
  const second = await publishedPage(owner, "Two", "2");
  await draftedPage(owner, "Three", "3");
  const { workspaceId } = first;
  const one = await owner.client.workspaces.pages({ workspaceId, limit: 1 });
  const two = await owner.client.workspaces.pages({
    workspaceId,
    limit: 1,
    cursor: one.nextCursor ?? "",
  });
  expect([one, two].map(({ items }) => items.map((page) => page.id))).toEqual([
    [second.pageId],
    [first.pageId],
  ]);
  expect(two.nextCursor).toBeNull();
});

test("a member sees in a workspace's pages only what they may open", async () => {
  const owner = await server.signUp("Otto Owner");
  const member = await server.signUp("Mia Member");
  const seen = await publishedPage(owner, "Seen", "1");
  const hidden = await publishedPage(owner, "Hidden", "2");
  const { personalWorkspaceId: workspaceId } = owner.account.configuration;
  await server.sql`update pages set is_restricted = true where id = ${hidden.pageId}`;
  await joinOrganization(server, member, owner, [{ id: workspaceId, role: "editor" }]);
  const workspace = await member.client.workspaces.get({ workspaceId });
  expect(workspace.can).toEqual({ createPage: false, manage: false });
  expect(workspace.pageIds).toEqual([seen.pageId]);
  const { items } = await member.client.workspaces.pages({ workspaceId });
  expect(items.map((page) => page.id)).toEqual([seen.pageId]);
});

test("ten recent pages are kept, the newest first, and one opened again moves to the front", async () => {
  const reader = await server.signUp("Rita Reader");
  const opened = [];
  for (let count = 0; count < 12; count += 1) {
    opened.unshift((await draftedPage(reader, String(count), "x")).pageId);
  }
  const again = opened[5] as (typeof opened)[0];
  await reader.client.recents.add({ type: "page", id: again });
  const { items } = await reader.client.recents.list();
  const kept = [again, ...opened.filter((id) => id !== again)].slice(0, 10);
  expect(items.map((item) => item.id)).toEqual(kept);
});

test("a page never published stands among its writer's recents under its draft's title", async () => {
  const writer = await server.signUp("Wim Writer");
  const { pageId } = await draftedPage(writer, "Not yet public", "x");
  const [newest] = (await writer.client.recents.list()).items;
  expect(newest).toMatchObject({ id: pageId, pageTitle: "Not yet public", isPublished: false });
});

test("a workspace is renamed by its administrator, trimmed, and who did it is kept", async () => {
  const { workspaceId } = await ana.client.workspaces.create({ workspaceName: "Old" });
  await ana.client.workspaces.rename({ workspaceId, workspaceName: "  New " });
  const workspace = await ana.client.workspaces.get({ workspaceId });
  expect(workspace).toMatchObject({ workspaceName: "New", updatedBy: ana.account.user.id });
  expect(workspace.updatedAt > workspace.createdAt).toBe(true);
});

test("the personal workspace is not renamed", async () => {
  const { personalWorkspaceId: workspaceId } = ana.account.configuration;
  const rename = ana.client.workspaces.rename({ workspaceId, workspaceName: "Mine" });
  await expect(rename).rejects.toMatchObject({ code: "PERSONAL_WORKSPACE" });
  expect((await ana.client.workspaces.get({ workspaceId })).workspaceName).toBe("Personal");
});

test("a member who does not administer a workspace does not rename it", async () => {
  const owner = await server.signUp("Ola Owner");
  const member = await server.signUp("Mo Member");
  const { workspaceId } = await owner.client.workspaces.create({ workspaceName: "Old" });
  await joinOrganization(server, member, owner, [{ id: workspaceId, role: "editor" }]);
  const rename = member.client.workspaces.rename({ workspaceId, workspaceName: "New" });
  await expect(rename).rejects.toMatchObject({ code: "NOT_ALLOWED" });
});

test("drafts of one workspace are listed without those of others", async () => {
  const writer = await server.signUp("Willa Writer");
  const here = await draftedPage(writer, "Here", "x");
  const { workspaceId } = await writer.client.workspaces.create({ workspaceName: "There" });
  const there = await writer.client.pages.create({ workspaceId });
  const ids = async (input: { workspaceId?: typeof workspaceId }) =>
    (await writer.client.drafts.list(input)).items.map((draft) => draft.id);
  expect(await ids({ workspaceId })).toEqual([there.draftId]);
  expect(await ids({})).toEqual([there.draftId, here.draftId]);
});

test("a workspace's pages are filtered by title in any case, without the deleted ones and those of other workspaces", async () => {
  const owner = await server.signUp("Odo Owner");
  const first = await publishedPage(owner, "Rye bread", "x");
  await publishedPage(owner, "Wheat bread", "x");
  const deleted = await publishedPage(owner, "Rye biscuits", "x");
  await owner.client.pages.delete({
    pageId: deleted.pageId,
    expectedPublishedVersion: deleted.versionId,
  });
  const { workspaceId } = first;
  const titles = async (title: string) =>
    (await owner.client.workspaces.pages({ workspaceId, title })).items.map(
      (page) => page.pageTitle,
    );
  expect(await titles(" RYE ")).toEqual(["Rye bread"]);
  expect(await titles("bread")).toEqual(["Wheat bread", "Rye bread"]);
  expect(await titles("%")).toEqual([]);
});

test("an administrator describes a workspace and gives it an icon; a member sees both", async () => {
  const { olga, mia, page } = await sharedPage(server, "viewer");
  const { workspaceId } = page;
  await olga.client.workspaces.describe({ workspaceId, description: "  All about bread " });
  await olga.client.workspaces.describe({ workspaceId, icon: "🥐" });
  const { items } = await mia.client.workspaces.list();
  const words = { description: "All about bread", icon: "🥐", role: "viewer" };
  expect(items.find(({ id }) => id === workspaceId)).toMatchObject(words);
  expect(await mia.client.workspaces.get({ workspaceId })).toMatchObject(words);
  await olga.client.workspaces.describe({ workspaceId, icon: null });
  expect(await mia.client.workspaces.get({ workspaceId })).toMatchObject({ ...words, icon: null });
  const refused = mia.client.workspaces.describe({ workspaceId, description: "Mine" });
  await expect(refused).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  const twoLines = olga.client.workspaces.describe({ workspaceId, description: "One\ntwo" });
  await expect(twoLines).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("editors create pages where an administrator lets them, and learn who can where nobody did", async () => {
  const { olga, mia, page } = await sharedPage(server, "editor");
  const { workspaceId } = page;
  const refused = mia.client.pages.create({ workspaceId });
  await expect(refused).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  const closed = await mia.client.workspaces.get({ workspaceId });
  expect(closed).toMatchObject({ can: { createPage: false }, editorsCreatePages: false });
  expect(closed.administratorNames).toEqual([expect.stringMatching(/^Olga/)]);
  await olga.client.workspaces.changeSettings({ workspaceId, editorsCreatePages: true });
  const opened = await mia.client.workspaces.get({ workspaceId });
  expect(opened).toMatchObject({
    can: { createPage: true, manage: false },
    publishesChecks: false,
  });
  const { pageId } = await mia.client.pages.create({ workspaceId });
  expect((await mia.client.pages.get({ pageId })).page.workspaceIds).toEqual([workspaceId]);
});
