import { describe, expect, test } from "vitest";
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

test("a page above that somebody else has begun is not named", async () => {
  const begun = await cast.ana.client.pages.create({ workspaceId: cast.workspaceId });
  const below = await page("Published below", begun.pageId);
  const client = await benAs("viewer");
  expect((await client.pages.get({ pageId: below })).page.parentPageId).toBeNull();
  expect((await cast.ana.client.pages.get({ pageId: below })).page.parentPageId).toBe(begun.pageId);
});
