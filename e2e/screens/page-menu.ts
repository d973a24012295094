import type { Locator, Page } from "@playwright/test";
import { chooseEntry } from "./choose-entry.ts";

/** Chooses an entry of the page menu. */
export async function choosePageMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: "Page menu" }).click();
  await chooseEntry(page.getByRole("menuitem", { name: entry, exact: true }));
}

/** Chooses an entry that opens a modal of the same name, and returns that when it is there: its code may be on its way. */
export async function openPageModal(page: Page, entry: string): Promise<Locator> {
  await choosePageMenu(page, entry);
  const dialog = page.getByRole("dialog", { name: entry, exact: true });
  await dialog.waitFor();
  return dialog;
}

/** What the menu of every page begins with, for a reader who set neither. */
export const unsetMarks = ["Pin page", "Subscribe to Page"] as const;

/** What it begins with for who published the page, and is subscribed to it by that. */
export const publishersMarks = ["Pin page", "Unsubscribe from page"] as const;

/** What the page menu offers. */
export async function pageMenuOffers(page: Page): Promise<readonly string[]> {
  await page.getByRole("button", { name: "Page menu" }).click();
  await page.getByRole("menuitem").first().waitFor();
  // The text nodes alone: some entries also show their shortcut.
  const offers = await page
    .getByRole("menuitem")
    .evaluateAll((all) =>
      all.map(({ childNodes }) =>
        [...childNodes].map((node) => (node.nodeType === 3 ? node.textContent : "")).join(""),
      ),
    );
  await page.keyboard.press("Escape");
  return offers;
}
