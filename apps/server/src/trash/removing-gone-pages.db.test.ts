import type { PageId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { earlier } from "../testing/earlier.ts";
import { startBakery } from "../testing/bakery-tree.ts";

const { cast, benAs, deletePage, page } = startBakery();

const setDays = (trashDays: 30 | 90 | 365 | null) =>
  cast.ana.client.organizations.changeSettings({
    organizationId: cast.ana.account.organization.id,
    trashDays,
  });

const passDays = (days: number, ids: readonly PageId[]) => cast.server.sql`update pages
  set deleted_at = ${earlier(cast.server.sql, "deleted_at", `${days} days`)}
  where id = any(${[...ids]}::uuid[])`;

async function existing(ids: readonly PageId[]): Promise<PageId[]> {
  const rows = await cast.server.sql<{ id: PageId }[]>`
    select id from pages where id = any(${[...ids]}::uuid[])`;
  return rows.map(({ id }) => id);
}

test("deleted pages stay until an administrator of the organization sets days", async () => {
  const bread = await page("Bread");
  await deletePage(bread);
  await passDays(4000, [bread]);
  await cast.server.removeGonePages();
  expect(await existing([bread])).toEqual([bread]);
  const client = await benAs("administrator");
  const { id: organizationId } = cast.ana.account.organization;
  const byUser = client.organizations.changeSettings({ organizationId, trashDays: 30 });
  await expect(byUser).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  await setDays(30);
  expect((await cast.ana.client.accounts.current()).organization.trashDays).toBe(30);
  await cast.server.removeGonePages();
  expect(await existing([bread])).toEqual([]);
  await setDays(null);
});

test("a page goes with those deleted with it when its days have passed, and not earlier", async () => {
  await setDays(90);
  const bread = await page("Bread");
  const rye = await page("Rye", bread);
  const kept = await page("Kept");
  await deletePage(bread, "delete");
  await deletePage(kept);
  await passDays(89, [bread, rye]);
  await cast.server.removeGonePages();
  expect(await existing([bread, rye])).toHaveLength(2);
  const [item] = (await cast.ana.client.trash.list({ title: "bread" })).items;
  const days = (Date.parse(item?.goneAt ?? "") - Date.parse(item?.deletedAt ?? "")) / 86_400_000;
  expect(days).toBe(90);
  await passDays(2, [bread, rye]);
  await cast.server.removeGonePages();
  expect(await existing([bread, rye, kept])).toEqual([kept]);
  await setDays(null);
});

test("two nodes that sweep while somebody restores leave the page whole, or gone", async () => {
  await setDays(30);
  for (let round = 0; round < 6; round += 1) {
    const bread = await page("Bread");
    const rye = await page("Rye", bread);
    await deletePage(bread, "delete");
    await passDays(31, [bread, rye]);
    await Promise.allSettled([
      cast.server.removeGonePages(),
      cast.ana.client.pages.restore({ pageId: bread }),
      cast.server.removeGonePages(),
    ]);
    const left = await existing([bread, rye]);
    expect([0, 2]).toContain(left.length);
    if (left.length > 0) {
      const { page: shown } = await cast.ana.client.pages.get({ pageId: rye });
      expect(shown.deleted).toBe(false);
    }
  }
  await setDays(null);
});

test("a deleted workspace keeps its deleted pages until it comes back", async () => {
  const { workspaceId } = cast;
  const bread = await page("Bread");
  await deletePage(bread);
  await passDays(31, [bread]);
  await cast.ana.client.workspaces.delete({ workspaceId });
  await setDays(30);
  await cast.server.removeGonePages();
  expect(await existing([bread])).toEqual([bread]);
  await cast.ana.client.workspaces.restore({ workspaceId });
  await cast.server.removeGonePages();
  expect(await existing([bread])).toEqual([]);
  await setDays(null);
});
