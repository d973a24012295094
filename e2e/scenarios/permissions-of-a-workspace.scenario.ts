import { enterAsMember } from "../actors/enter-as-member.ts";
import { giveRole } from "../actors/give-role.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { pageScreen } from "../screens/page-screen.ts";
import {
  openPagePermissions,
  openWorkspacePermissions,
  permissionsDialog,
} from "../screens/permissions-dialog.ts";

const noAccess = { name: "You don't have access to this page" };

scenario(
  "a workspace that is opened to the organization is seen by everybody in it, until it is closed",
  async ({ owner, enter }) => {
    const { page } = owner;
    const colleague = await enterAsMember({ owner, enter }, "Cora Colleague", []);
    const { pageId, workspaceId } = await makePage(owner, "Tides", "High at noon.");
    await page.goto(`/workspace/${workspaceId}`);
    const { access, row } = await openWorkspacePermissions(page);
    await expect(access(/^Only its members/)).toBeChecked();
    await access(/^Everyone in Olga Owner's Stemma can view/).check();
    await expect(row("Cora Colleague")).toContainText("everyone in the organization");
    await expect(row("Cora Colleague").getByRole("combobox")).toHaveCount(0);

    const theirs = pageScreen(colleague.page);
    await colleague.page.goto(`/page/${pageId}`);
    await expect(theirs.reading).toHaveText("High at noon.");
    await expect(theirs.toggle("Edit")).toHaveCount(0);
    await access(/^Everyone in Olga Owner's Stemma can edit/).check();
    await expect(row("Cora Colleague")).toContainText("Editor");
    await colleague.page.reload();
    await expect(theirs.toggle("Edit")).toBeVisible();

    await access(/^Only its members/).click();
    const question = page.getByRole("alertdialog", { name: "Close this workspace?" });
    await expect(question).toContainText(
      "1 person will no longer see this workspace: Cora Colleague.",
    );
    await question.getByRole("button", { name: "CLOSE WORKSPACE" }).click();
    await expect(row("Cora Colleague")).toHaveCount(0);
    colleague.complaints.allow(/^403 GET /);
    await colleague.page.reload();
    await expect(colleague.page.getByRole("heading", noAccess)).toBeVisible();
  },
);

scenario(
  "a member of a workspace reads who is there, and changes nothing",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { workspaceId } = await makePage(owner, "Tides", "High at noon.");
    const { page } = member;
    await page.goto(`/workspace/${workspaceId}`);
    const { dialog, row } = await openWorkspacePermissions(page, "Who is here");
    await expect(dialog).toContainText("Only its members");
    await expect(row("Olga Owner")).toContainText("Admin");
    await expect(row("Mara Member")).toContainText("Editor");
    await expect(dialog.getByRole("combobox")).toHaveCount(0);
    await expect(dialog.getByRole("radio")).toHaveCount(0);
    const answer = await member.api.send("PUT", `/workspaces/${workspaceId}/openness`, {
      organizationRole: "editor",
    });
    expect(answer.status()).toBe(403);
  },
);

scenario(
  "a role from the workspace is changed in the workspace, one step from the page",
  async ({ owner: { page }, owner, enter }) => {
    await enterAsMember({ owner, enter }, "Mara Member");
    const { pageId, workspaceId } = await makePage(owner, "Tides", "High at noon.");
    await page.goto(`/page/${pageId}`);
    const ofPage = await openPagePermissions(page);
    await expect(ofPage.role("Mara Member")).toHaveCount(0);
    await ofPage.dialog.getByRole("button", { name: "Who is in “Personal”" }).click();
    const { dialog, role } = permissionsDialog(page);
    await expect(dialog).toContainText("Who is here");
    await role("Mara Member").selectOption("Viewer");
    await expect
      .poll(() => owner.api.call("GET", `/workspaces/${workspaceId}/readers`))
      .toMatchObject({ items: [{ name: "Mara Member", role: "viewer" }, {}] });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const again = await openPagePermissions(page);
    await expect(again.row("Mara Member")).toContainText("in the workspace as viewer");
  },
);

scenario(
  "somebody who leaves a workspace that is on screen is shown out of it",
  async ({ owner, enter, server }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { page } = member;
    const { workspaceId } = await makePage(owner, "Tides", "High at noon.");
    await giveRole(owner, { workspaceId }, member, "administrator");
    await page.goto(`/workspace/${workspaceId}`);
    const { role } = await openWorkspacePermissions(page);
    member.complaints.allow(/^403 GET /);
    await role("Mara Member").selectOption("Remove");
    await page.getByRole("button", { name: "REMOVE MYSELF" }).click();
    await expect(page.getByRole("heading", noAccess)).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/noAccess?redirect=workspace%2F${workspaceId}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);
