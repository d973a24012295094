import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** An owner, and a member of the owner's organization. */
async function makeTeam(name: string): Promise<{ owner: Person; mia: Person }> {
  const owner = await server.signUp(`Olga ${name}`);
  const mia = await server.signUp(`Mia ${name}`);
  await joinOrganization(server, mia, owner, []);
  return { owner, mia };
}

test("members are listed by name with their role, filtered by name and address, and by pages", async () => {
  const { owner, mia } = await makeTeam("List");
  const zoe = await server.signUp("Zoe List");
  await zoe.client.settings.updateUser({ firstName: "Zoë List" });
  await joinOrganization(server, zoe, owner, []);
  const all = await mia.client.members.list({});
  expect(all.items.map(({ name, role }) => [name, role])).toEqual([
    ["Mia List", "user"],
    ["Olga List", "administrator"],
    ["Zoë List", "user"],
  ]);
  const first = await mia.client.members.list({ limit: 2 });
  const rest = await mia.client.members.list({ limit: 2, cursor: first.nextCursor ?? "" });
  expect(first.items).toHaveLength(2);
  expect([...first.items, ...rest.items]).toEqual(all.items);
  expect(rest.nextCursor).toBeNull();
  const found = async (name: string) =>
    (await owner.client.members.list({ name })).items.map((item) => item.name);
  expect(await found("ZOË")).toEqual(["Zoë List"]);
  expect(await found(" MIA.LIST@ ")).toEqual(["Mia List"]);
  expect(await found("%")).toEqual([]);
});

test("of many members, the first fifty by name are listed where nothing else is asked for", async () => {
  const { client, account } = await server.signUp("Olga Many");
  const { id: organizationId } = account.organization;
  await server.sql`with made as (
      insert into users (id, email, first_name, last_name, created_at, recent_organization_id)
      select gen_random_uuid(), 'member' || n || '@example.com', 'Member', lpad(n::text, 2, '0'), now(),
        ${organizationId}
      from generate_series(1, 60) n returning id, first_name, last_name)
    insert into organization_members (organization_id, user_id, role, joined_at, name)
    select ${organizationId}, id, 'user', now(), concat_ws(' ', first_name, last_name) from made`;
  const names = Array.from({ length: 60 }, (_, at) => `Member ${String(at + 1).padStart(2, "0")}`);
  const first = await client.members.list({});
  expect(first.items.map(({ name }) => name)).toEqual(names.slice(0, 50));
  const rest = await client.members.list({ cursor: first.nextCursor ?? "" });
  expect(rest.items.map(({ name }) => name)).toEqual([...names.slice(50), "Olga Many"]);
  expect(rest.nextCursor).toBeNull();
});

