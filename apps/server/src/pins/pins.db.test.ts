import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person, TestServer } from "../testing/start-test-server.ts";

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
  const { items, total } = await ana.client.pins.list({});
  expect(items).toMatchObject([{ type: "workspace", workspaceName: "Personal" }]);
  expect(total).toBe(1);
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
  expect(first.total).toBe(5);
});

test("what a person may not see any more drops out of their pins", async () => {
  const jo = await server.signUp(`Jo ${crypto.randomUUID()}`);
  const { pageId, workspaceId } = await publishedPage(ana, "Bread", "Flour");
  await joinOrganization(server, jo, ana, [{ id: workspaceId, role: "user" }]);
  await jo.client.pins.update({
    item: { type: "page", id: pageId },
    action: "add",
    pinInsertion: "bottom",
  });
  expect(await idsOf(jo)).toEqual([pageId]);
  await server.sql`delete from workspace_members where user_id = ${jo.account.user.id} and workspace_id = ${workspaceId}`;
  expect(await idsOf(jo)).toEqual([]);
});
