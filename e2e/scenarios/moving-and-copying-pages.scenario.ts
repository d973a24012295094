import { joinOrganization } from "../actors/join-organization.ts";
import { makePage } from "../actors/make-page.ts";
import { makePageBelow } from "../actors/make-page-below.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths, phone } from "../screens/expect-accessible.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import { openPageModal } from "../screens/page-menu.ts";
import { pageTree } from "../screens/page-tree.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { holdUndo } from "../screens/hold-undo.ts";
import { laidOut } from "../screens/laid-out.ts";

scenario(
  "a mover reads who will and who will no longer see the page before it moves",
  async ({ owner: { page }, owner, enter }) => {
    const makeWorkspace = (workspaceName: string) =>
      owner.api.call<{ workspaceId: string }>("POST", "/workspaces", { workspaceName });
    const kitchen = await makeWorkspace("Kitchen");
    const shop = await makeWorkspace("Shop");
    await joinOrganization(await enter("Ben Baker"), owner, [kitchen.workspaceId]);
    await joinOrganization(await enter("Cyd Clerk"), owner, [shop.workspaceId]);
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${made.pageId}`);

    const dialog = await openPageModal(page, "Move page");
    const workspace = dialog.getByLabel("Workspace");
    await expect(workspace.locator("option")).toHaveText(["Personal", "Kitchen", "Shop"]);
    await expect(dialog.getByRole("button", { name: "MOVE" })).toBeDisabled();
    await workspace.selectOption("Kitchen");
    await expect(dialog).toContainText("1 person will begin to see this page: Ben Baker.");
    await dialog.getByRole("button", { name: "MOVE" }).click();
    await expect(dialog).toBeHidden();
    const undo = await holdUndo(page);
    await expect(pageScreen(page).path).toContainText("Kitchen");
    await undo.click();
    await expect(pageScreen(page).path).toContainText("Personal");
    await expect(page.getByText("Page moved back to “Personal”")).toBeVisible();
    await owner.api.call("POST", `/pages/${made.pageId}/move`, {
      workspaceId: kitchen.workspaceId,
    });
    await expect(pageScreen(page).path).toContainText("Kitchen");

    await openPageModal(page, "Move page");
    await workspace.selectOption("Shop");
    await expect(dialog).toContainText("1 person will no longer see this page: Ben Baker.");
    await expect(dialog).toContainText("1 person will begin to see this page: Cyd Clerk.");
    await page.keyboard.press("Escape");
    await expect(pageScreen(page).path).toContainText("Kitchen");
  },
);

scenario(
  "on a phone, Undo stands beside the words of a toast that fill two lines",
  async ({ owner: { page }, owner }) => {
    const workspaceName = "Everything about flour, water, salt and time";
    await owner.api.call("POST", "/workspaces", { workspaceName });
    const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
    await page.setViewportSize(phone);
    await page.goto(`/page/${pageId}`);
    const dialog = await openPageModal(page, "Move page");
    await dialog.getByLabel("Workspace").selectOption(workspaceName);
    await dialog.getByRole("button", { name: "MOVE" }).click();
    const undo = await holdUndo(page);
    await laidOut(page);
    const words = await page.getByText(`Page moved to “${workspaceName}”`).boundingBox();
    const button = await undo.boundingBox();
    if (words === null || button === null) throw new Error("The toast is not drawn.");
    expect(button.x).toBeGreaterThanOrEqual(words.x + words.width);
    expect(button.y).toBeLessThan(words.y + words.height);
  },
);

scenario(
  "a mover puts a page below another one, and undoing puts it back to its place",
  async ({ owner: { page }, owner }) => {
    const bread = await makePageBelow(owner, null, "Bread", "Feed it at six.");
    const rye = await makePageBelow(owner, bread.pageId, "Rye", "Dark.");
    await makePageBelow(owner, bread.pageId, "Wheat", "Light.");
    await makePageBelow(owner, null, "Cake", "On Sundays.");
    await page.goto(`/page/${rye.pageId}`);
    const dialog = await openPageModal(page, "Move page");
    const above = dialog.getByRole("combobox", { name: "Page above" });
    await expect(above).toHaveValue("Bread");
    const answer = await holdCalls(page, "**/rpc/workspaces/pages*");
    const sought = page.waitForRequest((request) => request.url().includes("cak"));
    await above.click();
    await page.keyboard.type("cak");
    // A page that was offered before the search stays while it runs.
    await sought;
    await expect(page.getByRole("option")).toHaveText(["Cake"]);
    await expect(page.getByRole("option")).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await expect(above).toHaveValue("Cake");
    answer();
    await expect(dialog).toContainText("Nobody else's access changes.");
    await expectAccessibleAtAllWidths(page, "the dialog that moves a page below another one");
    await dialog.getByRole("button", { name: "MOVE" }).click();
    const undo = await holdUndo(page);
    await expect(page.getByText("Page moved below “Cake”")).toBeVisible();
    const { path } = pageScreen(page);
    await expect(path.getByRole("link", { name: "Cake" })).toBeVisible();
    await undo.click();
    await expect(path.getByRole("link", { name: "Bread" })).toBeVisible();
    const around = page.getByRole("navigation", { name: "Pages before and after" });
    await expect(around.getByRole("link")).toHaveText([/Bread/, /Wheat/]);
  },
);

scenario(
  "a duplicate is a draft of one's own with the same text, and its source stays",
  async ({ owner: { page }, owner }) => {
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    await page.goto(`/page/${made.pageId}`);
    const dialog = await openPageModal(page, "Duplicate page");
    await expect(dialog.getByLabel("Workspace")).toHaveValue(made.workspaceId);
    await dialog.getByRole("button", { name: "DUPLICATE" }).dblclick();
    const screen = pageScreen(page);
    await expect(screen.body).toHaveText("Feed it at six.");
    await expect(screen.title).toHaveValue("The bread day (copy)");
    await expect(page).not.toHaveURL(new RegExp(made.pageId));
    await page.goto(`/page/${made.pageId}`);
    await expect(screen.heading).toHaveText("The bread day");
    await page.goto("/drafts");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  },
);

scenario(
  "a page with pages below it is duplicated with them, or alone",
  async ({ owner: { page }, owner }) => {
    const bread = await makePageBelow(owner, null, "Bread", "Feed it at six.");
    const rye = await makePageBelow(owner, bread.pageId, "Rye", "Dark.");
    await makePageBelow(owner, rye.pageId, "Starter", "Sour.");
    const wheat = await makePageBelow(owner, bread.pageId, "Wheat", "Light.");
    await page.goto(`/page/${bread.pageId}`);
    const dialog = await openPageModal(page, "Duplicate page");
    await dialog.getByLabel("With the 3 pages below it").check();
    await expectAccessibleAtAllWidths(page, "the dialog that duplicates a page with those below");
    await dialog.getByRole("button", { name: "DUPLICATE" }).click();
    await expect(pageScreen(page).title).toHaveValue("Bread (copy)");
    const { rows, press } = pageTree(page);
    await press("Bread (copy) (never published)", "ArrowRight");
    await press("Rye (never published)", "ArrowRight");
    await expect
      .poll(rows)
      .toEqual(["Personal", "  Bread", "  Bread (copy)", "    Rye", "      Starter", "    Wheat"]);
    await page.goto(`/page/${rye.pageId}`);
    await openPageModal(page, "Duplicate page");
    await expect(dialog.getByLabel("With the page below it")).not.toBeChecked();
    await dialog.getByRole("button", { name: "DUPLICATE" }).click();
    await expect(pageScreen(page).title).toHaveValue("Rye (copy)");
    await expect
      .poll(async () => (await rows()).filter((row) => row.includes("(copy)")))
      .toEqual(["  Bread (copy)", "  Rye (copy)"]);
    const counted = page.waitForResponse(/previewCopy/);
    await page.goto(`/page/${wheat.pageId}`);
    await openPageModal(page, "Duplicate page");
    await counted;
    await expect(dialog.getByLabel("Workspace")).toHaveValue(wheat.workspaceId);
    await expect(dialog.getByRole("checkbox")).toHaveCount(0);
  },
);

scenario(
  "a page made from a draft holds the words that were typed a moment before",
  async ({ owner: { page }, owner }) => {
    const made = await makePage(owner, "The bread day", "Feed it at six.");
    const screen = pageScreen(page);
    await page.goto(`/page/${made.pageId}`);
    await screen.toggle("Edit").click();
    await screen.body.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Sleep well.");
    const dialog = await openPageModal(page, "Create page from draft");
    await dialog.getByRole("button", { name: "CREATE" }).click();
    await expect(page).not.toHaveURL(new RegExp(made.pageId));
    await expect(screen.body).toHaveText("Feed it at six. Sleep well.");
    await expect(screen.title).toHaveValue("The bread day");
  },
);
