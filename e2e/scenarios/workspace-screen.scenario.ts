import { enterAsMember } from "../actors/enter-as-member.ts";
import { giveRole } from "../actors/give-role.ts";
import { makePageBelow } from "../actors/make-page-below.ts";
import { pin } from "../actors/pin.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openAdd } from "../screens/open-add.ts";

scenario(
  "a workspace is pinned and unpinned from its screen",
  async ({ owner: { page }, owner }) => {
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Bakery",
    });
    await page.goto(`/workspace/${workspaceId}`);
    const pinned = page.getByRole("list", { name: "Pinned" });
    await page.getByRole("button", { name: "Pin workspace" }).click();
    await expect(pinned.getByRole("link")).toHaveText(["Bakery", "Personal"]);
    await page.getByRole("button", { name: "Unpin workspace" }).click();
    await expect(pinned.getByRole("link")).toHaveText(["Personal"]);
  },
);

scenario(
  "a new name of a workspace stands everywhere at once",
  async ({ owner: { page }, owner }) => {
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Bakery",
    });
    await pin(owner, workspaceId, "workspace");
    await page.goto(`/workspace/${workspaceId}`);
    await page.getByRole("button", { name: "Workspace settings" }).click();
    const dialog = page.getByRole("dialog", { name: "Workspace settings" });
    const name = dialog.getByLabel("Workspace Name");
    const save = dialog.getByRole("button", { name: "SAVE" });
    await expect(save).toBeDisabled();
    await name.fill("   ");
    await expect(save).toBeDisabled();
    await expect(dialog.getByLabel("Invite users")).toBeEditable();
    await name.fill("  Bakery and mill ");
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "Bakery and mill" })).toBeVisible();
    for (const list of ["Pinned", "Recent"]) {
      await expect(
        page.getByRole("list", { name: list }).getByRole("link", { name: "Bakery and mill" }),
      ).toBeVisible();
    }
  },
);

scenario(
  "a deleted workspace is gone from every screen, and comes back by Undo and from the list of deleted ones",
  async ({ owner, enter }) => {
    const { page } = owner;
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Bakery",
    });
    const mara = await enterAsMember({ owner, enter }, "Mara Member", [workspaceId]);
    // What a screen asked for just before the workspace was deleted may be answered after.
    for (const { complaints } of [owner, mara])
      complaints.allow(/404 GET .*rpc\/(workspaces|invitations|templates)/);
    await mara.page.goto(`/workspace/${workspaceId}`);
    await page.goto(`/workspace/${workspaceId}`);
    const deleteIt = async () => {
      await page.getByRole("button", { name: "Workspace settings" }).click();
      const settings = page.getByRole("dialog", { name: "Workspace settings" });
      await settings.getByRole("button", { name: "Delete workspace" }).click();
      const question = page.getByRole("alertdialog", { name: "Delete “Bakery”" });
      await question.getByRole("button", { name: "DELETE WORKSPACE" }).click();
      await expect(page.getByText("“Bakery” was deleted.")).toBeVisible();
    };
    const sidebar = page.getByRole("complementary").getByRole("link", { name: "Bakery" });
    await deleteIt();
    await expect(page).toHaveURL("/");
    // A toast stays while the pointer is on it.
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.hover();
    await expect(sidebar).toHaveCount(0);
    await expect(mara.page.getByText("Workspace does not exist.")).toBeVisible();
    await undo.click();
    await sidebar.click();
    await deleteIt();
    await page.goto("/workspaces");
    await expectAccessibleAtAllWidths(page, "all workspaces");
    await page.getByRole("link", { name: "Deleted pages and workspaces" }).click();
    await expect(page.getByRole("heading", { name: "Trash" })).toBeVisible();
    const deleted = page.getByRole("main").getByRole("listitem");
    await expect(deleted).toContainText("Deleted by Olga Owner");
    await expect(deleted).toContainText("Gone for good in 30 days");
    await deleted.getByRole("button", { name: "Restore Bakery" }).click();
    await expect(deleted).toHaveCount(0);
    await page.getByRole("link", { name: "Open", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Bakery" })).toBeVisible();
    await mara.page.goto(`/workspace/${workspaceId}`);
    await expect(mara.page.getByRole("heading", { name: "Bakery" })).toBeVisible();
  },
);

scenario(
  "a description and an icon show to who looks at the workspace; New Page says who creates pages in it",
  async ({ owner, enter }) => {
    const { page } = owner;
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Bakery",
    });
    const mara = await enterAsMember({ owner, enter }, "Mara Member", []);
    await giveRole(owner, { workspaceId }, mara, "editor");
    await mara.page.goto(`/workspace/${workspaceId}`);
    const newPage = await openAdd(mara.page, "New Page");
    await expect(newPage).toContainText("In “Bakery”, only admins create pages:");
    await newPage.getByRole("button", { name: "CANCEL" }).click();
    await page.goto(`/workspace/${workspaceId}`);
    await page.getByRole("button", { name: "Workspace settings" }).click();
    const settings = page.getByRole("dialog", { name: "Workspace settings" });
    await settings.getByLabel("Description").fill("All about bread");
    await settings.getByRole("button", { name: "Choose icon" }).click();
    const icons = page.getByRole("dialog", { name: "Workspace icon" });
    await icons.getByPlaceholder("Search emoji").fill("croissant");
    await icons.getByRole("gridcell", { name: "croissant" }).click();
    await expect(settings.getByRole("button", { name: "Change icon" })).toBeVisible();
    await settings.getByRole("switch", { name: "Editors may create pages" }).click();
    const main = mara.page.getByRole("main");
    await expect(main.getByText("All about bread")).toBeVisible();
    await expect(main.getByRole("heading", { name: "Bakery" })).toContainText("🥐");
    await mara.page.getByRole("button", { name: "New page", exact: true }).click();
    await expect(newPage.getByLabel("Workspace")).toHaveValue(workspaceId);
    await newPage.getByRole("button", { name: "CREATE" }).click();
    await expect(mara.page).toHaveURL(/edit=true/);
  },
);

scenario(
  "a workspace's screen shows the tree of its pages, which keys open, and its filter covers all of them",
  async ({ owner }) => {
    const bread = await makePageBelow(owner, null, "Bread", "Feed it at six.");
    await makePageBelow(owner, bread.pageId, "Rye", "Dark.");
    await makePageBelow(owner, null, "Cake", "On Sundays.");
    const { page } = owner;
    await page.goto(`/workspace/${bread.workspaceId}`);
    const outline = page.getByRole("main").getByRole("tree", { name: "All pages" });
    const rows = outline.getByRole("treeitem");
    await expect(rows).toHaveText([/^Bread.*Olga Owner · /, /^Cake/]);
    await rows.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(rows).toHaveText([/^Bread/, /^Rye/, /^Cake/]);
    await expectAccessibleAtAllWidths(page, "a workspace with the tree of its pages");
    await page.reload();
    await expect(rows).toHaveText([/^Bread/, /^Rye/, /^Cake/]);
    await makePageBelow(owner, bread.pageId, "Wheat", "Light.");
    await expect(rows).toHaveText([/^Bread/, /^Rye/, /^Wheat/, /^Cake/]);
    await page.getByRole("searchbox").fill("rye");
    const found = page.getByRole("region", { name: "Search Results" });
    await expect(found.getByRole("link")).toHaveText([/Rye/]);
    await page.getByRole("searchbox").fill("");
    await rows.nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Rye" })).toBeVisible();
  },
);
