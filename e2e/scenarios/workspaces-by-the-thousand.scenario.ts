import { makeManyWorkspaces } from "../actors/make-many-workspaces.ts";
import { expect, scenario } from "../scenario.ts";
import { answeredByDocument } from "../screens/answered-by-document.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { openAdd } from "../screens/open-add.ts";
import { pageTree } from "../screens/page-tree.ts";

const count = 1_200;

scenario(
  "of twelve hundred workspaces the first come with the document, the last is put before its neighbour, and each can be chosen",
  async ({ owner: { page }, owner, server }) => {
    await makeManyWorkspaces(server, owner, count);
    const release = await holdCalls(page, "**/rpc/workspaces/list*");
    await expect(async () => {
      await page.goto("/");
      expect(await answeredByDocument(page)).toContain("workspaces/list");
    }).toPass();
    const { tree, item } = pageTree(page);
    await expect(item("Workspace 0001")).toHaveAttribute("aria-setsize", "500");
    release();
    // With 'Personal'.
    await expect(item("Workspace 0001")).toHaveAttribute("aria-setsize", String(count + 1));
    expect(await tree.getByRole("treeitem").count()).toBeLessThan(150);

    await tree.getByRole("treeitem").first().focus();
    await page.keyboard.press("End");
    await expect(item(`Workspace ${count}`)).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(item(`Workspace ${count}`)).toHaveAttribute("aria-posinset", String(count));
    await expect(
      page.getByText(`Workspace ${count} was moved. It is now after Workspace ${count - 2}.`),
    ).toBeAttached();

    const dialog = await openAdd(page, "New Page");
    const choice = dialog.getByLabel("Workspace");
    await expect(choice.getByRole("option")).toHaveCount(count + 1);
    await choice.selectOption(`Workspace ${count - 1}`);
    await dialog.getByRole("button", { name: "CREATE" }).click();
    await expect(page).toHaveURL(/\/page\//);
    await expect(item(`Workspace ${count - 1}`)).toHaveAttribute("aria-expanded", "true");
  },
);
