import { makeDraft, makePage } from "../actors/make-page.ts";
import { pin } from "../actors/pin.ts";
import { expect, scenario } from "../scenario.ts";
import {
  desk,
  expectAccessible,
  expectAccessibleAtAllWidths,
  phone,
} from "../screens/expect-accessible.ts";
import { showSidebar } from "../screens/show-sidebar.ts";
import { chooseEntry } from "../screens/choose-entry.ts";

scenario(
  "axe finds nothing on sidebar, search, palette and the modals around the page",
  async ({ enter }) => {
    // Each of these many screens is looked at in two widths and two themes.
    scenario.slow();
    const person = await enter("Ana");
    const { page } = person;
    const made = await makePage(person, "The bread day", "Feed the starter at six.");
    await pin(person, made.pageId);
    await makeDraft(person, "Half an idea", "Not yet.");
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Unpublished drafts" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Recently published" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "Home");
    await page.goto("/workspaces");
    await expect(page.getByRole("link", { name: /Personal/ }).last()).toBeVisible();
    await expectAccessibleAtAllWidths(page, "all workspaces");
    await page.goto("/");
    // The sidebar is a drawer on a phone, so what opens from it is opened at each width.
    const options = page.getByRole("button", { name: "Options of ‘The bread day’" }).first();
    const entry = page.getByRole("menuitem", { name: "Manage Pins" });
    await page.setViewportSize(phone);
    await showSidebar(page);
    await options.click();
    await expectAccessible(page, `an item's menu, ${phone.width} px wide`);
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await page.setViewportSize(desk);
    await options.click();
    await expectAccessible(page, `an item's menu, ${desk.width} px wide`);
    await chooseEntry(entry);
    await expect(page.getByText("Shown in Sidebar (2/10)")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "Manage Pins");
    await page.getByRole("tab", { name: "Settings" }).click();
    await expectAccessibleAtAllWidths(page, "the settings of pins");
    await page.keyboard.press("Escape");
    await showSidebar(page);
    await page.getByRole("button", { name: "MORE: Recent" }).click();
    await expect(page.getByRole("dialog", { name: "Recent" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "Recent");
    await page.goto("/search?q=starter");
    await expect(page.locator("mark")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "search results");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("bread");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the palette");
    await page.keyboard.press("Escape");
    await page.goto("/drafts");
    await page.getByRole("button", { name: "Delete draft ‘Half an idea’" }).click();
    await expect(page.getByRole("button", { name: "DELETE" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "deleting a draft from its list");
    await page.keyboard.press("Escape");
    // A dialog on screen keeps the shortcuts to itself.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the shortcuts");
    await page.keyboard.press("Escape");
    await page.goto(`/workspace/${made.workspaceId}`);
    await expect(page.getByRole("heading", { name: "Recently Edited" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a workspace");
    await page.getByRole("button", { name: "Workspace settings" }).click();
    await expect(page.getByRole("dialog", { name: "Workspace settings" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the settings of a workspace");
  },
);
