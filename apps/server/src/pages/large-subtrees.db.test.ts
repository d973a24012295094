import type { PageId } from "@stemma/domain/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBakery } from "../testing/bakery-tree.ts";
import { fillLevel } from "../testing/fill-level.ts";
import { openLiveNode } from "../testing/open-live-node.ts";
import type { TestTab } from "../testing/open-test-tab.ts";

const { cast, deletePage, level, page, place } = startBakery();
const count = 3_000;
let node: Awaited<ReturnType<typeof openLiveNode>>;

beforeAll(async () => {
  node = await openLiveNode(cast.server);
});

afterAll(() => node.stop());

/** A page of Ana's with thousands of pages below it; the last of them has a page below it too. */
async function largeSubtree(): Promise<{ top: PageId; last: PageId; deepest: PageId }> {
  const top = await page("Bread");
  const last = (await fillLevel(cast.server.sql, top, count)).at(-1) ?? top;
  const deepest = await page("Starter", last);
  await cast.server.sql`analyze pages`;
  return { top, last, deepest };
}

/** The events that the tab receives until it has received those, in any order. */
async function receive(tab: TestTab, ...awaited: string[]): Promise<string[]> {
  const received: string[] = [];
  while (!awaited.every((event) => received.includes(event))) {
    const message = await tab.next();
    if (message.type !== "events") continue;
    received.push(...message.events.map(({ topic, kind }) => `${topic} ${kind}`));
  }
  return received.toSorted();
}

test("who looks at a page learns at once that it was deleted or restored with thousands of others, and the workspace is told once", async () => {
  const { top, deepest } = await largeSubtree();
  const tab = await node.openTab(cast.ana);
  const topics = [`page:${deepest}`, `workspace:${cast.workspaceId}`] as const;
  const events = [`page:${deepest} deletion`, `workspace:${cast.workspaceId} pages`];
  await tab.subscribe(...topics);
  await deletePage(top, "delete");
  expect(await receive(tab, ...events)).toEqual(events);
  expect(await level(cast.ana.client)).toEqual([]);
  expect(await cast.ana.client.pages.restore({ pageId: top })).toEqual({ pagesBelow: count + 1 });
  expect(await receive(tab, ...events)).toEqual(events);
  expect(await level(cast.ana.client)).toEqual(["Bread"]);
});

test("thousands of pages are moved up, in their order", async () => {
  const { top, last } = await largeSubtree();
  await deletePage(top, "moveUp");
  const rows = await cast.server.sql`
    select count(*)::int as count, (array_agg(id order by order_key desc))[1] as last
    from pages where level_id = ${cast.workspaceId} and not deleted`;
  expect(rows).toEqual([{ count, last }]);
});

test("thousands of pages move to another workspace, are restricted, and are removed for good", async () => {
  const { top } = await largeSubtree();
  const { client } = cast.ana;
  const { workspaceId } = await client.workspaces.create({ workspaceName: "Mill" });
  await client.pages.move({ ...place(top, null), workspaceId });
  await client.permissions.restrictPage({ pageId: top, isRestricted: true });
  const closed = await cast.server.sql`
    select count(*)::int as count from pages where workspace_id = ${workspaceId} and restricted_by = ${[top]}::uuid[]`;
  expect(closed).toEqual([{ count: count + 2 }]);
  await deletePage(top, "delete");
  await client.trash.removePage({ pageId: top });
  expect(await cast.server.sql`select id from pages where workspace_id = ${workspaceId}`).toEqual(
    [],
  );
});
