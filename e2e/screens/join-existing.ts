import { expect, type Page } from "@playwright/test";
import { openFromOrganizationMenu } from "./organization-menu.ts";

/** Requests to join an organization with the address that is used there. */
export async function joinExisting(page: Page, address: string): Promise<void> {
  const dialog = await openFromOrganizationMenu(page, "Create / Join Organization");
  await dialog.getByRole("textbox", { name: /Email/ }).fill(address);
  await dialog.getByRole("button", { name: "SEND REQUEST" }).click();
  const answer = dialog.getByRole("status");
  await expect(answer).toContainText(
    /a mail is on its way to|a link for .* is in the server's log/,
  );
  await expect(answer).toContainText(address);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}
