import type { Page } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expectStored, storedDraft } from "../actors/stored-draft.ts";
import { expect } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";
import type { StemmaServer } from "../server/stemma-server.ts";

const rounds = 2;

/**
 * Clicks, and kills the server and its database at the same moment, so that the action may or may not have completed;
 * then starts the server again.
 */
async function pressAndKill(server: StemmaServer, press: () => Promise<void>): Promise<void> {
  await Promise.all([press(), server.kill("both")]);
  await server.start();
}

/** The page's state on the server. */
async function readPage(owner: Actor, pageId: string) {
  return owner.api.call<{
    readonly page: { readonly deleted: boolean; readonly publishedVersion: string | null };
    readonly draft: object | null;
  }>("GET", `/pages/${pageId}`);
}

async function readText(page: Page, pageId: string): Promise<void> {
  await page.goto(`/page/${pageId}`);
  await expect(pageScreen(page).reading).toBeVisible();
}

scenarioApart(
  "a publish at whose moment the server is killed is either whole or not there, and can be finished",
  async ({ owner, server }) => {
    const { page } = owner;
    owner.complaints.allow(/./);
    const screen = pageScreen(page);
    for (let round = 0; round < rounds; round += 1) {
      const { pageId } = await makeDraft(owner, "Tides", "High at noon.");
      await page.goto(`/page/${pageId}`);
      await expect(screen.body).toBeVisible();
      await screen.publishButton.click();
      await screen.publishDialog.getByLabel("Subject line").fill("Once");
      const publish = screen.publishDialog.getByRole("button", { name: "PUBLISH", exact: true });
      // A tab that reads again that its draft is published shows that, and the dialog is gone.
      const readAgain = await holdCalls(page, "**/rpc/pages/get*");
      await pressAndKill(server, () => publish.click());
      const { page: stored, draft } = await readPage(owner, pageId);
      expect(stored.publishedVersion === null).toBe(draft !== null);
      await expect(screen.reading.or(screen.publishDialog.getByRole("alert"))).toBeVisible();
      if (await screen.publishDialog.isVisible()) await publish.click();
      readAgain();
      await expect(screen.reading).toHaveText("High at noon.");
      const { items } = await owner.api.call<{ items: object[] }>(
        "GET",
        `/pages/${pageId}/versions`,
      );
      expect(items).toMatchObject([{ publishMessage: { subjectLine: "Once" } }]);
      expect(await storedDraft(owner, pageId)).toBeNull();
    }
  },
);

scenarioApart(
  "a deletion at whose moment the server is killed has happened or not, and the page says which",
  async ({ owner, server }) => {
    const { page } = owner;
    owner.complaints.allow(/./);
    for (let round = 0; round < rounds; round += 1) {
      const { pageId } = await makePage(owner, "Tides", "High at noon.");
      await readText(page, pageId);
      const dialog = await openPageModal(page, "Delete page");
      await pressAndKill(server, () => dialog.getByRole("button", { name: "DELETE" }).click());
      await expect(
        page
          .getByRole("alert")
          .filter({ hasText: "The page was not deleted." })
          .or(page.getByRole("heading", { name: "Personal" })),
      ).toBeVisible();
      await readText(page, pageId);
      const { page: stored } = await readPage(owner, pageId);
      await expect(page.getByText("Deleted Page", { exact: true })).toHaveCount(
        stored.deleted ? 1 : 0,
      );
      await expect(pageScreen(page).reading).toHaveText("High at noon.");
    }
  },
);

scenarioApart(
  "a revert at whose moment the server is killed has happened once or not, and the page says which",
  async ({ owner, server }) => {
    const { page } = owner;
    owner.complaints.allow(/./);
    for (let round = 0; round < rounds; round += 1) {
      const { pageId, versionId } = await makePage(owner, "Tides", "High at noon.");
      await publishVersion(owner, pageId, { subjectLine: "Second" }, { a: "High at one." });
      await readText(page, pageId);
      const history = await openHistory(page);
      const { yes } = await history.askToRevert("First version");
      await pressAndKill(server, () => yes.click());
      const { page: stored } = await readPage(owner, pageId);
      const { items, reverts } = await owner.api.call<{ items: object[]; reverts: object[] }>(
        "GET",
        `/pages/${pageId}/versions`,
      );
      const isDone = stored.publishedVersion === versionId;
      expect(items).toHaveLength(2);
      expect(reverts).toHaveLength(isDone ? 1 : 0);
      await readText(page, pageId);
      await expect(pageScreen(page).reading).toHaveText(isDone ? "High at noon." : "High at one.");
    }
  },
);

scenarioApart(
  "words written while the server is dead are kept, said to be unsent, and sent when it lives",
  async ({ owner, server }) => {
    const { page } = owner;
    // A killed server refuses connections, and cuts off what it sends: an answer, or a script of the page.
    owner.complaints.allow(/net::ERR_/);
    const { pageId } = await makeDraft(owner, "Tides", "High at noon.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    // The dialogs of the page menu load once the browser is idle, or with the first use.
    const asked = await openPageModal(page, "Delete draft");
    await asked.getByRole("button", { name: "CANCEL" }).click();
    await expect(asked).toBeHidden();
    await screen.body.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Before the kill.");
    await server.kill("both");
    await page.keyboard.type(" After it.");
    await screen.says("Offline — kept on this device");
    const remove = await openPageModal(page, "Delete draft");
    await remove.getByRole("button", { name: "DELETE" }).click();
    await expect(remove.getByRole("alert")).toContainText("The draft was not deleted.");
    await remove.getByRole("button", { name: "CANCEL" }).click();
    await server.start();
    await expectStored(owner, pageId, "High at noon. Before the kill. After it.");
    await screen.says("Saved");
  },
);
