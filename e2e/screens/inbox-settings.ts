import { expect, type Locator, type Page } from "@playwright/test";

/** Goes to the inbox, and opens its settings. */
export async function openInboxSettings(
  page: Page,
  tab = "Manage Subscriptions",
): Promise<Locator> {
  await page.goto("/inbox");
  await page.getByRole("button", { name: "Inbox settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Inbox settings" });
  await dialog.getByRole("tab", { name: tab }).click();
  await expect(dialog.getByRole("tabpanel")).toBeVisible();
  return dialog;
}