describe("an administrator", () => {
  test("names another, who may then do the same; the last one stays one", async () => {
    const { owner, mia } = await makeTeam("Roles");
    const [olgaId, miaId] = [owner.account.user.id, mia.account.user.id];
    const own = { userId: olgaId, role: "user" } as const;
    await expect(owner.client.members.update(own)).rejects.toMatchObject({
      code: "LAST_ADMINISTRATOR",
    });
    await expect(mia.client.members.update(own)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
    await owner.client.members.update({ userId: miaId, role: "administrator" });
    await mia.client.members.update(own);
    const again = owner.client.members.update({ userId: miaId, role: "user" });
    await expect(again).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  });

  test("and another who demote each other at once leave one", async () => {
    const { owner, mia } = await makeTeam("Duel");
    const [olgaId, miaId] = [owner.account.user.id, mia.account.user.id];
    await owner.client.members.update({ userId: miaId, role: "administrator" });
    await Promise.allSettled([
      owner.client.members.update({ userId: miaId, role: "user" }),
      mia.client.members.update({ userId: olgaId, role: "user" }),
    ]);
    const { items } = await owner.client.members.list({});
    expect(items.filter(({ role }) => role === "administrator")).toHaveLength(1);
  });
});

describe("who is removed", () => {
  test("sees nothing of it any more, and acts in an organization of their own again", async () => {
    const { owner, mia } = await makeTeam("Gone");
    const page = await publishedPage(owner, "Bread", "Flour");
    const { workspaceId } = page;
    const userId = mia.account.user.id;
    await owner.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "editor" });
    await mia.client.pages.get({ pageId: page.pageId });
    await owner.client.members.remove({ userId });
    const account = await mia.client.accounts.current();
    expect(account.organization.id).toBe(mia.account.organization.id);
    await expect(mia.client.pages.get({ pageId: page.pageId })).rejects.toMatchObject({
      code: "NO_ACCESS",
    });
    const readers = await owner.client.permissions.workspaceReaders({ workspaceId });
    expect(readers.items.map(({ name }) => name)).toEqual(["Olga Gone"]);
  });

  test("finds their draft and 'Personal' again when they come back, and no role from before", async () => {
    const { owner, mia } = await makeTeam("Back");
    const page = await publishedPage(owner, "Bread", "Flour");
    const { workspaceId, pageId } = page;
    const userId = mia.account.user.id;
    await owner.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "editor" });
    const draft = await mia.client.drafts.create({ pageId });
    await owner.client.members.remove({ userId });
    await server.sql`insert into organization_members (organization_id, user_id, role, joined_at)
      values (${owner.account.organization.id}, ${userId}, 'user', now())`;
    await mia.client.organizations.activate({ organizationId: owner.account.organization.id });
    await expect(mia.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
    await owner.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "editor" });
    expect((await mia.client.pages.get({ pageId })).draft?.id).toBe(draft.id);
  });

  test("leaves what only they administered to who removed them", async () => {
    const { owner, mia } = await makeTeam("Heir");
    const { workspaceId } = await mia.client.workspaces.create({ workspaceName: "Mia's kitchen" });
    const { pageId } = await mia.client.pages.create({ workspaceId });
    const view = await mia.client.pages.get({ pageId });
    if (view.draft === null) throw new Error("A new page has a draft.");
    await mia.client.drafts.publish({
      draftId: view.draft.id,
      expectedRevision: 1,
      expectedPublishedVersion: null,
      publishMessage: { subjectLine: "First", body: "" },
    });
    await mia.client.permissions.restrictPage({ pageId, isRestricted: true });
    await expect(owner.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
    await owner.client.members.remove({ userId: mia.account.user.id });
    expect((await owner.client.workspaces.get({ workspaceId })).can.manage).toBe(true);
    expect((await owner.client.pages.get({ pageId })).can.manage).toBe(true);
  });

  test("has no organization left and gets one of their own at the next visit", async () => {
    const { owner, mia } = await makeTeam("Homeless");
    const { id: organizationId } = mia.account.organization;
    await joinOrganization(server, owner, mia, []);
    await mia.client.organizations.activate({ organizationId });
    const ownerId = owner.account.user.id;
    await mia.client.members.update({ userId: ownerId, role: "administrator" });
    await owner.client.members.remove({ userId: mia.account.user.id });
    await owner.client.organizations.activate({ organizationId: owner.account.organization.id });
    await owner.client.members.remove({ userId: mia.account.user.id });
    await expect(mia.client.accounts.current()).rejects.toMatchObject({
      code: "ACCOUNT_NOT_OPENED",
    });
    const { account, isNew } = await mia.client.accounts.open();
    expect(isNew).toBe(false);
    expect(account.organization.organizationName).toBe("Mia Homeless's Stemma");
    expect(account.can.manage).toBe(true);
  });
});

describe("who leaves", () => {
  test("is out, and is refused where nobody else administers the organization", async () => {
    const { owner, mia } = await makeTeam("Leave");
    await expect(owner.client.members.leave()).rejects.toMatchObject({
      code: "LAST_ADMINISTRATOR",
    });
    await mia.client.members.leave();
    const { items } = await owner.client.members.list({});
    expect(items.map(({ name }) => name)).toEqual(["Olga Leave"]);
  });

  test("keeps drafts of pages that nobody else knows", async () => {
    const { owner, mia } = await makeTeam("Secret");
    const { workspaceId } = await mia.client.workspaces.create({ workspaceName: "Ideas" });
    const { pageId } = await draftedPage(
      {
        ...mia,
        account: {
          ...mia.account,
          configuration: { ...mia.account.configuration, personalWorkspaceId: workspaceId },
        },
      },
      "Half an idea",
      "Not yet.",
    );
    await mia.client.members.leave();
    await expect(owner.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
    const rows = await server.sql`select 1 from drafts where page_id = ${pageId}`;
    expect(rows).toHaveLength(1);
  });
});
