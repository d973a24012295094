import { enterAsMember } from "../actors/enter-as-member.ts";
import { giveRole } from "../actors/give-role.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { openPagePermissions, openWorkspacePermissions } from "../screens/permissions-dialog.ts";
import { staysLoaded } from "../screens/stays-loaded.ts";

const noAccess = { name: "You don't have access to this page" };

scenario(
  "what an owner gives and takes shows on the colleague's screen without a reload, and never on the stranger's",
  async ({ owner, enter, stranger }) => {
    const colleague = await enterAsMember({ owner, enter }, "Cora Colleague", []);
    colleague.complaints.allow(/^403 GET /);
    stranger.complaints.allow(/^403 GET /);
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    for (const { page } of [colleague, stranger]) {
      await page.goto(`/page/${pageId}`);
      await expect(page.getByRole("heading", noAccess)).toBeVisible();
    }
    await owner.page.goto(`/page/${pageId}`);
    const { add, role } = await openPagePermissions(owner.page);
    const stays = await Promise.all([staysLoaded(colleague.page), staysLoaded(stranger.page)]);

    await add("Cora", "Viewer");
    await colleague.page.getByRole("button", { name: "Open the page" }).click();
    const theirs = pageScreen(colleague.page);
    await expect(theirs.reading).toHaveText("High at noon.");
    await expect(theirs.toggle("Edit")).toHaveCount(0);

    await role("Cora Colleague").selectOption("Editor");
    await theirs.toggle("Edit").click();
    await theirs.body.click();
    await colleague.page.keyboard.press("Control+End");
    await colleague.page.keyboard.type(" Low at six.");
    await theirs.says("Saved");

    await role("Cora Colleague").selectOption("Viewer");
    await expect(colleague.page.getByText("no longer edit it")).toBeVisible();
    await expect(theirs.reading).toHaveText("High at noon. Low at six.");

    await role("Cora Colleague").selectOption("Remove");
    await expect(colleague.page.getByRole("heading", noAccess)).toBeVisible();
    await expect(colleague.page.getByRole("region", { name: "Your draft" })).toContainText(
      "Low at six.",
    );
    await expect(stranger.page.getByRole("heading", noAccess)).toBeVisible();
    for (const isLoaded of stays) await isLoaded();
  },
);

scenario(
  "two who administer a workspace see in their open lists what the other one does",
  async ({ owner, enter }) => {
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Harbour",
    });
    const other = await enterAsMember({ owner, enter }, "Ada Administrator", [workspaceId]);
    const member = await enterAsMember({ owner, enter }, "Mara Member", []);
    await giveRole(owner, { workspaceId }, other, "administrator");
    await owner.page.goto(`/workspace/${workspaceId}`);
    const mine = await openWorkspacePermissions(owner.page);
    await other.page.goto(`/workspace/${workspaceId}`);
    const theirs = await openWorkspacePermissions(other.page);
    await mine.add("Mara", "Editor");
    await expect(theirs.role("Mara Member")).toHaveValue("editor");
    await theirs.role("Mara Member").selectOption("Viewer");
    await expect(mine.role("Mara Member")).toHaveValue("viewer");
    await theirs.role("Olga Owner").selectOption("Viewer");
    await expect(owner.page.getByRole("dialog", { name: "Who is here" })).toBeVisible();
    await member.page.goto(`/workspace/${workspaceId}`);
    await expect(member.page.getByRole("heading", { name: "Harbour" })).toBeVisible();
  },
);
