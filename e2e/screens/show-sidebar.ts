import { expect, type Page } from "@playwright/test";

/** Opens the sidebar where the window is so narrow that it is a drawer. */
export async function showSidebar(page: Page): Promise<void> {
  const add = page.getByRole("button", { name: "Add", exact: true });
  if (await add.isVisible()) return;
  await page.getByRole("button", { name: "Show Sidebar" }).click();
  await expect(add).toBeVisible();
}
