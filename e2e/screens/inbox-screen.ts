import type { Page } from "@playwright/test";
import { chooseEntry } from "./choose-entry.ts";

/** The elements of the inbox screen. */
export function inboxScreen(page: Page) {
  const list = page.getByRole("list", { name: "Notifications" });
  return {
    /** The buttons that expand and collapse notifications. */
    rows: list.locator("button[aria-expanded]"),
    row: (words: string) => list.locator("button[aria-expanded]").filter({ hasText: words }),
    /** The count beside 'Inbox' in the sidebar. */
    sidebarCount: page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Inbox" })
      .locator("span")
      .nth(1),
    /** The tab's icon; with a badge while items are waiting. */
    tabIcon: page.locator('link[rel="icon"]'),

    /** Turns the filter on or off. */
    async filter() {
      await page.getByRole("button", { name: /^Filter/ }).click();
      await chooseEntry(page.getByRole("menuitemcheckbox", { name: "Unread" }));
      await page.keyboard.press("Escape");
    },
  };
}
