import type { PageId } from "@stemma/domain/ids";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { bodyOf } from "../testing/body-of.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person, TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;
let ben: Person;
let workspaceId: Person["account"]["configuration"]["personalWorkspaceId"];

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Admin");
  ben = await server.signUp("Ben Baker");
  await joinOrganization(server, ben, ana, []);
});

afterAll(() => server.stop());

beforeEach(async () => {
  ({ workspaceId } = await ana.client.workspaces.create({ workspaceName: "Bakery" }));
});

/** Ben as a member of Ana's organization, with this role in the workspace. */
async function benAs(role: "viewer" | "editor" | "administrator") {
  const userId = ben.account.user.id;
  await ana.client.permissions.setWorkspaceRole({ workspaceId, userId, role });
  return server.clientOf(ben.cookies, ana.account.organization.id);
}

/** A published page of Ana's with this title. */
async function page(title: string, parentPageId: PageId | null = null): Promise<PageId> {
  const { pageId, draftId } = await ana.client.pages.create({ workspaceId, parentPageId });
  const { revision } = await ana.client.drafts.save({
    draftId,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle: title,
    serializedEditorState: bodyOf(title),
    draftNotes: null,
  });
  await ana.client.drafts.publish({
    draftId,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First version", body: "" },
  });
  return pageId;
}

/** The titles of a level as somebody sees it. */
async function level(client: Person["client"], parentPageId: PageId | null = null) {
  const { items } = await client.pages.level({ workspaceId, parentPageId });
  return items.map(({ pageTitle }) => pageTitle);
}

const place = (pageId: PageId, parentPageId: PageId | null, after?: PageId | null) => ({
  pageId,
  workspaceId,
  parentPageId,
  ...(after !== undefined && { after }),
});

async function deletePage(pageId: PageId, below?: "delete" | "moveUp") {
  const { page: shown } = await ana.client.pages.get({ pageId });
  return ana.client.pages.delete({
    pageId,
    expectedPublishedVersion: shown.publishedVersion,
    ...(below && { below }),
  });
}

describe("the order", () => {
  test("new pages are the last of their level, and a level is read in parts", async () => {
    for (const title of ["Bread", "Cake", "Rolls"]) await page(title);
    expect(await level(ana.client)).toEqual(["Bread", "Cake", "Rolls"]);
    const first = await ana.client.pages.level({ workspaceId, limit: 2 });
    expect(first.items.map(({ pageTitle }) => pageTitle)).toEqual(["Bread", "Cake"]);
    const second = await ana.client.pages.level({
      workspaceId,
      limit: 2,
      ...(first.nextCursor !== null && { cursor: first.nextCursor }),
    });
    expect(second.items.map(({ pageTitle }) => pageTitle)).toEqual(["Rolls"]);
    expect(second.nextCursor).toBeNull();
  });

  test("a page is put before all, behind one, and behind all", async () => {
    const bread = await page("Bread");
    const cake = await page("Cake");
    const rolls = await page("Rolls");
    await ana.client.pages.move(place(rolls, null, null));
    expect(await level(ana.client)).toEqual(["Rolls", "Bread", "Cake"]);
    await ana.client.pages.move(place(rolls, null, bread));
    expect(await level(ana.client)).toEqual(["Bread", "Rolls", "Cake"]);
    await ana.client.pages.move(place(bread, null));
    expect(await level(ana.client)).toEqual(["Rolls", "Cake", "Bread"]);
    // The page that was named is no longer in the level.
    await ana.client.pages.move(place(cake, bread));
    await ana.client.pages.move(place(rolls, null, cake));
    expect(await level(ana.client)).toEqual(["Bread", "Rolls"]);
  });
});

