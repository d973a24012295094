import { expect, type Page } from "@playwright/test";
import { choosePageMenu } from "./page-menu.ts";

/** Opens the version history from the page menu, and waits until it is drawn. */
export async function openHistory(page: Page) {
  await choosePageMenu(page, "Version history");
  const dialog = page.getByRole("dialog", { name: "Version history" });
  const nodes = dialog.getByRole("treeitem");
  await expect(nodes.first()).toBeVisible();
  return {
    dialog,
    nodes,
    /** A version of the tree by its subject, or 'Your draft'. */
    node: (subject: string) => dialog.getByRole("treeitem", { name: new RegExp(`^${subject}`) }),
    rows: dialog.getByRole("listitem"),
    /** What is told of the selected version. */
    panel: (name: string) => dialog.getByRole("region", { name: `Selected: ${name}` }),
    button: (name: string) => dialog.getByRole("button", { name, exact: true }),
    showChain: () => dialog.getByRole("tab", { name: "Chain" }).click(),
  };
}
