import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  ana = await server.signUp(`Ana ${crypto.randomUUID()}`);
});

afterAll(() => server.stop());

const idsOf = async (person: Person) =>
  (await person.client.pins.list({})).items.map(({ id }) => id);

async function pinPage(title: string, end: "top" | "bottom") {
  const { pageId } = await publishedPage(ana, title, title);
  await ana.client.pins.update({
    item: { type: "page", id: pageId },
    action: "add",
    pinInsertion: end,
    pinnedItems: await idsOf(ana),
  });
  return pageId;
}

test("a new account has its personal workspace pinned", async () => {
  const { items } = await ana.client.pins.list({});
  expect(items).toMatchObject([{ type: "workspace", workspaceName: "Personal" }]);
});

test("a pin goes to the top or the bottom, is known to its page, and goes away again", async () => {
  const [personal] = await idsOf(ana);
  const top = await pinPage("Top", "top");
  const bottom = await pinPage("Bottom", "bottom");
  expect(await idsOf(ana)).toEqual([top, personal, bottom]);
  expect((await ana.client.pages.get({ pageId: top })).isPinned).toBe(true);
  await ana.client.pins.update({ item: { type: "page", id: top }, action: "remove" });
  expect(await idsOf(ana)).toEqual([personal, bottom]);
  expect((await ana.client.pages.get({ pageId: top })).isPinned).toBe(false);
});

test("a pin that is there already stays where it is", async () => {
  const pageId = await pinPage("Top", "top");
  const before = await idsOf(ana);
  await ana.client.pins.update({
    item: { type: "page", id: pageId },
    action: "add",
    pinInsertion: "bottom",
  });
  expect(await idsOf(ana)).toEqual(before);
});

describe("the refusals of the specification", () => {
  test("a pin does not go to the top of a list that nobody gave", async () => {
    const { pageId: id } = await publishedPage(ana, "Bread", "Flour");
    const pin = ana.client.pins.update({
      item: { type: "page", id },
      action: "add",
      pinInsertion: "top",
    });
    await expect(pin).rejects.toMatchObject({
      code: "PINNED_ITEMS_MISSING",
      message: "pinnedItems must be provided when pinInsertion is 'top'",
    });
  });

  test("an action is add or remove", async () => {
    const { pageId: id } = await publishedPage(ana, "Bread", "Flour");
    const pin = ana.client.pins.update({ item: { type: "page", id }, action: "toggle" });
    await expect(pin).rejects.toMatchObject({
      code: "PIN_ACTION_INVALID",
      message: "Invalid parameters for action",
    });
  });
});

test("pins are listed in their order, in pages that a cursor joins", async () => {
  for (const title of ["one", "two", "three", "four"]) await pinPage(title, "bottom");
  const all = await idsOf(ana);
  const first = await ana.client.pins.list({ limit: 3 });
  const second = await ana.client.pins.list({ limit: 3, cursor: first.nextCursor ?? "" });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all);
  expect(second.nextCursor).toBeNull();
});

test("what a person may not see any more drops out of their pins", async () => {
  const jo = await server.signUp(`Jo ${crypto.randomUUID()}`);
  const { pageId, workspaceId } = await publishedPage(ana, "Bread", "Flour");
  await joinOrganization(server, jo, ana, [{ id: workspaceId, role: "editor" }]);
  await jo.client.pins.update({
    item: { type: "page", id: pageId },
    action: "add",
    pinInsertion: "bottom",
  });
  expect(await idsOf(jo)).toEqual([pageId]);
  await server.sql`delete from workspace_members where user_id = ${jo.account.user.id} and workspace_id = ${workspaceId}`;
  expect(await idsOf(jo)).toEqual([]);
});

