import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "axe finds nothing on the page menu, its modals, a deleted page and an archived version",
  async ({ owner }) => {
    const { page } = owner;
    await owner.api.call("POST", "/workspaces", { workspaceName: "Kitchen" });
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${made.pageId}`);
    const menu = page.getByRole("button", { name: "Page menu" });
    await menu.click();
    await expect(page.getByRole("menuitem").first()).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the page menu");
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();

    for (const entry of ["Manage permissions", "Duplicate page", "Move page", "Delete page"]) {
      const dialog = await openPageModal(page, entry);
      if (entry === "Move page") {
        await dialog.getByLabel("Workspace").selectOption("Kitchen");
        await expect(dialog).toContainText("Nobody else's access changes.");
      }
      await expectAccessibleAtAllWidths(page, entry);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(menu).toBeFocused();
    }

    await page.goto(`/page/${made.pageId}?version=${made.versionId}`);
    await expect(page.getByText("Archived Version", { exact: true })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "an archived version");

    await owner.api.call("POST", `/pages/${made.pageId}/draft`, {});
    const { versionId: expectedPublishedVersion } = made;
    await owner.api.call("DELETE", `/pages/${made.pageId}`, { expectedPublishedVersion });
    await page.goto(`/page/${made.pageId}`);
    await expect(page.getByText("Deleted Page", { exact: true })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a deleted page");
    await page.goto(`/page/${made.pageId}?edit=true`);
    await expect(pageScreen(page).body).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a draft of a deleted page");
    for (const entry of ["Create page from draft", "Delete draft"]) {
      const dialog = await openPageModal(page, entry);
      await expectAccessibleAtAllWidths(page, entry);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  },
);
