import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { fillLevel } from "../testing/fill-level.ts";
import { inWorkspace } from "../testing/in-workspace.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { publishedPage } from "../testing/published-page.ts";
import { nodesOf, runPlan } from "../testing/query-plans/run-plan.ts";
import { recordStatements } from "../testing/query-plans/record-statements.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

type PublishedPage = Awaited<ReturnType<typeof publishedPage>>;

let server: TestServer;
let olga: Person;
let mia: Person;
let page: PublishedPage;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  ({ olga, mia, page } = await sharedPage(server, "viewer"));
});

/** Opens these pages as Mia, each in its first version, and publishes another version of each afterwards, in this order. */
async function changeAfterReading(pages: readonly PublishedPage[]): Promise<void> {
  for (const { pageId, versionId } of pages) {
    await mia.client.recents.add({ type: "page", id: pageId, shownVersion: versionId });
  }
  for (const { pageId } of pages) await publishVersion(olga, pageId, "Second");
}

/** Has Mia read this many other pages in the version that they show, all of them older. */
async function readOthers(count: number): Promise<void> {
  const ids = await fillLevel(server.sql, page.pageId, count);
  await server.sql`update pages set updated_at = '2020-01-01' where id = any(${ids})`;
  await server.sql`
    insert into page_reads (organization_id, user_id, page_id, version_id, read_at)
    select organization_id, ${mia.account.user.id}, id, published_version, now() from pages where id = any(${ids})`;
}

test("the changed pages come in parts, last changed first", async () => {
  const pages = [page];
  for (const title of ["Salt", "Rye"]) pages.push(await publishedPage(olga, title, "Words"));
  await changeAfterReading(pages);
  const first = await mia.client.reading.changes({ limit: 2 });
  expect(first.nextCursor).not.toBeNull();
  const cursor = first.nextCursor ?? undefined;
  const rest = await mia.client.reading.changes({ limit: 2, cursor });
  const ids = [...first.items, ...rest.items].map(({ id }) => id);
  expect(ids).toEqual(pages.map(({ pageId }) => pageId).reverse());
  expect(rest.nextCursor).toBeNull();
});

/** What the statement of Mia's list looks at, of all that she has read, and whether it finds something among the organization's newest pages. */
async function looksAt(limit: number) {
  const recorded = recordStatements(server.sql);
  const { items } = await mia.client.reading.changes({ limit });
  const [list, ...others] = recorded().filter(({ text }) => text.includes("early as"));
  if (list === undefined || others.length > 0) throw new Error("It is one statement.");
  const nodes = nodesOf(await runPlan(server.sql, list));
  const rowsOf = (part: string) =>
    nodes
      .filter((node) => node["Subplan Name"] === part)
      .reduce((sum, node) => sum + node["Actual Rows"], 0);
  return {
    shown: items.length,
    isAllLookedAt: rowsOf("CTE read") > 0,
    isFoundEarly: rowsOf("CTE early") > 0,
  };
}

/** What is looked at is in the plan of one database; that of a spread one has a plan for each part. */
const testPlan = test.skipIf(inject("databaseServer").workers);

testPlan(
  "of somebody who has read much, all that they read is looked at only where too few of the newest pages changed",
  async () => {
    const salt = await publishedPage(olga, "Salt", "Words");
    await readOthers(1000);
    await changeAfterReading([page, salt]);
    const early = { isFoundEarly: true };
    expect(await looksAt(1)).toEqual({ ...early, shown: 1, isAllLookedAt: false });
    expect(await looksAt(2)).toEqual({ ...early, shown: 2, isAllLookedAt: true });
  },
);

testPlan("of somebody who has read little, nothing but that is looked at", async () => {
  await changeAfterReading([page]);
  const late = { isFoundEarly: false, isAllLookedAt: true };
  expect(await looksAt(1)).toEqual({ ...late, shown: 1 });
});

