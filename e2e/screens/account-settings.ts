import { expect, type Locator, type Page } from "@playwright/test";
import { openFromOrganizationMenu } from "./organization-menu.ts";

/** Opens the Account tab of the settings. */
export async function openAccountSettings(page: Page): Promise<Locator> {
  await page.goto("/");
  const settings = await openFromOrganizationMenu(page, "Settings");
  await settings.getByRole("tab", { name: "Account" }).click();
  await expect(settings.getByRole("list", { name: "Where you are signed in" })).toBeVisible();
  return settings;
}
