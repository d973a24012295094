import type { Page } from "@playwright/test";
import { makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expectStored, storedDraft } from "../actors/stored-draft.ts";
import { expect } from "../scenario.ts";
import { scenarioApart } from "../scenario-apart.ts";
import { choosePageMenu, openPageModal } from "../screens/page-menu.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { pageScreen } from "../screens/page-screen.ts";
import type { StemmaServer } from "../server/stemma-server.ts";

const moments = ["before it arrives", "after it was done, before its answer"] as const;
type Moment = (typeof moments)[number];

/** Kills the server and its database at one moment of the next call of a procedure. Returns when both have ended. */
async function killDuring(page: Page, server: StemmaServer, procedure: string, moment: Moment) {
  let tell: () => void;
  const killed = new Promise<void>((resolve) => (tell = resolve));
  await page.route(
    `**/rpc/${procedure}`,
    async (route) => {
      if (moment !== "before it arrives") await route.fetch();
      await server.kill("both");
      await route.abort("connectionreset");
      tell();
    },
    { times: 1 },
  );
  return killed;
}

for (const moment of moments) {
  scenarioApart(
    `a publish that is cut off ${moment} loses nothing and claims nothing`,
    async ({ owner, server }) => {
      const { page } = owner;
      owner.complaints.allow(/net::ERR_/);
      const { pageId } = await makePage(owner, "Cut off", "Published words");
      const screen = pageScreen(page);
      await page.goto(`/page/${pageId}`);
      await screen.toggle("Edit").click();
      await screen.body.click();
      await page.keyboard.press("Control+End");
      await page.keyboard.type(" and more");
      await expectStored(owner, pageId, "and more");
      await screen.says("Saved");
      const killed = killDuring(page, server, "drafts/publish", moment);
      await screen.publishButton.click();
      await screen.publishDialog.getByLabel("Subject line").fill("Cut off");
      await screen.publishDialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
      await killed;
      await expect(screen.publishDialog.getByRole("alert")).toContainText(
        "The server can't be reached.",
      );
      await expect(page.locator("[contenteditable]")).toContainText("and more");
      // A tab that reads again that its draft is published shows that, and the dialog is gone.
      const readAgain = await holdCalls(page, "**/rpc/pages/get*");
      await server.start();
      await screen.publishDialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
      readAgain();
      await expect(screen.reading).toHaveText("Published words and more");
      const { items } = await owner.api.call<{ items: object[] }>(
        "GET",
        `/pages/${pageId}/versions`,
      );
      expect(items).toHaveLength(2);
      expect(await storedDraft(owner, pageId)).toBeNull();
    },
  );

  scenarioApart(
    `a deletion of a page that is cut off ${moment} shows afterwards what is true`,
    async ({ owner, server }) => {
      const { page } = owner;
      owner.complaints.allow(/net::ERR_/);
      const { pageId } = await makePage(owner, "Cut off", "Published words");
      await page.goto(`/page/${pageId}`);
      await expect(pageScreen(page).toggle("Edit")).toBeVisible();
      const killed = killDuring(page, server, "pages/delete", moment);
      const question = await openPageModal(page, "Delete page");
      await question.getByRole("button", { name: /^delete/i }).click();
      await killed;
      await expect(page.getByRole("alert")).toContainText("The server can't be reached.");
      await expect(page).toHaveURL(new RegExp(pageId));
      await server.start();
      await page.reload();
      const { page: stored } = await owner.api.call<{ page: { deleted: boolean } }>(
        "GET",
        `/pages/${pageId}`,
      );
      expect(stored.deleted).toBe(moment !== "before it arrives");
      await expect(page.getByText("Deleted Page")).toHaveCount(stored.deleted ? 1 : 0);
      await expect(pageScreen(page).reading).toHaveText("Published words");
      if (stored.deleted) await choosePageMenu(page, "Restore deleted page");
      await expect(page.getByText("Deleted Page")).toHaveCount(0);
    },
  );

  scenarioApart(
    `a revert that is cut off ${moment} claims nothing, and works when tried again`,
    async ({ owner, server }) => {
      const { page } = owner;
      owner.complaints.allow(/net::ERR_|409 POST .*versions\/revert/);
      const { pageId, versionId: first } = await makePage(owner, "Cut off", "One");
      const second = await publishVersion(owner, pageId, { subjectLine: "Second" }, { a: "Two" });
      await page.goto(`/page/${pageId}`);
      const history = await openHistory(page);
      const { question, yes } = await history.askToRevert("First version");
      const killed = killDuring(page, server, "versions/revert", moment);
      await yes.click();
      await killed;
      await expect(question.getByRole("alert")).toContainText("The server can't be reached.");
      await server.start();
      await page.reload();
      const isDone = moment !== "before it arrives";
      await expect(pageScreen(page).reading).toHaveText(isDone ? "One" : "Two");
      const { page: stored } = await owner.api.call<{ page: object }>("GET", `/pages/${pageId}`);
      expect(stored).toMatchObject({ publishedVersion: isDone ? first : second });
    },
  );
}
