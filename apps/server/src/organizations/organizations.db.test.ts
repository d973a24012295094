import { afterAll, beforeAll, expect, test } from "vitest";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

test("who creates an organization administers it, is in it at once, and finds it as an account begins", async () => {
  const { organizationId } = await ana.client.organizations.create({
    organizationName: "  Bakery guild ",
  });
  const { id } = ana.account.user;
  const { user, organization, configuration } = await ana.client.accounts.current();
  expect(user.recentOrganizationId).toBe(organizationId);
  expect(user.organizationIds).toContain(ana.account.organization.id);
  expect(organization).toMatchObject({
    id: organizationId,
    organizationName: "Bakery guild",
    administratorIds: [id],
    userIds: [id],
    workspaceIds: [configuration.personalWorkspaceId],
  });
  expect(configuration).toMatchObject({
    orgDisplayName: null,
    sidebarSettings: {
      isShowSidebar: true,
      isShowWorkspaces: true,
      isShowMuted: false,
      isShowPinned: true,
      isShowRecent: true,
      recentItemsDisplay: "both",
      isRecentWithoutPinned: false,
      newPinInsertion: "top",
    },
  });
  const { items } = await ana.client.workspaces.list();
  expect(items).toMatchObject([{ workspaceName: "Personal", isPersonalWorkspace: true }]);
  expect((await ana.client.pins.list({})).items).toMatchObject([{ workspaceName: "Personal" }]);
});

test("an organization without a name is not made", async () => {
  const create = ana.client.organizations.create({ organizationName: " \t" });
  await expect(create).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("an administrator renames the organization; its name is trimmed and never blank", async () => {
  const rosa = await server.signUp("Rosa");
  const { id: organizationId } = rosa.account.organization;
  const rename = (organizationName: string) =>
    rosa.client.organizations.rename({ organizationId, organizationName });
  await rename("  The orchard ");
  await expect(rename(" \t")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  const { organization } = await rosa.client.accounts.current();
  expect(organization.organizationName).toBe("The orchard");
});

test("a user of the organization does not rename it, even who administered it until now", async () => {
  const [rosa, uma] = [await server.signUp("Rita"), await server.signUp("Uma User")];
  await joinOrganization(server, uma, rosa, []);
  const { id: organizationId, organizationName } = rosa.account.organization;
  const { id: userId } = uma.account.user;
  const rename = () =>
    uma.client.organizations.rename({ organizationId, organizationName: "Uma's" });
  await expect(rename()).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  await rosa.client.members.update({ userId, role: "administrator" });
  await rename();
  await rosa.client.organizations.rename({ organizationId, organizationName });
  await rosa.client.members.update({ userId, role: "user" });
  await expect(rename()).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  const { organization } = await rosa.client.accounts.current();
  expect(organization.organizationName).toBe(organizationName);
});

test("organizations are listed by name", async () => {
  const mia = await server.signUp("Mia");
  for (const organizationName of ["zinc", "Årdal", "Zebra", "apple"]) {
    await mia.client.organizations.create({ organizationName });
  }
  const { items } = await mia.client.organizations.list();
  const names = items.map((item) => item.organizationName).filter((name) => !/Mia/.test(name));
  expect(names).toEqual(["apple", "Årdal", "Zebra", "zinc"]);
});

test("organizations are read in parts, each once, also those of the same name", async () => {
  const mia = await server.signUp("Mia Many");
  for (const organizationName of ["zinc", "Same", "Ångström", "Same"]) {
    await mia.client.organizations.create({ organizationName });
  }
  const { items: whole } = await mia.client.organizations.list();
  expect(whole).toHaveLength(5);
  const listed = [];
  let cursor: string | undefined;
  do {
    const part = await mia.client.organizations.list({ cursor, limit: 2 });
    expect(part.items.length).toBeLessThanOrEqual(2);
    listed.push(...part.items);
    cursor = part.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(listed).toEqual(whole);
});

test("nothing of one organization shows in another", async () => {
  const olga = await server.signUp("Olga");
  const published = await publishedPage(olga, "Bread", "Flour");
  const drafted = await draftedPage(olga, "Cake", "Sugar");
  await olga.client.pins.update({
    item: { type: "page", id: published.pageId },
    action: "add",
    pinInsertion: "bottom",
  });
  await olga.client.organizations.create({ organizationName: "Elsewhere" });
  const shown = JSON.stringify([
    await olga.client.pins.list({}),
    await olga.client.recents.list(),
    await olga.client.drafts.list({}),
    await olga.client.workspaces.list(),
    await olga.client.search.titles({ query: "e" }),
    await olga.client.search.bodies({ query: "flour" }),
  ]);
  for (const id of [published.pageId, published.workspaceId, drafted.pageId, drafted.draftId]) {
    expect(shown).not.toContain(id);
  }
  const open = olga.client.pages.get({ pageId: published.pageId });
  await expect(open).rejects.toMatchObject({ code: "OTHER_ORGANIZATION" });
  await olga.client.organizations.activate({ organizationId: olga.account.organization.id });
  expect((await olga.client.pins.list({})).items).toHaveLength(2);
});

test("an organization that does not exist, and one of others, are refused in the specification's words", async () => {
  const id = crypto.randomUUID() as typeof ana.account.organization.id;
  const missing = ana.client.organizations.activate({ organizationId: id });
  await expect(missing).rejects.toMatchObject({
    code: "ORGANIZATION_MISSING",
    message: `Organization document ${id} does not exist`,
  });
  const other = await server.signUp("Otto");
  const foreign = ana.client.organizations.activate({
    organizationId: other.account.organization.id,
  });
  await expect(foreign).rejects.toMatchObject({
    code: "NOT_IN_ORGANIZATION",
    message: "User not in organization.",
  });
});