describe("a new order", () => {
  test("is taken", async () => {
    const [personal] = await idsOf(ana);
    const [one, two] = [await pinPage("One", "bottom"), await pinPage("Two", "bottom")];
    const wanted = [two, personal ?? "", one];
    await ana.client.pins.reorder({ pinnedItems: wanted });
    expect(await idsOf(ana)).toEqual(wanted);
  });

  test.each([
    { change: (ids: string[]) => ids.slice(1), because: "one is missing" },
    { change: (ids: string[]) => [...ids, crypto.randomUUID()], because: "one is new" },
    { change: (ids: string[]) => [...ids.slice(1), ids[1] ?? ""], because: "one comes twice" },
  ])("is refused whole where $because", async ({ change }) => {
    await pinPage("One", "bottom");
    const before = await idsOf(ana);
    const reorder = ana.client.pins.reorder({ pinnedItems: change([...before].reverse()) });
    await expect(reorder).rejects.toMatchObject({
      code: "PINS_DIFFER",
      message: "Old and new pinnedItems arrays do not have the same items.",
    });
    expect(await idsOf(ana)).toEqual(before);
  });

  test("goes around a pin that its person may not see any more, which comes back behind", async () => {
    const jo = await server.signUp(`Jo ${crypto.randomUUID()}`);
    const { pageId, workspaceId } = await publishedPage(ana, "Bread", "Flour");
    await joinOrganization(server, jo, ana, [{ id: workspaceId, role: "editor" }]);
    const { workspaceId: own } = await jo.client.workspaces.create({ workspaceName: "Own" });
    for (const item of [
      { type: "page" as const, id: pageId },
      { type: "workspace" as const, id: workspaceId },
      { type: "workspace" as const, id: own },
    ]) {
      await jo.client.pins.update({ item, action: "add", pinInsertion: "bottom" });
    }
    await server.sql`update pages set is_restricted = true where id = ${pageId}`;
    await jo.client.pins.reorder({ pinnedItems: [own, workspaceId] });
    expect(await idsOf(jo)).toEqual([own, workspaceId]);
    await server.sql`update pages set is_restricted = false where id = ${pageId}`;
    expect(await idsOf(jo)).toEqual([own, workspaceId, pageId]);
  });

  test("of two sent at once is one of them, never a mixture", async () => {
    for (const title of ["one", "two", "three"]) await pinPage(title, "bottom");
    const before = await idsOf(ana);
    const orders = [[...before].reverse(), [...before.slice(2), ...before.slice(0, 2)]];
    await Promise.all(orders.map((pinnedItems) => ana.client.pins.reorder({ pinnedItems })));
    expect(orders).toContainEqual(await idsOf(ana));
  });
});

test("pins of one workspace are the pages that it holds, in their order", async () => {
  const one = await pinPage("One", "bottom");
  const { workspaceId } = await ana.client.workspaces.create({ workspaceName: "Elsewhere" });
  const elsewhere = await ana.client.pages.create({ workspaceId });
  await ana.client.pins.update({
    item: { type: "page", id: elsewhere.pageId },
    action: "add",
    pinInsertion: "bottom",
  });
  const { personalWorkspaceId } = ana.account.configuration;
  const ids = async (id: typeof workspaceId) =>
    (await ana.client.pins.list({ workspaceId: id })).items.map((item) => item.id);
  expect(await ids(personalWorkspaceId)).toEqual([one]);
  expect(await ids(workspaceId)).toEqual([elsewhere.pageId]);
});

test("recent items and workspaces say whether they are pinned", async () => {
  const pageId = await pinPage("Bread", "top");
  const { workspaceId } = await ana.client.workspaces.create({ workspaceName: "Unpinned" });
  const { items } = await ana.client.recents.list();
  const isPinned = new Map(items.map((item) => [item.id as string, item.isPinned]));
  expect([isPinned.get(pageId), isPinned.get(workspaceId)]).toEqual([true, false]);
  const { personalWorkspaceId } = ana.account.configuration;
  const views = await Promise.all(
    [personalWorkspaceId, workspaceId].map((id) => ana.client.workspaces.get({ workspaceId: id })),
  );
  expect(views.map((view) => view.isPinned)).toEqual([true, false]);
});
