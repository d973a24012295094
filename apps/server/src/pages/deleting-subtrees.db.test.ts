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
    const client = await benAs("administrator");
    const begun = await client.pages.create({ workspaceId: cast.workspaceId, parentPageId: bread });
    await page("Rye", bread);
    await expect(deletePage(bread, "delete")).rejects.toMatchObject({ code: "PAGES_BELOW_KEPT" });
    await deletePage(bread, "moveUp");
    expect((await client.pages.get({ pageId: begun.pageId })).page.parentPageId).toBeNull();
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
