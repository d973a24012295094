import { expect, type Page } from "@playwright/test";
import { showSidebar } from "./show-sidebar.ts";

/** Opens the Pinned modal, and returns its elements. */
export async function openPinned(page: Page) {
  await showSidebar(page);
  // The tree above moves what is below it when its first pages come.
  const tree = page.getByRole("tree", { name: "Workspaces" });
  await expect(tree.getByRole("treeitem").first()).toBeVisible();
  await expect(page.getByText("Loading…", { exact: true })).toHaveCount(0);
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
