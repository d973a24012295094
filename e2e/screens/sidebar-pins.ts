import { expect, type Page } from "@playwright/test";
import { showSidebar } from "./show-sidebar.ts";

/** 'Pinned' in the sidebar as a person moves about in it. */
export async function sidebarPins(page: Page) {
  await showSidebar(page);
  const list = page.getByRole("list", { name: "Pinned" });
  return {
    list,
    row: (title: string) =>
      list
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: title, exact: true }) }),

    /** Waits until rows can be moved. Pointing at the list or focusing it loads the code for moving. */
    async isReady() {
      await expect(list.getByRole("button", { name: /^Move / }).first()).toHaveAttribute(
        "aria-roledescription",
        "draggable",
      );
    },

    /** Waits until the pins stand in this order. */
    async reads(...titles: readonly string[]) {
      await expect(list.getByRole("link")).toHaveText([...titles]);
    },
  };
}
