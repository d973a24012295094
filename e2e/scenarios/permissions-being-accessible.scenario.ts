import { enterAsMember } from "../actors/enter-as-member.ts";
import { giveRole } from "../actors/give-role.ts";
import { makePage } from "../actors/make-page.ts";
import { writeDraft } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { openPagePermissions, openWorkspacePermissions } from "../screens/permissions-dialog.ts";

scenario(
  "axe finds nothing where permissions are read, changed and asked for",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { pageId, workspaceId } = await makePage(owner, "Tides", "High at noon.");
    await giveRole(owner, { pageId }, member, "viewer");
    const { page } = owner;
    owner.complaints.allow(/409 POST .*setPageRole/);
    await page.goto(`/page/${pageId}`);
    const ofPage = await openPagePermissions(page);
    await expect(ofPage.row("Mara Member")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the permissions of a page");
    await ofPage.access(/^Only people named here/).click();
    const question = page.getByRole("alertdialog", { name: "Restrict this page?" });
    await expect(question).toContainText("Nobody else's access changes.");
    await expectAccessibleAtAllWidths(page, "a restriction that is weighed");
    await question.getByRole("button", { name: "CANCEL" }).click();
    await ofPage.role("Olga Owner").selectOption("Viewer");
    await expect(ofPage.row("Olga Owner").getByRole("alert")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a role that was refused");
    await ofPage.dialog.getByRole("combobox", { name: "Add a member" }).fill("Mara");
    await expect(page.getByRole("option", { name: "Mara Member" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the members that are found");
    await page.goto(`/workspace/${workspaceId}`);
    const ofWorkspace = await openWorkspacePermissions(page);
    await expect(ofWorkspace.row("Mara Member")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the permissions of a workspace");

    const theirs = member.page;
    await writeDraft(member, pageId, { a: "High at one." }, "Tides");
    await giveRole(owner, { workspaceId }, member, "viewer");
    await theirs.goto(`/page/${pageId}?edit=true`);
    await expect(theirs.getByText("no longer edit it")).toBeVisible();
    await expectAccessibleAtAllWidths(theirs, "a draft that can't be published any more");
    await theirs.goto(`/workspace/${workspaceId}`);
    const seen = await openWorkspacePermissions(theirs, "Who is here");
    await expect(seen.row("Olga Owner")).toBeVisible();
    await expectAccessibleAtAllWidths(theirs, "who is in a workspace");
    member.complaints.allow(/^403 GET /);
    await giveRole(owner, { workspaceId }, member, null);
    await theirs.goto(`/workspace/${workspaceId}`);
    await expect(theirs.getByRole("button", { name: "Request access" })).toBeVisible();
    await expectAccessibleAtAllWidths(theirs, "the screen without access");
    await theirs.getByRole("button", { name: "Request access" }).click();
    await expect(theirs.getByText("Your request was sent.")).toBeVisible();
    await expectAccessibleAtAllWidths(theirs, "a request that was sent");
  },
);