describe("a move", () => {
  test("takes the pages below along, also into another workspace, and the path says where a page is", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    const starter = await page("Starter", rye);
    const other = await ana.client.workspaces.create({ workspaceName: "Archive" });
    await ana.client.pages.move({ pageId: rye, workspaceId: other.workspaceId });
    const moved = await ana.client.pages.get({ pageId: starter });
    expect([moved.workspace.workspaceName, moved.path.map(({ pageTitle }) => pageTitle)]).toEqual([
      "Archive",
      ["Rye"],
    ]);
    expect(await level(ana.client, bread)).toEqual([]);
  });

  test("never puts a page below itself, also not in the database", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    await expect(ana.client.pages.move(place(bread, rye))).rejects.toMatchObject({
      code: "PAGE_BELOW_ITSELF",
    });
    await expect(ana.client.pages.move(place(bread, bread))).rejects.toMatchObject({
      code: "PAGE_BELOW_ITSELF",
    });
    await expect(
      server.sql`update pages set parent_page_id = ${rye} where id = ${bread}`,
    ).rejects.toThrow("would be below itself");
    await expect(
      server.sql`update pages set parent_page_id = ${bread} where id = ${bread}`,
    ).rejects.toThrow();
  });

  test("below a page of another workspace is refused, and below a deleted one", async () => {
    const bread = await page("Bread");
    const cake = await page("Cake");
    const other = await ana.client.workspaces.create({ workspaceName: "Archive" });
    await expect(
      ana.client.pages.move({ ...place(bread, cake), workspaceId: other.workspaceId }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await deletePage(cake);
    await expect(ana.client.pages.move(place(bread, cake))).rejects.toMatchObject({
      code: "PAGE_DELETED",
    });
  });

  test("needs the page above to be one that the mover may edit", async () => {
    const bread = await page("Bread");
    const cake = await page("Cake");
    const client = await benAs("editor");
    await expect(client.pages.move(place(bread, cake))).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
    await expect(client.pages.create({ workspaceId, parentPageId: bread })).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
  });

  test("of a page into a restricted one names who loses access beforehand", async () => {
    const bread = await page("Bread");
    const board = await page("Board");
    const client = await benAs("viewer");
    await ana.client.permissions.restrictPage({ pageId: board, isRestricted: true });
    const { gaining, losing } = await ana.client.pages.previewMove(place(bread, board));
    expect([gaining, losing.map(({ id }) => id)]).toEqual([[], [ben.account.user.id]]);
    await ana.client.pages.move(place(bread, board));
    await expect(client.pages.get({ pageId: bread })).rejects.toMatchObject({ code: "NO_ACCESS" });
    await ana.client.pages.move(place(bread, null));
    expect((await client.pages.get({ pageId: bread })).page.pageTitle).toBe("Bread");
  });
});

