import { describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { startBakery } from "../testing/bakery-tree.ts";

const { cast, benAs, deletePage, level, page } = startBakery();

const closed = { code: "NO_ACCESS" };
const restrict = (pageId: Awaited<ReturnType<typeof page>>) =>
  cast.ana.client.permissions.restrictPage({ pageId, isRestricted: true });

test("a page that is restored without the restricted page above it stays closed", async () => {
  const board = await page("Board");
  const minutes = await page("Minutes", board);
  const client = await benAs("administrator");
  await restrict(board);
  await deletePage(board, "delete");
  await cast.ana.client.pages.restore({ pageId: minutes });
  expect(await level(cast.ana.client)).toEqual(["Minutes"]);
  await expect(client.pages.get({ pageId: minutes })).rejects.toMatchObject(closed);
  expect((await cast.ana.client.pages.get({ pageId: minutes })).can.manage).toBe(true);
});

describe("pages that move up from a deleted restricted page", () => {
  test("let in nobody whom that page did not name", async () => {
    const board = await page("Board");
    const minutes = await page("Minutes", board);
    const userId = cast.ben.account.user.id;
    const client = await benAs("administrator");
    await cast.ana.client.permissions.setPageRole({ pageId: minutes, userId, role: "viewer" });
    await restrict(board);
    await expect(client.pages.get({ pageId: minutes })).rejects.toMatchObject(closed);
    await deletePage(board, "moveUp");
    await expect(client.pages.get({ pageId: minutes })).rejects.toMatchObject(closed);
  });

  test("keep the roles that it gave", async () => {
    const board = await page("Board");
    const minutes = await page("Minutes", board);
    const userId = cast.ben.account.user.id;
    const client = await benAs("viewer");
    await cast.ana.client.permissions.setPageRole({ pageId: minutes, userId, role: "viewer" });
    await cast.ana.client.permissions.setPageRole({ pageId: board, userId, role: "editor" });
    await restrict(board);
    expect((await client.pages.get({ pageId: minutes })).can.edit).toBe(true);
    await deletePage(board, "moveUp");
    expect((await client.pages.get({ pageId: minutes })).can.edit).toBe(true);
  });

  test("stay their author's where they were never published", async () => {
    const board = await page("Board");
    const userId = cast.ben.account.user.id;
    const client = await benAs("administrator");
    await cast.ana.client.permissions.setPageRole({ pageId: board, userId, role: "editor" });
    await restrict(board);
    const begun = await client.pages.create({ workspaceId: cast.workspaceId, parentPageId: board });
    expect(await level(cast.ana.client, board)).toEqual([]);
    await deletePage(board);
    expect(await level(cast.ana.client)).toEqual([]);
    await expect(cast.ana.client.pages.get({ pageId: begun.pageId })).rejects.toMatchObject(closed);
    expect((await client.pages.get({ pageId: begun.pageId })).can.manage).toBe(true);
  });
});

describe("who administers a page, and only sees a page below it", () => {
  test("becomes no administrator of that page by restricting", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    const userId = cast.ben.account.user.id;
    const client = await benAs("viewer");
    await cast.ana.client.permissions.setPageRole({ pageId: bread, userId, role: "administrator" });
    await expect(
      client.permissions.restrictPage({ pageId: bread, isRestricted: true }),
    ).rejects.toMatchObject({ code: "NOT_ALLOWED" });
    expect((await client.pages.get({ pageId: rye })).can.manage).toBe(false);
  });

  test("becomes no administrator of that page by moving", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    const userId = cast.ben.account.user.id;
    const client = await benAs("viewer");
    const own = await client.workspaces.create({ workspaceName: "Ben's" });
    await cast.ana.client.permissions.setPageRole({ pageId: bread, userId, role: "administrator" });
    await expect(
      client.pages.move({ pageId: bread, workspaceId: own.workspaceId }),
    ).rejects.toMatchObject({ code: "NOT_ALLOWED" });
    expect((await client.pages.get({ pageId: rye })).can.manage).toBe(false);
  });
});

test("who administers a page becomes no administrator of a deleted page below it", async () => {
  const bread = await page("Bread");
  const rye = await page("Rye", bread);
  await deletePage(rye);
  const userId = cast.ben.account.user.id;
  const client = await benAs("viewer");
  const own = await client.workspaces.create({ workspaceName: "Ben's" });
  await cast.ana.client.permissions.setPageRole({ pageId: bread, userId, role: "administrator" });
  const refused = { code: "NOT_ALLOWED" };
  await expect(
    client.permissions.restrictPage({ pageId: bread, isRestricted: true }),
  ).rejects.toMatchObject(refused);
  await expect(
    client.pages.move({ pageId: bread, workspaceId: own.workspaceId }),
  ).rejects.toMatchObject(refused);
  await expect(client.trash.removePage({ pageId: rye })).rejects.toMatchObject(refused);
});

