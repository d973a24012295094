import type { Locator, Page } from "@playwright/test";

/** Opens one of the modals of the add menu. */
export async function openAdd(page: Page, name: "New Page" | "New Workspace"): Promise<Locator> {
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
  return page.getByRole("dialog", { name });
}
