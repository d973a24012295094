import type { BrowserContextOptions } from "@playwright/test";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessible } from "../screens/expect-accessible.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

interface Setting {
  readonly where: string;
  readonly options: BrowserContextOptions;
}

const settings: readonly Setting[] = [
  { where: "on a desk", options: {} },
  { where: "on a phone", options: { viewport: { width: 390, height: 800 }, hasTouch: true } },
];

for (const { where, options } of settings) {
  scenario(
    `${where} axe finds nothing on the page menu, its modals, a deleted page and an archived version`,
    async ({ enter }) => {
      const owner = await enter("Olga Owner", options);
      const { page } = owner;
      await owner.api.call("POST", "/workspaces", { workspaceName: "Kitchen" });
      const made = await makePage(owner, "The bread day", "Feed it at six.");
      await page.goto(`/page/${made.pageId}`);
      const menu = page.getByRole("button", { name: "Page menu" });
      await menu.click();
      await expectAccessible(page, "the page menu");
      await page.keyboard.press("Escape");
      await expect(menu).toBeFocused();

      for (const entry of ["Manage permissions", "Duplicate page", "Move page", "Delete page"]) {
        const dialog = await openPageModal(page, entry);
        if (entry === "Move page") {
          await dialog.getByLabel("Workspace").selectOption("Kitchen");
          await expect(dialog).toContainText("Nobody else's access changes.");
        }
        await expectAccessible(page, entry);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(menu).toBeFocused();
      }

      await page.goto(`/page/${made.pageId}?version=${made.versionId}`);
      await expect(page.getByText("Archived Version", { exact: true })).toBeVisible();
      await expectAccessible(page, "an archived version");

      await owner.api.call("POST", `/pages/${made.pageId}/draft`, {});
      const { versionId: expectedPublishedVersion } = made;
      await owner.api.call("DELETE", `/pages/${made.pageId}`, { expectedPublishedVersion });
      await page.goto(`/page/${made.pageId}`);
      await expect(page.getByText("Deleted Page", { exact: true })).toBeVisible();
      await expectAccessible(page, "a deleted page");
      await page.goto(`/page/${made.pageId}?edit=true`);
      await expect(pageScreen(page).body).toBeVisible();
      await expectAccessible(page, "a draft of a deleted page");
      for (const entry of ["Create page from draft", "Delete draft"]) {
        const dialog = await openPageModal(page, entry);
        await expectAccessible(page, entry);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      }
    },
  );
}
