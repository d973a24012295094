import { afterAll, beforeAll, expect, test } from "vitest";
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

test("names are saved trimmed, and what is left out stays", async () => {
  await ana.client.settings.updateUser({ firstName: "  Ana " });
  const user = await ana.client.settings.updateUser({ lastName: " Weiss  " });
  expect(user).toMatchObject({ firstName: "Ana", lastName: "Weiss" });
  expect((await ana.client.accounts.current()).user).toEqual(user);
});

test("a display name is saved trimmed, and a blank one is none", async () => {
  const named = await ana.client.settings.updateConfiguration({ orgDisplayName: "  Ana W. " });
  expect(named.orgDisplayName).toBe("Ana W.");
  const unnamed = await ana.client.settings.updateConfiguration({ orgDisplayName: " \t " });
  expect(unnamed.orgDisplayName).toBeNull();
});

test("settings of the sidebar change one by one, in this organization only", async () => {
  await ana.client.settings.updateConfiguration({
    sidebarSettings: { isShowSidebar: false, recentItemsDisplay: "pages" },
  });
  const changed = await ana.client.settings.updateConfiguration({
    sidebarSettings: { newPinInsertion: "bottom" },
  });
  expect(changed.sidebarSettings).toEqual({
    isShowSidebar: false,
    isShowWorkspaces: true,
    isShowMuted: false,
    isShowPinned: true,
    isShowRecent: true,
    recentItemsDisplay: "pages",
    isRecentWithoutPinned: false,
    newPinInsertion: "bottom",
  });
  await ana.client.organizations.create({ organizationName: "Elsewhere" });
  const elsewhere = await ana.client.accounts.current();
  expect(elsewhere.configuration.sidebarSettings.isShowSidebar).toBe(true);
  await ana.client.organizations.activate({ organizationId: ana.account.organization.id });
  const { configuration } = await ana.client.accounts.current();
  expect(configuration).toEqual(changed);
});

test("a change of nothing changes nothing", async () => {
  const before = await ana.client.accounts.current();
  expect(await ana.client.settings.updateUser({})).toEqual(before.user);
  expect(await ana.client.settings.updateConfiguration({})).toEqual(before.configuration);
});

test("an unknown way to show recent items is refused", async () => {
  const change = ana.client.settings.updateConfiguration({
    sidebarSettings: { recentItemsDisplay: "everything" as "both" },
  });
  await expect(change).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
