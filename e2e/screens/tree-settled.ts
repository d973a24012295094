import { expect, type Page } from "@playwright/test";

/** Waits until the tree in the sidebar has its first pages: when they come, they move what is below them. */
export async function treeSettled(page: Page): Promise<void> {
  const tree = page.getByRole("tree", { name: "Workspaces" });
  await expect(tree.getByRole("treeitem").first()).toBeVisible();
  await expect(page.getByText("Loading…", { exact: true })).toHaveCount(0);
}
