import type { Locator, Page } from "@playwright/test";
import { chooseEntry } from "./choose-entry.ts";

/** Opens one of the modals of the add menu. */
export async function openAdd(page: Page, name: "New Page" | "New Workspace"): Promise<Locator> {
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await chooseEntry(page.getByRole("menuitem", { name }));
  return page.getByRole("dialog", { name });
}
