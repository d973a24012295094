import { expect, type Page } from "@playwright/test";

/** Opens the sidebar if the window is so narrow that it is a drawer. */
export async function showSidebar(page: Page): Promise<void> {
  const add = page.getByRole("button", { name: "Add", exact: true });
  const show = page.getByRole("banner").getByRole("button", { name: "Show Sidebar" });
  await expect(add.or(show).first()).toBeVisible();
  if (await add.isVisible()) return;
  await show.click();
  await expect(add).toBeVisible();
}