describe("a page that nobody would administer below a restricted one", () => {
  /** Ben administers Bread, in which Ana has a page for herself alone, and does not see that page. */
  async function secretInBread() {
    const { client, account } = cast.ana;
    const bread = await page("Bread");
    const secret = await page("Secret", bread);
    await page("Notes", secret);
    const ben = await benAs("administrator");
    await restrict(secret);
    const userId = cast.ben.account.user.id;
    await client.permissions.setPageRole({ pageId: bread, userId, role: "administrator" });
    const leave = () =>
      ben.permissions.setPageRole({ pageId: bread, userId: account.user.id, role: null });
    return { bread, secret, ben, leave };
  }

  test("moves up when that is restricted", async () => {
    const { bread, secret, ben, leave } = await secretInBread();
    await leave();
    await ben.permissions.restrictPage({ pageId: bread, isRestricted: true });
    expect(await level(cast.ana.client)).toEqual(["Secret"]);
    expect(await level(cast.ana.client, secret)).toEqual(["Notes"]);
    expect(await level(ben)).toEqual(["Bread"]);
    await expect(ben.pages.get({ pageId: secret })).rejects.toMatchObject(closed);
  });

  test("moves up, and stays closed, when that ceases to name who administers it", async () => {
    const { bread, secret, ben, leave } = await secretInBread();
    await ben.permissions.restrictPage({ pageId: bread, isRestricted: true });
    await leave();
    expect(await level(cast.ana.client)).toEqual(["Secret"]);
    await expect(ben.pages.get({ pageId: secret })).rejects.toMatchObject(closed);
  });

  test("leaves what somebody else administers below it, as closed as it was", async () => {
    const { bread, secret, ben, leave } = await secretInBread();
    const { server, ana } = cast;
    const eve = await server.signUp("Eva Reader");
    await joinOrganization(server, eve, ana, []);
    const userId = eve.account.user.id;
    const { items } = await ana.client.pages.level({
      workspaceId: cast.workspaceId,
      parentPageId: secret,
    });
    const notes = items[0]?.id ?? secret;
    for (const pageId of [bread, secret])
      await ana.client.permissions.setPageRole({ pageId, userId, role: "viewer" });
    await ana.client.permissions.setPageRole({ pageId: notes, userId, role: "administrator" });
    await leave();
    await ben.permissions.restrictPage({ pageId: bread, isRestricted: true });
    expect(await level(ana.client)).toEqual(["Secret"]);
    const eves = server.clientOf(eve.cookies, ana.account.organization.id);
    expect((await eves.pages.get({ pageId: notes })).page.parentPageId).toBe(bread);
    await expect(ben.pages.get({ pageId: notes })).rejects.toMatchObject(closed);
  });

  test("stays closed where what is above it was restricted before that moves", async () => {
    const { client } = cast.ana;
    const { workspaceId } = cast;
    const bread = await page("Bread");
    const ben = await benAs("administrator");
    const userId = cast.ben.account.user.id;
    await client.permissions.setPageRole({ pageId: bread, userId, role: "administrator" });
    await restrict(bread);
    const begun = await client.pages.create({ workspaceId, parentPageId: bread });
    const { pageId: own, draftId } = await ben.pages.create({ workspaceId });
    await ben.permissions.restrictPage({ pageId: own, isRestricted: true });
    await ben.pages.move({ pageId: bread, workspaceId, parentPageId: own });
    expect((await client.pages.get({ pageId: begun.pageId })).page.parentPageId).toBeNull();
    const { pageId } = begun;
    expect((await client.permissions.pageReaders({ pageId })).isRestricted).toBe(true);
    await ben.drafts.delete({ draftId });
  });

  test("stays where it was when what is above it moves below that", async () => {
    const { bread, secret, ben } = await secretInBread();
    const { workspaceId } = cast;
    const { pageId: own, draftId } = await ben.pages.create({ workspaceId });
    await ben.permissions.restrictPage({ pageId: own, isRestricted: true });
    await ben.pages.move({ pageId: bread, workspaceId, parentPageId: own });
    expect((await cast.ana.client.pages.get({ pageId: secret })).can.manage).toBe(true);
    expect(await level(ben, own)).toEqual(["Bread"]);
    await ben.drafts.delete({ draftId });
  });
});

test("a page below a restricted one passes to who administers that, when its administrator leaves", async () => {
  const { server, ana, ben } = cast;
  const eve = await server.signUp("Eve Editor");
  await joinOrganization(server, eve, ana, []);
  const { id: organizationId } = ana.account.organization;
  const client = server.clientOf(eve.cookies, organizationId);
  const bens = await benAs("administrator");
  const { workspaceId } = cast;
  await ana.client.permissions.setWorkspaceRole({
    workspaceId,
    userId: eve.account.user.id,
    role: "administrator",
  });
  const board = await page("Board");
  const minutes = await page("Minutes", board);
  const names = await page("Names", minutes);
  for (const { account } of [ben, eve]) {
    const userId = account.user.id;
    await ana.client.permissions.setPageRole({ pageId: board, userId, role: "administrator" });
  }
  await client.permissions.restrictPage({ pageId: board, isRestricted: true });
  await client.permissions.restrictPage({ pageId: minutes, isRestricted: true });
  await client.permissions.restrictPage({ pageId: names, isRestricted: true });
  const userId = ana.account.user.id;
  for (const pageId of [names, minutes, board])
    await client.permissions.setPageRole({ pageId, userId, role: null });
  await expect(bens.pages.get({ pageId: minutes })).rejects.toMatchObject(closed);
  await ana.client.members.remove({ userId: eve.account.user.id });
  expect((await bens.pages.get({ pageId: minutes })).can.manage).toBe(true);
  expect((await bens.pages.get({ pageId: names })).can.manage).toBe(true);
});

test("a page above that somebody else has begun is not named", async () => {
  const begun = await cast.ana.client.pages.create({ workspaceId: cast.workspaceId });
  const below = await page("Published below", begun.pageId);
  const client = await benAs("viewer");
  expect((await client.pages.get({ pageId: below })).page.parentPageId).toBeNull();
  expect((await cast.ana.client.pages.get({ pageId: below })).page.parentPageId).toBe(begun.pageId);
});
