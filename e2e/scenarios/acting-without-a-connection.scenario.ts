import type { Locator, Page } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";
import { makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { loseAnswer } from "../screens/lose-answer.ts";
import { openOrganizationMenu } from "../screens/organization-menu.ts";
import { choosePageMenu, openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

interface MadePage {
  readonly pageId: string;
  readonly first: string;
}

/** An action of a reader on the screen of a page with two versions. */
interface Act {
  readonly name: string;
  /** The search parameters of the page's address. */
  readonly search?: string;
  readonly prepare?: (owner: Actor, made: MadePage) => Promise<unknown>;
  /** Prepares everything up to the last click, and returns a function that clicks. */
  readonly begin: (page: Page) => Promise<() => Promise<void>>;
  readonly procedure: string;
  /** The message when the server cannot be reached. */
  readonly says: string;
  /** Checks what the screen then still shows. */
  readonly stays?: (page: Page) => Promise<void>;
  /** The expected state of the page on the server afterwards. */
  readonly done: Record<string, unknown>;
  /** Checks that the screen shows the result. */
  readonly shown: (page: Page) => Promise<void>;
  /** What is there in place of the message if the tab happens to read the page again: the screen then goes on. */
  readonly orSeen?: (page: Page) => Locator;
}

const acts: readonly Act[] = [
  {
    name: "deleting a page",
    begin: async (page) => {
      const dialog = await openPageModal(page, "Delete page");
      return () => dialog.getByRole("button", { name: "DELETE" }).click();
    },
    procedure: "pages/delete",
    says: "The page was not deleted. The server can't be reached.",
    stays: async (page) => {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(pageScreen(page).reading).toHaveText("High at one.");
    },
    done: { page: { deleted: true } },
    shown: (page) => expect(page).toHaveURL(/\/workspace\//),
  },
  {
    name: "restoring a page",
    prepare: (owner, { pageId }) => deletePage(owner, pageId),
    begin: async (page) => {
      await page.getByRole("button", { name: "Page menu" }).click();
      const entry = page.getByRole("menuitem", { name: "Restore deleted page", exact: true });
      await entry.waitFor();
      return () => chooseEntry(entry);
    },
    procedure: "pages/restore",
    says: "The page was not restored. The server can't be reached.",
    done: { page: { deleted: false } },
    shown: (page) => expect(page.getByText("Deleted Page", { exact: true })).toBeHidden(),
  },
  {
    name: "moving a page",
    prepare: (owner) => owner.api.call("POST", "/workspaces", { workspaceName: "Harbour" }),
    begin: async (page) => {
      const dialog = await openPageModal(page, "Move page");
      await dialog.getByLabel("Workspace").selectOption({ label: "Harbour" });
      await expect(dialog).toContainText("Nobody else's access changes.");
      return () => dialog.getByRole("button", { name: "MOVE" }).click();
    },
    procedure: "pages/move",
    says: "The page was not moved. The server can't be reached.",
    done: { workspace: { workspaceName: "Harbour" } },
    shown: (page) => expect(pageScreen(page).path).toContainText("Harbour"),
  },
  {
    name: "reverting a page",
    begin: async (page) => {
      const history = await openHistory(page);
      const { yes } = await history.askToRevert("First version");
      return () => yes.click();
    },
    procedure: "versions/revert",
    says: "Nothing was reverted. The server can't be reached.",
    done: { page: { pageTitle: "Tides" } },
    shown: (page) => expect(pageScreen(page).reading).toHaveText("High at noon."),
  },
  {
    name: "deleting a draft",
    search: "?edit=true",
    prepare: (owner, { pageId }) => owner.api.call("POST", `/pages/${pageId}/draft`, {}),
    begin: async (page) => {
      const dialog = await openPageModal(page, "Delete draft");
      return () => dialog.getByRole("button", { name: "DELETE" }).click();
    },
    procedure: "drafts/delete",
    says: "The draft was not deleted. The server can't be reached.",
    done: { draft: null },
    shown: (page) => expect(pageScreen(page).toggle("Edit")).toBeVisible(),
    orSeen: (page) => pageScreen(page).toggle("Edit"),
  },
];

for (const one of acts) {
  const { name, search = "", prepare, begin, procedure, says, stays, done, shown, orSeen } = one;
  scenario(
    `${name} without a connection changes nothing and says so, and works when it is back`,
    async ({ owner }) => {
      const { page, context } = owner;
      owner.complaints.allow(/ERR_INTERNET_DISCONNECTED/);
      const made = await makeTwoVersions(owner);
      await prepare?.(owner, made);
      await page.goto(`/page/${made.pageId}${search}`);
      const act = await begin(page);
      const before = await owner.api.call("GET", `/pages/${made.pageId}`);
      await context.setOffline(true);
      await act();
      await expect(page.getByRole("alert").filter({ hasText: says })).toBeVisible();
      await stays?.(page);
      await context.setOffline(false);
      expect(await owner.api.call("GET", `/pages/${made.pageId}`)).toEqual(before);
      // If the modal has closed, begin the action again.
      await ((await page.getByRole("dialog").count()) > 0 ? act : await begin(page))();
      await shown(page);
      expect(await owner.api.call("GET", `/pages/${made.pageId}`)).toMatchObject(done);
    },
  );

  scenario(
    `${name} whose answer was lost is not said to be done, and is seen to be when the page is read again`,
    async ({ owner }) => {
      const { page } = owner;
      owner.complaints.allow(/ERR_FAILED|409 POST .*versions\/revert/);
      const made = await makeTwoVersions(owner);
      await prepare?.(owner, made);
      await page.goto(`/page/${made.pageId}${search}`);
      const act = await begin(page);
      await loseAnswer(page, `**/rpc/${procedure}`);
      await act();
      const message = page.getByRole("alert").filter({ hasText: says });
      await expect(orSeen === undefined ? message : message.or(orSeen(page))).toBeVisible();
      expect(await owner.api.call("GET", `/pages/${made.pageId}`)).toMatchObject(done);
      const { items, reverts } = await owner.api.call<{ items: object[]; reverts: object[] }>(
        "GET",
        `/pages/${made.pageId}/versions`,
      );
      expect(items).toHaveLength(2);
      expect(reverts.length).toBeLessThanOrEqual(1);
      await page.goto(`/page/${made.pageId}`);
      const shows = await owner.api.call<Shown>("GET", `/pages/${made.pageId}`);
      await expect(page.getByText("Deleted Page", { exact: true })).toHaveCount(
        shows.page.deleted ? 1 : 0,
      );
      await expect(pageScreen(page).path).toContainText(shows.workspace.workspaceName);
      await expect(pageScreen(page).heading).toHaveText(shows.page.pageTitle);
    },
  );
}

interface Shown {
  readonly page: { readonly deleted: boolean; readonly pageTitle: string };
  readonly workspace: { readonly workspaceName: string };
}

async function makeTwoVersions(owner: Actor): Promise<MadePage> {
  const { pageId, versionId } = await makePage(owner, "Tides", "High at noon.");
  const words = { subjectLine: "Second version", pageTitle: "Tides of 2027" };
  await publishVersion(owner, pageId, words, { a: "High at one." });
  return { pageId, first: versionId };
}

async function deletePage(owner: Actor, pageId: string): Promise<void> {
  const { page } = await owner.api.call<{ page: { publishedVersion: string } }>(
    "GET",
    `/pages/${pageId}`,
  );
  const { publishedVersion } = page;
  await owner.api.call("DELETE", `/pages/${pageId}`, {
    expectedPublishedVersion: publishedVersion,
  });
}

scenario(
  "a reader who loses the connection keeps the page on screen, whatever they ask for, and gets it later",
  async ({ owner }) => {
    const { page, context } = owner;
    owner.complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    const { pageId } = await makeTwoVersions(owner);
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.reading).toHaveText("High at one.");
    // Opening the history once makes sure that its chunk is loaded.
    await expect((await openHistory(page)).nodes).toHaveCount(2);
    await page.keyboard.press("Escape");
    await context.setOffline(true);
    await screen.toggle("Edit").click();
    await expect(page.getByRole("alert")).toContainText(
      "The draft could not be started. The server can't be reached.",
    );
    await expect(screen.reading).toHaveText("High at one.");
    await expect((await openHistory(page)).nodes).toHaveCount(2);
    await page.keyboard.press("Escape");
    await choosePageMenu(page, "Show authors");
    await expect(
      page.getByRole("alert").getByText("The server can't be reached.").last(),
    ).toBeVisible();
    await expect(screen.heading).toHaveText("Tides of 2027");
    await choosePageMenu(page, "Hide authors");
    await expect(screen.reading).toHaveText("High at one.");
    await context.setOffline(false);
    await screen.toggle("Edit").click();
    await expect(screen.body).toHaveText("High at one.");
  },
);

scenario(
  "a writer who loses the connection goes on writing, whatever they ask for, and gets it later",
  async ({ owner }) => {
    const { page, context } = owner;
    owner.complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    const { pageId } = await makeTwoVersions(owner);
    await owner.api.call("POST", `/pages/${pageId}/draft`, {});
    await page.goto(`/page/${pageId}?edit=true`);
    const screen = pageScreen(page);
    await screen.body.click();
    await context.setOffline(true);
    await page.keyboard.type("Low at two. ");
    await screen.says("Offline — kept on this device");
    const missing = page.getByRole("dialog", { name: "This could not be loaded" });
    await choosePageMenu(page, "Page icon");
    await expect(missing).toContainText("The server can't be reached.");
    await page.keyboard.press("Escape");
    await expect(missing).toBeHidden();
    await expect(screen.body).toContainText("Low at two.");
    const menu = await openOrganizationMenu(page);
    await chooseEntry(menu.getByRole("menuitem", { name: "Settings" }));
    await expect(missing).toBeVisible();
    await context.setOffline(false);
    const settings = page.getByRole("dialog", { name: "Settings" });
    await expect(settings).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await expect(screen.body).toContainText("Low at two.");
  },
);

scenario(
  "a page opened without a connection loads by itself when the connection is back",
  async ({ owner }) => {
    const { page, context } = owner;
    owner.complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/);
    const { pageId } = await makeTwoVersions(owner);
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    await expect(screen.reading).toHaveText("High at one.");
    await page.goto("/");
    const link = page.getByRole("complementary").getByRole("link", { name: "Tides" }).first();
    await expect(link).toBeVisible();
    await context.setOffline(true);
    await link.click();
    await expect(page.getByText("The server can't be reached.").last()).toBeVisible();
    await context.setOffline(false);
    await expect(screen.reading).toHaveText("High at one.");
  },
);
