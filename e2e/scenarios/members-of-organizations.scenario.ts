import { invite } from "../actors/invite.ts";
import { joinOrganization } from "../actors/join-organization.ts";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { publishDraft, saveDraft, type MadePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { openMembers } from "../screens/members-dialog.ts";
import { organizationButton } from "../screens/organization-button.ts";

const theirs = "Olga Owner's Stemma";

scenario(
  "the last administrator neither leaves nor steps down before somebody else administers",
  async ({ owner, stranger }) => {
    const { page } = owner;
    owner.complaints.allow(/^409 /);
    // The event reaches the tab before its new organization does, so the tab reads once more in the old one.
    owner.complaints.allow(/^403 GET/);
    await joinOrganization(stranger, owner, []);
    await owner.api.call("POST", "/organizations", { organizationName: "The orchard" });
    const { items } = await owner.api.call<{
      items: readonly { id: string; organizationName: string }[];
    }>("GET", "/organizations");
    const id = items.find(({ organizationName }) => organizationName === theirs)?.id;
    await owner.api.call("POST", `/organizations/${id}/activate`, {});
    await page.goto("/snippets");
    const dialog = await openMembers(page);
    await dialog.getByLabel("Role of Olga Owner").selectOption("User");
    await expect(dialog.getByRole("alert")).toContainText("Make somebody else an admin");
    await expect(dialog.getByLabel("Role of Olga Owner")).toHaveValue("administrator");
    await dialog.getByRole("button", { name: "Leave organization" }).click();
    const question = page.getByRole("alertdialog", { name: `Leave ${theirs}?` });
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(question.getByRole("alert")).toContainText("Make somebody else an admin");
    await question.getByRole("button", { name: "Cancel" }).click();

    const given = page.waitForResponse(/rpc\/members\/update/);
    await dialog.getByLabel("Role of Sam Stranger").selectOption("Admin");
    await given;
    await expect(dialog.getByLabel("Role of Sam Stranger")).toBeEnabled();
    await dialog.getByRole("button", { name: "Leave organization" }).click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(organizationButton(page, "The orchard")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

scenario(
  "who is removed is out; their pages stay, and what they alone administered passes on",
  async ({ owner, enter }) => {
    const mara = await enterAsMember({ owner, enter }, "Mara Member");
    const { workspaceId } = await mara.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Bakery",
    });
    const made = await mara.api.call<MadePage>("POST", "/pages", { workspaceId });
    const { pageId, draftId } = made;
    const revision = await saveDraft(mara, draftId, 1, "Bread", "Weigh the starter.");
    await publishDraft(mara, draftId, revision, null, "First version");
    const { page } = owner;
    await page.goto("/");
    const dialog = await openMembers(page);
    await dialog.getByRole("button", { name: "Remove Mara Member" }).click();
    const question = page.getByRole("alertdialog", { name: `Remove Mara Member from ${theirs}?` });
    await expect(question).toContainText("Their pages stay here");
    await question.getByRole("button", { name: "Cancel" }).click();
    await dialog.getByRole("button", { name: "Remove Mara Member" }).click();
    await question.getByRole("button", { name: "Remove" }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByRole("list", { name: "Members" })).not.toContainText("Mara Member");
    await page.goto(`/page/${pageId}`);
    await expect(page.getByText("Weigh the starter.")).toBeVisible();
    await page.goto(`/workspace/${workspaceId}`);
    await expect(page.getByRole("button", { name: "New page", exact: true })).toBeEnabled();
    mara.complaints.allow(/^403 /);
    await mara.page.goto(`/page/${pageId}`);
    await expect(mara.page.getByRole("heading", { name: /don't have access/ })).toBeVisible();
  },
);

scenario("who is invited to administer does so at once", async ({ owner, stranger }) => {
  const link = await invite(owner, stranger.email, {
    type: "organization",
    role: "administrator",
  });
  const { page } = stranger;
  await page.goto(link);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(organizationButton(page, theirs)).toBeVisible();
  const dialog = await openMembers(page);
  await dialog.getByRole("tab", { name: "Requests" }).click();
  await expect(dialog.getByText("No requests")).toBeVisible();
});
