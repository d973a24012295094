import type { PageId } from "@stemma/domain/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;
let edi: Person;
let vic: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
  edi = await server.signUp("Edi Brandt");
  vic = await server.signUp("Vic Berg");
  const { personalWorkspaceId: id } = ana.account.configuration;
  await joinOrganization(server, edi, ana, [{ id, role: "editor" }]);
  await joinOrganization(server, vic, ana, [{ id, role: "viewer" }]);
});

afterAll(() => server.stop());

const iconOf = async ({ client }: Person, pageId: PageId) =>
  (await client.pages.get({ pageId })).page.icon;

test("an editor gives a page an icon, which every reader sees on it and in lists, until it is taken away", async () => {
  const { pageId } = await publishedPage(ana, "The bread day", "Feed the starter.");
  await vic.client.recents.add({ type: "page", id: pageId });
  await vic.client.pins.update({
    item: { type: "page", id: pageId },
    action: "add",
    pinnedItems: [],
  });
  await edi.client.pages.setIcon({ pageId, icon: "🥐" });
  expect(await iconOf(vic, pageId)).toBe("🥐");
  const { personalWorkspaceId: workspaceId } = ana.account.configuration;
  const { client } = vic;
  const lists = await Promise.all([
    client.recents.list(),
    client.pins.list({}),
    client.workspaces.pages({ workspaceId }),
    client.search.titles({ query: "bread" }),
    client.search.bodies({ query: "starter" }),
  ]);
  for (const { items } of lists) {
    const seen = items.flatMap((item) => ("icon" in item && item.id === pageId ? [item.icon] : []));
    expect(seen).toEqual(["🥐"]);
  }
  await edi.client.pages.setIcon({ pageId, icon: null });
  expect(await iconOf(vic, pageId)).toBeNull();
});

test("a draft's page has an icon before it is published, also in the list of drafts", async () => {
  const { pageId } = await draftedPage(ana, "The night");
  await ana.client.pages.setIcon({ pageId, icon: "🌙" });
  const { items } = await ana.client.drafts.list({});
  expect(items.find((draft) => draft.pageId === pageId)?.icon).toBe("🌙");
});

test("an icon is no version: it stays when a page is published, and its history does not grow", async () => {
  const { pageId } = await publishedPage(ana, "The oven", "Hot.");
  const before = (await ana.client.versions.list({ pageId })).items;
  await ana.client.pages.setIcon({ pageId, icon: "🔥" });
  expect((await ana.client.versions.list({ pageId })).items).toEqual(before);
});

test("a copy of a page has its icon, a new page has none", async () => {
  const { pageId, workspaceId } = await publishedPage(ana, "The oven", "Hot.");
  expect(await iconOf(ana, pageId)).toBeNull();
  await ana.client.pages.setIcon({ pageId, icon: "🔥" });
  const copy = await ana.client.pages.copy({ pageId, workspaceId, source: "published" });
  expect(await iconOf(ana, copy.pageId)).toBe("🔥");
});

test("a viewer cannot set it, nor can anybody on a deleted page", async () => {
  const { pageId, versionId } = await publishedPage(ana, "The mill", "Old.");
  await expect(vic.client.pages.setIcon({ pageId, icon: "🥐" })).rejects.toMatchObject({
    code: "NOT_ALLOWED",
  });
  await ana.client.pages.delete({ pageId, expectedPublishedVersion: versionId });
  await expect(ana.client.pages.setIcon({ pageId, icon: "🥐" })).rejects.toMatchObject({
    code: "PAGE_DELETED",
  });
  expect(await iconOf(ana, pageId)).toBeNull();
});

test.each(["bread", "🥐🍞", "", " 🥐", "<b>", "🥐".repeat(50)])("'%s' is no icon", async (icon) => {
  const { pageId } = await draftedPage(ana, "The mill");
  await expect(ana.client.pages.setIcon({ pageId, icon })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  expect(await iconOf(ana, pageId)).toBeNull();
});
