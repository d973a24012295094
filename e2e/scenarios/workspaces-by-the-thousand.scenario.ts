import { makeManyWorkspaces } from "../actors/make-many-workspaces.ts";
import { expect, scenario } from "../scenario.ts";
import { answeredByDocument } from "../screens/answered-by-document.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
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
    const choice = dialog.getByRole("combobox", { name: "Workspace" });
    await expect(choice).toHaveValue("Personal");
    await choice.click();
    await expect(
      page.getByText(`Only 100 of ${count + 1} are shown. Type to narrow them.`),
    ).toBeVisible();
    await page.keyboard.type("119");
    await expect(page.getByRole("option")).toHaveCount(12);
    await expectAccessibleAtAllWidths(page, "New Page with many workspaces");
    await page.keyboard.type("9");
    await expect(page.getByRole("option")).toHaveText([`Workspace ${count - 1}`]);
    await page.keyboard.press("Enter");
    await expect(choice).toHaveValue(`Workspace ${count - 1}`);
    await dialog.getByRole("button", { name: "CREATE" }).click();
    await expect(page).toHaveURL(/\/page\//);
    await expect(item(`Workspace ${count - 1}`)).toHaveAttribute("aria-expanded", "true");
  },
);

scenario(
  "the list of twelve hundred workspaces is narrowed by typed words, down to nothing, and whole again after Escape",
  async ({ owner: { page }, owner, server }) => {
    await makeManyWorkspaces(server, owner, count);
    await page.goto("/workspaces");
    const main = page.getByRole("main");
    const cards = main.getByRole("listitem");
    await expect(cards).toHaveCount(count + 1);
    await main.getByLabel("Filter workspaces by name or description").focus();
    await page.keyboard.type("119 work");
    // 0119, 1119, and 1190 to 1199.
    await expect(main.getByRole("status")).toHaveText("12 workspaces found");
    await expect(cards).toHaveCount(12);
    await expectAccessibleAtAllWidths(page, "workspaces that a filter found");
    await page.keyboard.type("x");
    await expect(main.getByText("No workspace has that in its name or description.")).toBeVisible();
    await expect(cards).toHaveCount(0);
    await expectAccessibleAtAllWidths(page, "a filter of workspaces that found none");
    await page.keyboard.press("Escape");
    await expect(cards).toHaveCount(count + 1);
  },
);