test("the counts of workspaces come in parts, by name, and only of workspaces that the reader still sees", async () => {
  const made = [];
  for (const workspaceName of ["Öfen", "Attic", "Zoo"]) {
    const { workspaceId } = await olga.client.workspaces.create({ workspaceName });
    await olga.client.permissions.setWorkspaceRole({
      workspaceId,
      userId: mia.account.user.id,
      role: "viewer",
    });
    made.push(await publishedPage(inWorkspace(olga, workspaceId), workspaceName, "Words"));
  }
  const [ovens, attic, zoo] = made;
  if (!ovens || !attic || !zoo) throw new Error("There are three.");
  await changeAfterReading([zoo, attic, ovens]);
  /** The workspaces of the counts, read one after the other. */
  async function oneByOne({ client }: Person) {
    const counted: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await client.reading.counts({ limit: 1, cursor });
      counted.push(...items.map(({ id }) => id));
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    return counted;
  }
  const all = [attic, ovens, zoo].map(({ workspaceId }) => workspaceId);
  expect(await oneByOne(mia)).toEqual(all);
  expect((await mia.client.reading.counts()).items).toEqual(
    all.map((id) => ({ id, unreadPages: 1 })),
  );
  // A role on the page alone is no way to the workspace, and to its count.
  const person = { userId: mia.account.user.id };
  await olga.client.permissions.setPageRole({ ...person, pageId: attic.pageId, role: "viewer" });
  await olga.client.permissions.setWorkspaceRole({
    ...person,
    workspaceId: attic.workspaceId,
    role: null,
  });
  await olga.client.permissions.restrictPage({ pageId: zoo.pageId, isRestricted: true });
  expect(await oneByOne(mia)).toEqual([ovens.workspaceId]);
});

// Somebody who has read little, and somebody whose list begins among the organization's newest pages.
describe.each([0, 1000])("changed pages with the same instant, beside %i others", (others) => {
  let pages: readonly PublishedPage[];

  /** The pages' ids, last in the order of ids first, as lists with equal instants have them. */
  const descending = (some: readonly PublishedPage[]) =>
    some.map(({ pageId }) => pageId).toSorted((a, b) => (a < b ? 1 : -1));
  const unreadPages = async ({ client }: Person) => {
    const { items } = await client.reading.counts();
    return items.find(({ id }) => id === page.workspaceId)?.unreadPages;
  };
  /** The ids of one page after another of the list, each of one row. */
  async function oneByOne({ client }: Person) {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await client.reading.changes({ limit: 1, cursor });
      ids.push(...items.map(({ id }) => id));
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    return ids;
  }

  beforeEach(async () => {
    const made: PublishedPage[] = [page];
    for (const title of ["Salt", "Rye", "Oven", "Yeast"]) {
      made.push(await publishedPage(olga, title, "Words"));
    }
    pages = made.toSorted((a, b) => (a.pageId < b.pageId ? 1 : -1));
    await readOthers(others);
    await changeAfterReading(pages);
    await server.sql`update pages set updated_at = ${new Date("2026-01-01T00:00:00Z")}
      where id = any(${pages.map(({ pageId }) => pageId)})`;
  });

  test("come once each in parts, without restricted and deleted ones between them", async () => {
    expect(await oneByOne(mia)).toEqual(descending(pages));
    const [first, restricted, third, deleted, last] = pages;
    if (!first || !restricted || !third || !deleted || !last) throw new Error("There are five.");
    await olga.client.permissions.restrictPage({ pageId: restricted.pageId, isRestricted: true });
    await server.sql`update pages set deleted = true where id = ${deleted.pageId}`;
    expect(await oneByOne(mia)).toEqual(descending([first, third, last]));
    expect(await unreadPages(mia)).toBe(3);
    await olga.client.permissions.setPageRole({
      pageId: restricted.pageId,
      userId: mia.account.user.id,
      role: "viewer",
    });
    expect(await oneByOne(mia)).toEqual(descending([first, restricted, third, last]));
    expect(await unreadPages(mia)).toBe(4);
    await server.sql`update pages set restricted_by = array[${restricted.pageId}::uuid] where id = ${third.pageId}`;
    await server.sql`update pages set restricted_by = array[${first.pageId}::uuid] where id = ${last.pageId}`;
    expect(await oneByOne(mia)).toEqual(descending([first, restricted, third]));
    expect(await unreadPages(mia)).toBe(3);
  });

  test("go with the role in the workspace, also between two parts, except where a page names the reader", async () => {
    const { nextCursor } = await mia.client.reading.changes({ limit: 1 });
    const named = pages[3];
    if (!named || nextCursor === null) throw new Error("There are five.");
    const person = { userId: mia.account.user.id };
    await olga.client.permissions.setPageRole({ ...person, pageId: named.pageId, role: "viewer" });
    await olga.client.permissions.setWorkspaceRole({
      ...person,
      workspaceId: page.workspaceId,
      role: null,
    });
    const rest = await mia.client.reading.changes({ cursor: nextCursor });
    expect(rest.items.map(({ id }) => id)).toEqual([named.pageId]);
    expect(await oneByOne(mia)).toEqual([named.pageId]);
    expect(await unreadPages(mia)).toBeUndefined();
    await olga.client.permissions.setPageRole({ ...person, pageId: named.pageId, role: null });
    expect(await oneByOne(mia)).toEqual([]);
  });
});
