import { expect, type Locator, type Page } from "@playwright/test";
import { showSidebar } from "./show-sidebar.ts";
import { chooseEntry } from "./choose-entry.ts";

/** Opens the organization menu. If the sidebar is a drawer, opens it first. */
export async function openOrganizationMenu(page: Page): Promise<Locator> {
  await showSidebar(page);
  await page.getByRole("button", { name: /Organization menu/ }).click();
  const menu = page.getByRole("menu", { name: /Organization menu/ });
  await expect(menu).toBeVisible();
  return menu;
}

/** Opens a modal of the organization menu. */
export async function openFromOrganizationMenu(
  page: Page,
  item: "Settings" | "Create / Join Organization",
): Promise<Locator> {
  const menu = await openOrganizationMenu(page);
  await chooseEntry(menu.getByRole("menuitem", { name: item }));
  const dialog = page.getByRole("dialog", {
    name: item === "Settings" ? "Settings" : "Organization",
    exact: true,
  });
  await expect(dialog).toBeVisible();
  return dialog;
}
