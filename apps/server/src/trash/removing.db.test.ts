import { describe, expect, test } from "vitest";
import type { PageId } from "@stemma/domain/ids";
import { startBakery } from "../testing/bakery-tree.ts";
import { publishVersion } from "../testing/publish-version.ts";

const { cast, benAs, deletePage, level, page } = startBakery();

const gone = { code: "NOT_FOUND" };

/**
 * The tables that still hold something of these pages, of all tables that have a column for a page. The audit log is to
 * say what was removed.
 */
async function tablesOf(pageIds: readonly PageId[]): Promise<string[]> {
  const { sql } = cast.server;
  const columns = await sql<{ table: string; column: string }[]>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid' and table_name <> 'audit_entries'
      and (column_name in ('page_id', 'item_id') or (table_name = 'pages' and column_name = 'id')
        or (table_name = 'requests' and column_name = 'target_id'))`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows =
      await sql`select 1 from ${sql(table)} where ${sql(column)} = any(${[...pageIds]}::uuid[]) limit 1`;
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/** Uses a page as people do: it is read, pinned, subscribed to, drafted, published again, linked to. Its last subscribers wait to be notified. */
async function use(pageId: PageId): Promise<void> {
  const client = await benAs("editor");
  await client.recents.add({ type: "page", id: pageId });
  await client.pins.update({
    item: { type: "page", id: pageId },
    action: "add",
    pinInsertion: "bottom",
  });
  await client.pages.subscribe({ pageId, action: "subscribe" });
  await publishVersion(cast.ana, pageId, "Second");
  await cast.server.runTasks();
  await publishVersion(cast.ana, pageId, "Third");
  await client.drafts.create({ pageId });
  await client.versions.search({ pageId, query: "e" });
}

describe("deleting permanently", () => {
  test("leaves nothing of a page and of those deleted with it, in any table", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    for (const pageId of [bread, rye]) await use(pageId);
    const before = await tablesOf([bread, rye]);
    expect(before).toEqual(
      expect.arrayContaining([
        "drafts.page_id",
        "notifications.page_id",
        "outbox.page_id",
        "pins.item_id",
      ]),
    );
    await deletePage(bread, "delete");
    const loss = await cast.ana.client.trash.pageLoss({ pageId: bread });
    expect(loss).toMatchObject({ pages: 2, drafts: 2 });
    await cast.ana.client.trash.removePage({ pageId: bread });
    expect(await tablesOf([bread, rye])).toEqual([]);
    for (const pageId of [bread, rye]) {
      await expect(cast.ana.client.pages.get({ pageId })).rejects.toMatchObject(gone);
    }
    await expect(cast.ana.client.pages.restore({ pageId: bread })).rejects.toMatchObject(gone);
  });

  test("keeps a page below that was deleted before, in the trash by itself", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    await deletePage(rye);
    await deletePage(bread);
    await cast.ana.client.trash.removePage({ pageId: bread });
    await cast.ana.client.pages.restore({ pageId: rye });
    expect(await level(cast.ana.client)).toEqual(["Rye"]);
  });

  test("keeps closed what a removed page had closed", async () => {
    const board = await page("Board");
    const minutes = await page("Minutes", board);
    await deletePage(minutes);
    const client = await benAs("administrator");
    await cast.ana.client.permissions.restrictPage({ pageId: board, isRestricted: true });
    await deletePage(board);
    await cast.ana.client.trash.removePage({ pageId: board });
    await cast.ana.client.pages.restore({ pageId: minutes });
    const closed = { code: "NO_ACCESS" };
    await expect(client.pages.get({ pageId: minutes })).rejects.toMatchObject(closed);
  });

  test("is refused for a page that is not deleted, and for who does not administer it", async () => {
    const bread = await page("Bread");
    await expect(cast.ana.client.trash.removePage({ pageId: bread })).rejects.toMatchObject(gone);
    await deletePage(bread);
    for (const role of ["viewer", "editor"] as const) {
      const client = await benAs(role);
      const refused = { code: "NOT_ALLOWED" };
      await expect(client.trash.removePage({ pageId: bread })).rejects.toMatchObject(refused);
    }
    await (await benAs("administrator")).trash.removePage({ pageId: bread });
  });

  test("is refused where a page that was deleted with it is not the remover's", async () => {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    const userId = cast.ben.account.user.id;
    const client = await benAs("administrator");
    await cast.ana.client.permissions.restrictPage({ pageId: rye, isRestricted: true });
    await cast.ana.client.permissions.setPageRole({ pageId: rye, userId, role: "viewer" });
    await deletePage(bread, "delete");
    const kept = { code: "PAGES_TOGETHER_KEPT" };
    await expect(client.trash.removePage({ pageId: bread })).rejects.toMatchObject(kept);
    expect(await cast.ana.client.pages.restore({ pageId: bread })).toEqual({ pagesBelow: 1 });
  });

  test("leaves in the trash what was deleted with it and is closed to the remover, and tells nothing of it", async () => {
    const bread = await page("Bread");
    const secret = await page("Secret", bread);
    const client = await benAs("administrator");
    await cast.ana.client.permissions.restrictPage({ pageId: secret, isRestricted: true });
    await cast.ana.client.drafts.create({ pageId: secret });
    await deletePage(bread, "delete");
    expect(await client.trash.pageLoss({ pageId: bread })).toEqual({
      pages: 1,
      titles: [],
      drafts: 0,
    });
    await client.trash.removePage({ pageId: bread });
    expect(await tablesOf([bread])).toEqual([]);
    expect((await cast.ana.client.trash.list({})).items).toMatchObject([{ id: secret }]);
    await cast.ana.client.pages.restore({ pageId: secret });
    await expect(client.pages.get({ pageId: secret })).rejects.toMatchObject({ code: "NO_ACCESS" });
  });

  test("of a page and restoring it at the same time end with the page whole, or gone", async () => {
    for (let round = 0; round < 8; round += 1) {
      const bread = await page("Bread");
      const rye = await page("Rye", bread);
      await deletePage(bread, "delete");
      const { client } = cast.ana;
      await Promise.allSettled([
        client.trash.removePage({ pageId: bread }),
        client.pages.restore({ pageId: bread }),
      ]);
      const [shown, below] = await Promise.allSettled([
        client.pages.get({ pageId: bread }),
        client.pages.get({ pageId: rye }),
      ]);
      expect(below.status).toBe(shown.status);
      if (shown.status === "fulfilled") expect(shown.value.page.deleted).toBe(false);
      else expect(await tablesOf([bread, rye])).toEqual([]);
    }
  });

  test("removes a deleted workspace at once, for its administrators alone", async () => {
    const bread = await page("Bread");
    const client = await benAs("editor");
    const { workspaceId } = cast;
    await cast.ana.client.workspaces.delete({ workspaceId });
    await expect(client.trash.removeWorkspace({ workspaceId })).rejects.toMatchObject(gone);
    expect(await cast.ana.client.trash.workspaceLoss({ workspaceId })).toEqual({
      pages: 1,
      titles: [],
      drafts: 0,
    });
    await cast.ana.client.trash.removeWorkspace({ workspaceId });
    await expect(cast.ana.client.workspaces.restore({ workspaceId })).rejects.toMatchObject(gone);
    expect(await tablesOf([bread])).toEqual([]);
    const rows = await cast.server.sql`select 1 from workspaces where id = ${workspaceId}`;
    expect(rows).toEqual([]);
  });
});

describe("a page that was never published, and is removed at once,", () => {
  test("leaves in the trash what was deleted with it", async () => {
    const { client } = cast.ana;
    for (const way of ["page", "draft"] as const) {
      const { pageId, draftId } = await client.pages.create({ workspaceId: cast.workspaceId });
      const rye = await page("Rye", pageId);
      await deletePage(pageId, "delete");
      if (way === "page") expect(await deletePage(pageId)).toMatchObject({ outcome: "removed" });
      else
        expect(await client.drafts.delete({ draftId })).toMatchObject({ outcome: "pageRemoved" });
      expect((await client.trash.list({})).items.map(({ id }) => id)).toContain(rye);
      expect(await client.pages.restore({ pageId: rye })).toEqual({ pagesBelow: 0 });
    }
  });

  test("leaves nothing in the lists of those whom it named", async () => {
    const { client } = cast.ana;
    for (const way of ["page", "draft"] as const) {
      const { pageId, draftId } = await client.pages.create({ workspaceId: cast.workspaceId });
      const ben = await benAs("viewer");
      const userId = cast.ben.account.user.id;
      await client.permissions.setPageRole({ pageId, userId, role: "viewer" });
      await ben.recents.add({ type: "page", id: pageId });
      if (way === "page") await deletePage(pageId);
      else await client.drafts.delete({ draftId });
      expect(await tablesOf([pageId])).toEqual([]);
    }
  });
});

test("emptying the trash removes what was in it when its owner looked, and what is theirs to remove", async () => {
  const { client } = cast.ana;
  const old = await page("Old");
  await deletePage(old);
  const bens = await page("Ben's");
  const userId = cast.ben.account.user.id;
  const ben = await benAs("editor");
  await client.permissions.setPageRole({ pageId: bens, userId, role: "administrator" });
  await deletePage(bens);
  const byBen = await ben.trash.empty({ deletedUntil: new Date().toISOString() });
  expect(byBen).toMatchObject({ removed: 0, kept: 1 });
  const deletedUntil = new Date().toISOString();
  const late = await page("Late");
  await deletePage(late);
  let cursor: string | undefined;
  do {
    const part = await client.trash.empty({ deletedUntil, ...(cursor && { cursor }) });
    cursor = part.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(await tablesOf([old, bens])).toEqual([]);
  expect((await client.trash.list({})).items).toMatchObject([{ id: late }]);
});
