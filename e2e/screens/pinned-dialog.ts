import { expect, type Page } from "@playwright/test";
import { showSidebar } from "./show-sidebar.ts";
import { treeSettled } from "./tree-settled.ts";

/** Opens the Pinned modal, and returns its elements. */
export async function openPinned(page: Page) {
  await showSidebar(page);
  await treeSettled(page);
  await page.getByRole("button", { name: "MORE: Pinned" }).click();
  const dialog = page.getByRole("dialog", { name: "Pinned", exact: true });
  await expect(dialog.getByRole("list", { name: "Pins" })).toBeVisible();
  const rows = dialog.getByRole("listitem").filter({ has: page.getByRole("button") });
  return {
    dialog,
    rows,
    handle: (title: string) => dialog.getByRole("button", { name: `Move ${title}`, exact: true }),

    /** Waits until the pins are in this order. */
    async reads(...titles: readonly string[]) {
      await expect(rows).toHaveText(titles.map((title) => new RegExp(`^${title}`)));
    },
  };
}
