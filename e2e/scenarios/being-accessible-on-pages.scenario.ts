import type { Page } from "@playwright/test";
import { makePage } from "../actors/make-page.ts";
import { makeStaleDraft } from "../actors/stale-draft.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessible } from "../screens/expect-accessible.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const second = { a: "Feed it at six.", b: "Mix at five.", c: "Bake it." };
const texts = {
  first: { ...second, b: "Mix at four.", d: "Sweep." },
  second,
  draft: { ...second, b: "Mix at noon." },
};

for (const viewport of sizes) {
  const where = `at ${viewport.width} px`;
  const look = { viewport };

  scenario(
    `${where} axe finds nothing on the history, its chain and the question before a revert`,
    async ({ enter }) => {
      const person = await enter("Ana", look);
      const { page } = person;
      const { pageId } = await makeStaleDraft(person, texts);
      await page.goto(`/page/${pageId}`);
      const history = await openHistory(page);
      await expect(history.panel("First version")).toContainText("Sweep.");
      await expectAccessible(page, "the tree");
      await history.node("Your draft").click();
      await expect(history.button("Go on writing")).toBeVisible();
      await expectAccessible(page, "the draft in the tree");
      await history.showChain();
      await expect(history.rows.first()).toBeVisible();
      await expectAccessible(page, "the chain");
      await history.dialog.getByRole("button", { name: "Show the branch of" }).click();
      await history.button("Revert to this").click();
      const question = page.getByRole("dialog", { name: "Revert to “Second version”?" });
      await expect(question).toBeVisible();
      await expectAccessible(page, "the question before a revert");
    },
  );

  scenario(
    `${where} axe finds nothing on a comparison, an archived version and a deleted page`,
    async ({ enter }) => {
      const person = await enter("Ana", look);
      const { page } = person;
      const made = await makeStaleDraft(person, texts);
      await page.goto(`/page/${made.pageId}?compareTo=${made.second}`);
      await expect(page.getByText("2 changes", { exact: true })).toBeVisible();
      await page.keyboard.press("n");
      await expectAccessible(page, "a comparison");
      await page.getByRole("button", { name: "Read as text" }).click();
      await expectAccessible(page, "a comparison as text");
      await page.goto(`/page/${made.pageId}?version=${made.second}`);
      await expect(page.getByRole("link", { name: "View Latest" })).toBeVisible();
      await expectAccessible(page, "an archived version");
      const { pageId, versionId } = await makePage(person, "Tides", "High at noon.");
      await person.api.call("DELETE", `/pages/${pageId}`, {
        expectedPublishedVersion: versionId,
      });
      await page.goto(`/page/${pageId}`);
      await expect(page.getByText("Deleted Page", { exact: true })).toBeVisible();
      await expectAccessible(page, "a deleted page");
    },
  );

  scenario(
    `${where} axe finds nothing on a stale draft, its update and the question before it is published`,
    async ({ enter }) => {
      const person = await enter("Ana", look);
      const { page } = person;
      const { pageId } = await makeStaleDraft(person, texts);
      await page.goto(`/page/${pageId}?edit=true`);
      const screen = pageScreen(page);
      await expect(screen.body).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "set back to" })).toBeVisible();
      await expectAccessible(page, "a stale draft");
      await screen.publishButton.click();
      await expect(page.getByRole("button", { name: "Publish as a branch" })).toBeVisible();
      await expectAccessible(page, "the question before a stale draft is published");
      await page.getByRole("button", { name: "Update draft first" }).click();
      await expect(page.getByRole("region", { name: "Yours" })).toBeVisible();
      await expectAccessible(page, "an update");
      await page.keyboard.press("b");
      await page.keyboard.press("e");
      await expect(page.getByRole("textbox", { name: "Your own words" })).toBeVisible();
      await expectAccessible(page, "own words in an update");
      await page.getByRole("button", { name: "Later" }).click();
      await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
      await expectAccessible(page, "an update left for later");
    },
  );

  scenario(
    `${where} axe finds nothing on the modals that delete, move and copy`,
    async ({ enter }) => {
      const person = await enter("Ana", look);
      const { page } = person;
      const { workspaceId } = await person.api.call<{ workspaceId: string }>(
        "POST",
        "/workspaces",
        { workspaceName: "Harbour" },
      );
      const { pageId } = await makePage(person, "Tides", "High at noon.");
      await page.goto(`/page/${pageId}`);
      for (const entry of ["Delete page", "Duplicate page", "Manage permissions"]) {
        await expectAccessibleModal(page, entry);
      }
      const move = await openPageModal(page, "Move page");
      await move.getByLabel("Workspace").selectOption(workspaceId);
      await expect(move).toContainText("Nobody else's access changes.");
      await expectAccessible(page, "Move page");
      await page.keyboard.press("Escape");
      await pageScreen(page).toggle("Edit").click();
      await expect(pageScreen(page).body).toBeVisible();
      for (const entry of ["Delete draft", "Create page from draft"]) {
        await expectAccessibleModal(page, entry);
      }
    },
  );
}

async function expectAccessibleModal(page: Page, entry: string): Promise<void> {
  const dialog = await openPageModal(page, entry);
  await expect(dialog).toBeVisible();
  await expectAccessible(page, entry);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}
