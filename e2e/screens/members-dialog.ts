import { expect, type Locator, type Page } from "@playwright/test";
import { chooseEntry } from "./choose-entry.ts";
import { openOrganizationMenu } from "./organization-menu.ts";

/** Opens 'Members of …' from the organization menu, on one of its tabs. */
export async function openMembers(page: Page, tab?: "Invitations" | "Requests"): Promise<Locator> {
  const menu = await openOrganizationMenu(page);
  await chooseEntry(menu.getByRole("menuitem", { name: "Members" }));
  const dialog = page.getByRole("dialog", { name: /^Members of / });
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  if (tab !== undefined) await dialog.getByRole("tab", { name: tab }).click();
  return dialog;
}

/** Invites addresses through an invitation form, and returns the paths of the links that the form shows. */
export async function inviteBy(dialog: Locator, addresses: readonly string[]): Promise<string[]> {
  await dialog.getByLabel("Invite users").fill(addresses.join(", "));
  await dialog.getByRole("button", { name: /^INVITE/ }).click();
  const links: string[] = [];
  for (const address of addresses) {
    const link = dialog.getByLabel(`Link for ${address}`, { exact: true });
    links.push(new URL(await link.inputValue()).pathname);
  }
  return links;
}
