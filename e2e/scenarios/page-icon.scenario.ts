import { enterAsMember } from "../actors/enter-as-member.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

scenario(
  "a page gets an icon, which others see at once, on it and in lists",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { pageId } = await makePage(owner, "The bread day", "Feed the starter.");
    const { page } = owner;
    const icon = page.locator(".page-icon");
    for (const one of [page, member.page]) {
      await one.goto(`/page/${pageId}`);
      await expect(pageScreen(one).toggle("Edit")).toBeVisible();
    }

    const dialog = await openPageModal(page, "Page icon");
    const search = dialog.getByRole("combobox", { name: "Search emoji" });
    await expect(search).toBeFocused();
    await expectAccessibleAtAllWidths(page, "the dialog of a page's icon");
    await search.fill("nothing is called this");
    await expect(dialog.getByText("No emoji found")).toBeVisible();
    await search.fill("croissant");
    await expect(dialog.getByRole("gridcell")).toHaveText(["🥐"]);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(icon).toHaveText("🥐");

    const theirs = member.page.locator(".page-icon");
    await expect(theirs).toHaveText("🥐");
    const recent = member.page.getByRole("link", { name: "The bread day" }).first();
    await expect(recent).toContainText("🥐");

    await pageScreen(page).toggle("Edit").click();
    await expect(pageScreen(page).body).toBeVisible();
    await expect(icon).toHaveText("🥐");
    await page.goto(`/page/${pageId}`);
    await expect(icon).toHaveText("🥐");
    await expectAccessibleAtAllWidths(page, "a page with an icon");

    await openPageModal(page, "Page icon");
    await dialog.getByRole("gridcell", { name: "handbook" }).click();
    await expect(icon).toHaveText("📖");
    await openPageModal(page, "Page icon");
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(dialog).toBeHidden();
    await expect(icon).toHaveCount(0);
    await expect(theirs).toHaveCount(0);
  },
);
