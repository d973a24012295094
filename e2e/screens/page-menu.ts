import { expect, type Locator, type Page } from "@playwright/test";
import { chooseEntry } from "./choose-entry.ts";

/** Chooses an entry of the page menu. */
export async function choosePageMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: "Page menu" }).click();
  await chooseEntry(page.getByRole("menuitem", { name: entry, exact: true }));
}

/**
 * Chooses an entry that opens a modal of the same name, and waits for the modal, whose chunk may still be loading.
 * Returns the modal.
 */
export async function openPageModal(page: Page, entry: string): Promise<Locator> {
  await choosePageMenu(page, entry);
  const dialog = page.getByRole("dialog", { name: entry, exact: true });
  await dialog.waitFor();
  return dialog;
}

/** The first entries of a page's menu, for a reader who neither pinned the page nor subscribed to it. */
export const unsetMarks = ["Pin page", "Subscribe to Page"] as const;

/** The first entries for the publisher, who is subscribed by publishing. */
export const publishersMarks = ["Pin page", "Unsubscribe from page"] as const;

/** The further entries of a published page for its administrators. */
export const administratorsEntries = [
  "Version history",
  "Show authors",
  "Copy as Markdown",
  "Manage permissions",
  "Page icon",
  "New page below",
  "Move page",
  "Duplicate page",
  "Save as template",
  "Delete page",
] as const;

/** The further entries of a published page for its viewers. */
export const readersEntries = [
  "Version history",
  "Show authors",
  "Copy as Markdown",
  "Duplicate page",
] as const;

/** The labels of the page menu's entries. */
export async function pageMenuOffers(page: Page): Promise<readonly string[]> {
  await page.getByRole("button", { name: "Page menu" }).click();
  await page.getByRole("menuitem").first().waitFor();
  // Only the text nodes, because some entries also show their shortcut.
  const offers = await page
    .getByRole("menuitem")
    .evaluateAll((all) =>
      all.map(({ childNodes }) =>
        [...childNodes].map((node) => (node.nodeType === 3 ? node.textContent : "")).join(""),
      ),
    );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  return offers;
}