describe("a restricted page", () => {
  test("restricts what is below it, in the tree, in lists, and for what is made there later", async () => {
    const board = await page("Board");
    const minutes = await page("Minutes", board);
    const client = await benAs("administrator");
    expect(await level(client, board)).toEqual(["Minutes"]);
    await ana.client.permissions.restrictPage({ pageId: board, isRestricted: true });
    const later = await page("Plans", minutes);
    expect(await level(client)).toEqual([]);
    for (const pageId of [minutes, later]) {
      await expect(client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
    }
    expect((await client.workspaces.pages({ workspaceId })).items).toEqual([]);
    await ana.client.permissions.restrictPage({ pageId: board, isRestricted: false });
    expect(await level(client, minutes)).toEqual(["Plans"]);
  });

  test("lets in whom it names, in the role it gives, and a page below lets in nobody else", async () => {
    const board = await page("Board");
    const minutes = await page("Minutes", board);
    const client = await benAs("administrator");
    const userId = ben.account.user.id;
    await ana.client.permissions.restrictPage({ pageId: board, isRestricted: true });
    await expect(
      ana.client.permissions.setPageRole({ pageId: minutes, userId, role: "editor" }),
    ).rejects.toMatchObject({ code: "RESTRICTED_ABOVE" });
    await ana.client.permissions.setPageRole({ pageId: board, userId, role: "viewer" });
    expect((await client.pages.get({ pageId: minutes })).can).toMatchObject({ edit: false });
    await ana.client.permissions.setPageRole({ pageId: minutes, userId, role: "editor" });
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
    await ana.client.permissions.setPageRole({ pageId: board, userId, role: null });
    await expect(client.pages.get({ pageId: minutes })).rejects.toMatchObject({
      code: "NO_ACCESS",
    });
  });
});

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
    expect(await level(ana.client)).toEqual([]);
    expect(await ana.client.pages.restore({ pageId: bread })).toEqual({ pagesBelow: 2 });
    expect(await level(ana.client)).toEqual(["Bread"]);
    expect(await level(ana.client, bread)).toEqual(["Rye"]);
    expect(await level(ana.client, rye)).toEqual(["Starter"]);
  });

  test("moves them up, to where the page was", async () => {
    await page("Apples");
    const bread = await page("Bread");
    await page("Cake");
    await page("Rye", bread);
    await page("Wheat", bread);
    await deletePage(bread, "moveUp");
    expect(await level(ana.client)).toEqual(["Apples", "Rye", "Wheat", "Cake"]);
  });

  test("moves them up and keeps closed what was closed", async () => {
    const board = await page("Board");
    const minutes = await page("Minutes", board);
    const client = await benAs("administrator");
    await ana.client.permissions.restrictPage({ pageId: board, isRestricted: true });
    await deletePage(board, "moveUp");
    await expect(client.pages.get({ pageId: minutes })).rejects.toMatchObject({
      code: "NO_ACCESS",
    });
    expect((await ana.client.permissions.pageReaders({ pageId: minutes })).isRestricted).toBe(true);
  });

  test("is refused where one of them is not the deleter's to delete", async () => {
    const bread = await page("Bread");
    const client = await benAs("administrator");
    const begun = await client.pages.create({ workspaceId, parentPageId: bread });
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
    await ana.client.pages.restore({ pageId: starter });
    expect(await level(ana.client)).toEqual(["Starter"]);
    await ana.client.pages.restore({ pageId: rye });
    await ana.client.pages.restore({ pageId: bread });
    expect((await level(ana.client)).toSorted()).toEqual(["Bread", "Rye", "Starter"]);
  });
});

test("only who may create pages in the workspace is told that they may make one below a page", async () => {
  const bread = await page("Bread");
  const { can: anas } = await ana.client.pages.get({ pageId: bread });
  const { can: bens } = await (await benAs("editor")).pages.get({ pageId: bread });
  expect([anas.createBelow, bens.edit, bens.createBelow]).toEqual([true, true, false]);
  await ana.client.workspaces.changeSettings({ workspaceId, editorsCreatePages: true });
  const { can: bensThen } = await (await benAs("editor")).pages.get({ pageId: bread });
  expect(bensThen.createBelow).toBe(true);
  await deletePage(bread);
  expect((await ana.client.pages.get({ pageId: bread })).can.createBelow).toBe(false);
});

test("pages below a page that was never published move up when its draft is deleted", async () => {
  const begun = await ana.client.pages.create({ workspaceId });
  await page("Cake");
  await page("Rye", begun.pageId);
  const { outcome } = await ana.client.drafts.delete({ draftId: begun.draftId });
  expect(outcome).toBe("pageRemoved");
  expect(await level(ana.client)).toEqual(["Rye", "Cake"]);
});

test("a page that was never published is in its author's tree only, and what is below it is in everybody's", async () => {
  const begun = await ana.client.pages.create({ workspaceId });
  const below = await page("Published below", begun.pageId);
  const client = await benAs("viewer");
  expect(await level(client)).toEqual(["Published below"]);
  expect(await level(ana.client)).toEqual([""]);
  expect((await client.pages.get({ pageId: below })).path).toEqual([]);
});
