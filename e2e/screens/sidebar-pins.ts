import { expect, type Page } from "@playwright/test";
import { showSidebar } from "./show-sidebar.ts";
import { treeSettled } from "./tree-settled.ts";

/** The elements of 'Pinned' in the sidebar. */
export async function sidebarPins(page: Page) {
  await showSidebar(page);
  await treeSettled(page);
  const list = page.getByRole("list", { name: "Pinned" });
  return {
    list,
    row: (title: string) =>
      list
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: title, exact: true }) }),

    /** Waits until rows can be moved. Hovering or focusing the list loads the code for moving. */
    async isReady() {
      await expect(list.getByRole("button", { name: /^Move / }).first()).toHaveAttribute(
        "aria-roledescription",
        "draggable",
      );
    },

    /** Waits until the pins are in this order. */
    async reads(...titles: readonly string[]) {
      await expect(list.getByRole("link")).toHaveText([...titles]);
    },
  };
}
