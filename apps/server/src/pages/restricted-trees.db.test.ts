import { describe, expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";

const { cast, benAs, deletePage, level, page } = startBakery();

describe("a restricted page", () => {
  test("restricts what is below it, in the tree, in lists, and for what is made there later", async () => {
    const board = await page("Board");
    const minutes = await page("Minutes", board);
    const client = await benAs("administrator");
    expect(await level(client, board)).toEqual(["Minutes"]);
    await cast.ana.client.permissions.restrictPage({ pageId: board, isRestricted: true });
    const later = await page("Plans", minutes);
    expect(await level(client)).toEqual([]);
    for (const pageId of [minutes, later]) {
      await expect(client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
    }
    expect((await client.workspaces.pages({ workspaceId: cast.workspaceId })).items).toEqual([]);
    await cast.ana.client.permissions.restrictPage({ pageId: board, isRestricted: false });
    expect(await level(client, minutes)).toEqual(["Plans"]);
  });

  test("lets in whom it names, in the role it gives, and a page below lets in nobody else", async () => {
    const board = await page("Board");
    const minutes = await page("Minutes", board);
    const client = await benAs("administrator");
    const userId = cast.ben.account.user.id;
    await cast.ana.client.permissions.restrictPage({ pageId: board, isRestricted: true });
    await expect(
      cast.ana.client.permissions.setPageRole({ pageId: minutes, userId, role: "editor" }),
    ).rejects.toMatchObject({ code: "RESTRICTED_ABOVE" });
    await cast.ana.client.permissions.setPageRole({ pageId: board, userId, role: "viewer" });
    expect((await client.pages.get({ pageId: minutes })).can).toMatchObject({ edit: false });
    await cast.ana.client.permissions.setPageRole({ pageId: minutes, userId, role: "editor" });
    expect((await client.pages.get({ pageId: minutes })).can).toMatchObject({
      edit: true,
      manage: false,
    });
    const readers = await client.permissions.pageReaders({ pageId: minutes });
    expect(readers.restrictedAbove).toMatchObject({ id: board, pageTitle: "Board" });
    expect(readers.items.find(({ id }) => id === userId)).toMatchObject({
      role: "editor",
      reasons: [
        { from: "above", role: "viewer" },
        { from: "page", role: "editor" },
      ],
    });
    await cast.ana.client.permissions.setPageRole({ pageId: board, userId, role: null });
    await expect(client.pages.get({ pageId: minutes })).rejects.toMatchObject({
      code: "NO_ACCESS",
    });
  });
});

test("what is below a restricted page is among the pages published last for whom it names, also from outside the workspace", async () => {
  const board = await page("Board");
  await page("Plans", await page("Minutes", board));
  await page("Cake");
  const { server, ana, ben } = cast;
  const userId = ben.account.user.id;
  await ana.client.permissions.restrictPage({ pageId: board, isRestricted: true });
  await ana.client.permissions.setPageRole({ pageId: board, userId, role: "viewer" });
  const client = server.clientOf(ben.cookies, ana.account.organization.id);
  const { items } = await client.reading.published({ limit: 3 });
  expect(items.map(({ pageTitle }) => pageTitle)).toEqual(["Plans", "Minutes", "Board"]);
});

test("only who may create pages in the workspace is told that they may make one below a page", async () => {
  const bread = await page("Bread");
  const { can: anas } = await cast.ana.client.pages.get({ pageId: bread });
  const { can: bens } = await (await benAs("editor")).pages.get({ pageId: bread });
  expect([anas.createBelow, bens.edit, bens.createBelow]).toEqual([true, true, false]);
  await cast.ana.client.workspaces.changeSettings({
    workspaceId: cast.workspaceId,
    editorsCreatePages: true,
  });
  const { can: bensThen } = await (await benAs("editor")).pages.get({ pageId: bread });
  expect(bensThen.createBelow).toBe(true);
  await deletePage(bread);
  expect((await cast.ana.client.pages.get({ pageId: bread })).can.createBelow).toBe(false);
});

test("a page says that it has pages where the one above them was never published", async () => {
  const bread = await page("Bread");
  const ben = await benAs("administrator");
  const { workspaceId } = cast;
  const begun = await ben.pages.create({ workspaceId, parentPageId: bread });
  const rye = await page("Rye");
  await ben.pages.move({ pageId: rye, workspaceId, parentPageId: begun.pageId });
  const { items } = await cast.ana.client.pages.level({ workspaceId, parentPageId: null });
  expect(items).toMatchObject([{ pageTitle: "Bread", hasPages: true }]);
  expect(await level(cast.ana.client, bread)).toEqual(["Rye"]);
});

test("a page that was never published is in its author's tree only, and what is below it is in everybody's", async () => {
  const begun = await cast.ana.client.pages.create({ workspaceId: cast.workspaceId });
  const below = await page("Published below", begun.pageId);
  const client = await benAs("viewer");
  expect(await level(client)).toEqual(["Published below"]);
  expect(await level(cast.ana.client)).toEqual([""]);
  expect((await client.pages.get({ pageId: below })).path).toEqual([]);
});
