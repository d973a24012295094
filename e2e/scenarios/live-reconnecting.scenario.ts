import { setTimeout as passed } from "node:timers/promises";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { pin } from "../actors/pin.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { staysLoaded } from "../screens/stays-loaded.ts";
import { runLine } from "../server/run-line.ts";

const offline = "Offline. Other people's changes appear when you are back online.";

/** A tab tries to connect again after at most 15 s, and then reads what changed. */
const reconnecting = { timeout: 60_000 };

/** How long the connection is down: long enough for the time between tries to reach its maximum. */
const awayMs = 60_000;

scenario(
  "whatever changed in a minute without connection is right on every screen when it is back",
  async ({ owner, enter, server }) => {
    scenario.setTimeout(300_000 + awayMs);
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    const rita = await enterAsMember({ owner, enter }, "Rita Reader");
    const { pageId, workspaceId } = await makePage(owner, "Tides", "High at noon.");
    const gone = await makePage(owner, "Ebb", "Low.");
    const line = await runLine(server.url);
    rita.complaints.allow(/^net::ERR_/);
    const { page } = rita;
    const [lists, other] = [await rita.openTab(), await rita.openTab()];
    await page.goto(`${line.url}/page/${pageId}`);
    await lists.goto(`${line.url}/workspace/${workspaceId}`);
    await other.goto(`${line.url}/page/${gone.pageId}`);
    const isLoaded = await staysLoaded(page, lists, other);
    const workspace = lists.getByRole("main");
    await expect(workspace.getByRole("link", { name: /Tides/ }).first()).toBeVisible();
    await pin(rita, pageId);
    await expect(page.getByRole("complementary").getByRole("link", { name: "Tides" })).toHaveCount(
      2,
    );

    // What a page loads after its text is there too.
    for (const tab of [page, other]) await expect(pageScreen(tab).toggle("Edit")).toBeVisible();
    line.cut();
    const minute = passed(awayMs);
    for (const tab of [page, lists, other]) await expect(tab.getByText(offline)).toBeVisible();
    const version = { subjectLine: "Two", pageTitle: "Spring tides" };
    await publishVersion(mara, pageId, version, { a: "Higher." });
    await makePage(owner, "Surge", "Soon.");
    await owner.api.call("PUT", `/pages/${gone.pageId}/restriction`, { isRestricted: true });
    await pin(rita, workspaceId, "workspace");
    rita.complaints.allow(/^403 GET /);
    await minute;
    line.mend();

    for (const tab of [page, lists, other]) {
      await expect(tab.getByText(offline)).toBeHidden(reconnecting);
    }
    await expect(page.getByText("A new version was published by Mara Member.")).toBeVisible();
    await page.getByRole("button", { name: "Show it" }).click();
    await expect(pageScreen(page).reading).toHaveText("Higher.");
    await expect(workspace.getByRole("link", { name: /Surge/ })).toBeVisible();
    await expect(workspace.getByRole("link", { name: /Spring tides/ }).first()).toBeVisible();
    await expect(workspace.getByRole("link", { name: /Ebb/ })).toBeHidden();
    const noAccess = { name: "You don't have access to this page" };
    await expect(other.getByRole("heading", noAccess)).toBeVisible();
    const pinned = page.getByRole("complementary").getByRole("link", { name: "Personal" });
    await expect(pinned.first()).toBeVisible();
    await isLoaded();
    line.close();
  },
);

scenarioApart(
  "a server that is killed and started again under open tabs tells them what changes as before",
  async ({ owner, enter, server }) => {
    const rita = await enterAsMember({ owner, enter }, "Rita Reader");
    for (const { complaints } of [rita, owner]) complaints.allow(/^net::ERR_/);
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    const { page } = rita;
    await page.goto(`/page/${pageId}`);
    await expect(pageScreen(page).toggle("Edit")).toBeVisible();
    const isLoaded = await staysLoaded(page);
    const told = page.getByText("A new version was published by Olga Owner.");
    for (const [times, end] of [
      ["once", () => server.kill("the server")],
      ["twice", () => server.stop()],
    ] as const) {
      await end();
      await expect(page.getByText(offline)).toBeVisible();
      await server.start();
      await publishVersion(owner, pageId, { subjectLine: times }, { a: `Higher, ${times}.` });
      await expect(told).toBeVisible(reconnecting);
      await page.getByRole("button", { name: "Show it" }).click();
      await expect(pageScreen(page).reading).toHaveText(`Higher, ${times}.`);
    }
    for (const { complaints } of [rita, owner]) complaints.allow(/^500 GET /);
    await server.kill("its database");
    await expect.poll(async () => (await owner.api.send("GET", "/account")).status()).toBe(200);
    await publishVersion(owner, pageId, { subjectLine: "thrice" }, { a: "Highest." });
    await expect(told).toBeVisible(reconnecting);
    await isLoaded();
  },
);

scenario("who signs out in one tab is signed out in the others at once", async ({ owner }) => {
  const other = await owner.openTab();
  await owner.page.goto("/");
  await other.goto("/drafts");
  owner.complaints.allow(/^401 /);
  await owner.page.getByRole("button", { name: /Olga/ }).first().click();
  await owner.page.getByRole("menuitem", { name: "Sign out" }).click();
  await owner.page.getByRole("button", { name: "Yes" }).click();
  await expect(owner.page).toHaveURL(/signIn/);
  await expect(other).toHaveURL(/signIn/);
});
