import { describe, expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";

const { cast, benAs, deletePage, level, page } = startBakery();

describe("deleting a page with pages below it", () => {
  test("asks, deletes them too, and restores together what was deleted together", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    await page("Starter", rye);
    const old = await page("Old", bread);
    await deletePage(old);
    const { client } = cast.ana;
    const both = { pagesBelow: 2, mayDeleteBelow: true };
    expect(await client.pages.previewDeletion({ pageId: bread })).toEqual(both);
    await expect(deletePage(bread)).rejects.toMatchObject({
      code: "PAGES_BELOW",
      data: { count: 2 },
    });
    await deletePage(bread, "delete");
    expect(await level(cast.ana.client)).toEqual([]);
    expect(await cast.ana.client.pages.restore({ pageId: bread })).toEqual({ pagesBelow: 2 });
    expect(await level(cast.ana.client)).toEqual(["Bread"]);
    expect(await level(cast.ana.client, bread)).toEqual(["Rye"]);
    expect(await level(cast.ana.client, rye)).toEqual(["Starter"]);
  });

  test("moves them up, to where the page was", async () => {
    await page("Apples");
    const bread = await page("Bread");
    await page("Cake");
    await page("Rye", bread);
    await page("Wheat", bread);
    await deletePage(bread, "moveUp");
    expect(await level(cast.ana.client)).toEqual(["Apples", "Rye", "Wheat", "Cake"]);
  });

  test("moves them up and keeps closed what was closed", async () => {
    const board = await page("Board");
    const minutes = await page("Minutes", board);
    const client = await benAs("administrator");
    await cast.ana.client.permissions.restrictPage({ pageId: board, isRestricted: true });
    await deletePage(board, "moveUp");
    await expect(client.pages.get({ pageId: minutes })).rejects.toMatchObject({
      code: "NO_ACCESS",
    });
    expect((await cast.ana.client.permissions.pageReaders({ pageId: minutes })).isRestricted).toBe(
      true,
    );
  });

  test("is refused where one of them is not the deleter's to delete", async () => {
    const bread = await page("Bread");
    const { pages } = cast.ana.client;
    const unseen = { pagesBelow: 0, mayDeleteBelow: true };
    expect(await pages.previewDeletion({ pageId: bread })).toEqual(unseen);
    const rye = await page("Rye", bread);
    const oneSeen = { pagesBelow: 1, mayDeleteBelow: true };
    expect(await pages.previewDeletion({ pageId: bread })).toEqual(oneSeen);
    const userId = cast.ana.account.user.id;
    const ben = await benAs("administrator");
    const { client } = cast.ana;
    await ben.permissions.restrictPage({ pageId: rye, isRestricted: true });
    await ben.permissions.setPageRole({ pageId: rye, userId, role: "viewer" });
    const oneKept = { pagesBelow: 1, mayDeleteBelow: false };
    expect(await pages.previewDeletion({ pageId: bread })).toEqual(oneKept);
    await expect(deletePage(bread, "delete")).rejects.toMatchObject({ code: "PAGES_BELOW_KEPT" });
    await deletePage(bread, "moveUp");
    expect(await level(client)).toEqual(["Rye"]);
  });

  test("moves up what the deleter does not see, closed as it was, and tells nothing of it", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    const wheat = await page("Wheat");
    const ben = await benAs("administrator");
    const { workspaceId } = cast;
    const begun = await ben.pages.create({ workspaceId, parentPageId: rye });
    await ben.pages.move({ pageId: wheat, workspaceId, parentPageId: begun.pageId });
    const twoSeen = { pagesBelow: 2, mayDeleteBelow: true };
    expect(await cast.ana.client.pages.previewDeletion({ pageId: bread })).toEqual(twoSeen);
    await deletePage(bread, "delete");
    expect((await ben.pages.get({ pageId: begun.pageId })).page.parentPageId).toBeNull();
    expect(await level(ben)).toEqual([""]);
    expect(await level(cast.ana.client)).toEqual([]);
    expect(await cast.ana.client.pages.restore({ pageId: bread })).toEqual({ pagesBelow: 2 });
    expect(await level(cast.ana.client, rye)).toEqual(["Wheat"]);
  });

  test("keeps closed what moves up out of a restricted page", async () => {
    const board = await page("Board");
    const minutes = await page("Minutes", board);
    await page("Plans", board);
    const userId = cast.ben.account.user.id;
    const { client } = cast.ana;
    const { id: anaId } = cast.ana.account.user;
    const ben = await benAs("viewer");
    await client.permissions.restrictPage({ pageId: board, isRestricted: true });
    await client.permissions.setPageRole({ pageId: board, userId, role: "administrator" });
    await ben.permissions.restrictPage({ pageId: minutes, isRestricted: true });
    await ben.permissions.setPageRole({ pageId: minutes, userId: anaId, role: null });
    await deletePage(board, "delete");
    expect((await ben.pages.get({ pageId: minutes })).can.manage).toBe(true);
    await expect(client.pages.get({ pageId: minutes })).rejects.toMatchObject({
      code: "NO_ACCESS",
    });
    expect(await level(ben)).toEqual(["Minutes"]);
  });

  test("restores a page below the nearest one that exists", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    const starter = await page("Starter", rye);
    await deletePage(starter);
    await deletePage(rye, "moveUp");
    await deletePage(bread, "moveUp");
    await cast.ana.client.pages.restore({ pageId: starter });
    expect(await level(cast.ana.client)).toEqual(["Starter"]);
    await cast.ana.client.pages.restore({ pageId: rye });
    await cast.ana.client.pages.restore({ pageId: bread });
    expect((await level(cast.ana.client)).toSorted()).toEqual(["Bread", "Rye", "Starter"]);
  });
});

test("pages below a page that was never published move up when its draft is deleted", async () => {
  const begun = await cast.ana.client.pages.create({ workspaceId: cast.workspaceId });
  await page("Cake");
  await page("Rye", begun.pageId);
  const { outcome } = await cast.ana.client.drafts.delete({ draftId: begun.draftId });
  expect(outcome).toBe("pageRemoved");
  expect(await level(cast.ana.client)).toEqual(["Rye", "Cake"]);
});

test("nothing is made below a deleted page", async () => {
  const bread = await page("Bread");
  await deletePage(bread);
  await expect(
    cast.ana.client.pages.create({ workspaceId: cast.workspaceId, parentPageId: bread }),
  ).rejects.toMatchObject({ code: "PAGE_DELETED" });
});
