import type { PageId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";
import type { Client } from "../testing/people.ts";

const { cast, benAs, page } = startBakery();

/** The titles from the first page to the last one, and back again, as somebody who follows the links reads them. */
async function walk(client: Client, first: PageId) {
  const forth: string[] = [];
  const back: string[] = [];
  let last: PageId = first;
  for (let at: PageId | null = first; at !== null;) {
    last = at;
    const { next } = await client.pages.around({ pageId: at });
    if (next !== null) forth.push(next.pageTitle);
    at = next?.id ?? null;
  }
  for (let at: PageId | null = last; at !== null;) {
    const { previous } = await client.pages.around({ pageId: at });
    if (previous !== null) back.push(previous.pageTitle);
    at = previous?.id ?? null;
  }
  return { forth, back };
}

test("a reader follows the tree from top to bottom, and back", async () => {
  const apples = await page("Apples");
  const bread = await page("Bread");
  const rye = await page("Rye", bread);
  await page("Starter", rye);
  await page("Wheat", bread);
  await page("Cake");
  expect(await walk(cast.ana.client, apples)).toEqual({
    forth: ["Bread", "Rye", "Starter", "Wheat", "Cake"],
    back: ["Wheat", "Starter", "Rye", "Bread", "Apples"],
  });
});

test("a very deep tree is followed for a hundred levels", async () => {
  const { server, ana, workspaceId } = cast;
  const top = await page("Bread");
  const cake = await page("Cake");
  const chain = Array.from({ length: 120 }, () => crypto.randomUUID());
  await server.sql`
    with made as (
      insert into pages (id, organization_id, workspace_id, parent_page_id, updated_at, updated_by)
      select c.id, ${ana.account.organization.id}, ${workspaceId},
        coalesce(lag(c.id) over (order by c.nth), ${top}), now(), ${ana.account.user.id}
      from unnest(${chain}::uuid[]) with ordinality c (id, nth) returning id, organization_id)
    insert into page_members (organization_id, page_id, user_id, role)
    select organization_id, id, ${ana.account.user.id}, 'administrator' from made`;
  const { previous } = await ana.client.pages.around({ pageId: cake });
  expect(previous?.id).toBe(chain[98]);
  const deepest = await ana.client.pages.around({ pageId: chain[119] as PageId });
  expect(deepest).toMatchObject({ previous: { id: chain[118] }, next: null });
  const above = await ana.client.pages.around({ pageId: chain[98] as PageId });
  expect(above.next?.id).toBe(chain[99]);
});

test("what somebody may not see, and what is deleted, is passed over", async () => {
  const apples = await page("Apples");
  const bread = await page("Bread");
  await page("Rye", bread);
  const gone = await page("Gone");
  const begun = await cast.ana.client.pages.create({ workspaceId: cast.workspaceId });
  await page("Published below", begun.pageId);
  await page("Cake");
  const client = await benAs("viewer");
  await cast.ana.client.permissions.restrictPage({ pageId: bread, isRestricted: true });
  const { page: shown } = await cast.ana.client.pages.get({ pageId: gone });
  await cast.ana.client.pages.delete({
    pageId: gone,
    expectedPublishedVersion: shown.publishedVersion,
  });
  expect((await walk(client, apples)).forth.toSorted()).toEqual(["Cake", "Published below"]);
  expect((await walk(cast.ana.client, apples)).forth).toEqual([
    "Bread",
    "Rye",
    "",
    "Published below",
    "Cake",
  ]);
});
