import { expect, type Page } from "@playwright/test";
import { choosePageMenu } from "./page-menu.ts";

/** Opens the version history from the page menu, and waits until it is drawn. */
export async function openHistory(page: Page) {
  await choosePageMenu(page, "Version history");
  const dialog = page.getByRole("dialog", { name: "Version history" });
  const nodes = dialog.getByRole("treeitem");
  await expect(nodes.first()).toBeVisible();
  const node = (subject: string) =>
    dialog.getByRole("treeitem", { name: new RegExp(`^${subject}`) });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    dialog,
    nodes,
    /** A node of the tree: a version by its subject line, or 'Your draft'. */
    node,
    rows: dialog.getByRole("listitem"),
    /** The details of the selected version. */
    panel: (name: string) => dialog.getByRole("region", { name: `Selected: ${name}` }),
    button,
    showChain: () => dialog.getByRole("tab", { name: "Chain" }).click(),

    /** Clicks 'Revert to this' on a version. Returns the confirmation dialog and its confirming button. */
    async askToRevert(subject: string) {
      await node(subject).click();
      await button("Revert to this").click();
      const question = page.getByRole("dialog", { name: `Revert to “${subject}”?` });
      return { question, yes: question.getByRole("button", { name: "REVERT", exact: true }) };
    },
  };
}
