import { expect, scenario } from "../scenario.ts";
import { inviteBy, openMembers } from "../screens/members-dialog.ts";
import { organizationButton } from "../screens/organization-button.ts";
import { signInScreen } from "../screens/sign-in.ts";

const theirs = "Olga Owner's Stemma";

scenario(
  "an owner invites who has an account and who has none, and each comes in by their link",
  async ({ owner, enterUnknown, stranger, visitor }) => {
    const colleague = await enterUnknown("Cora Colleague");
    await colleague.api.call("POST", "/auth/sign-up/email", colleague);
    await owner.page.goto("/");
    const dialog = await openMembers(owner.page, "Invitations");
    const [toColleague = "", toVisitor = ""] = await inviteBy(dialog, [
      colleague.email,
      visitor.email,
    ]);
    await expect(dialog.getByText("2 people are invited.")).toBeVisible();
    await expect(dialog.getByRole("tab", { name: "Invitations (2)" })).toBeVisible();

    const { page } = visitor;
    await page.goto(toVisitor);
    await expect(page.getByRole("heading", { name: `Join ${theirs}` })).toBeVisible();
    await expect(page.getByText(`Olga Owner invites you to ${theirs}, as a user.`)).toBeVisible();
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(visitor.email);
    await page.getByLabel("Name").fill(visitor.name);
    await page.getByLabel("Password").fill(visitor.password);
    await page.getByRole("button", { name: "CREATE ACCOUNT" }).click();
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(organizationButton(page, theirs)).toBeVisible();

    await stranger.page.goto(toColleague);
    await expect(stranger.page.getByText(`You are signed in as ${stranger.email}`)).toBeVisible();
    await expect(stranger.page.getByRole("button", { name: "Accept" })).toBeHidden();
    await stranger.page.getByRole("button", { name: "Sign out and come back" }).click();
    await stranger.page.getByRole("link", { name: "Sign in" }).click();
    await signInScreen(stranger.page).signIn(colleague);
    await stranger.page.getByRole("button", { name: "Accept" }).click();
    await expect(organizationButton(stranger.page, theirs)).toBeVisible();
    await owner.page.reload();
    await expect((await openMembers(owner.page)).getByRole("listitem")).toHaveCount(3);
  },
);

scenario(
  "an invitation into a workspace leads to it, with the role that was chosen",
  async ({ owner, stranger }) => {
    const { workspaceId } = await owner.api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: "Bakery",
    });
    await owner.page.goto(`/workspace/${workspaceId}`);
    await owner.page.getByRole("button", { name: "Workspace settings" }).click();
    const dialog = owner.page.getByRole("dialog", { name: "Workspace settings" });
    await dialog.getByLabel("Role").selectOption("Admin");
    const [link = ""] = await inviteBy(dialog, [stranger.email]);
    await expect(dialog.getByRole("listitem")).toContainText("Admin");

    const { page } = stranger;
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Join Bakery" })).toBeVisible();
    await expect(page.getByText("to administer it")).toBeVisible();
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(page).toHaveURL(`/workspace/${workspaceId}`);
    await expect(page.getByRole("heading", { name: "Bakery" })).toBeVisible();
    await page.getByRole("button", { name: "Workspace settings" }).click();
    const settings = page.getByRole("dialog", { name: "Workspace settings" });
    await settings.getByLabel("Invite users").fill("nina@outside.example, omar@outside.example");
    stranger.complaints.allow(/^403 POST .*invitations\/create/);
    await settings.getByRole("button", { name: "INVITE 2" }).click();
    await expect(settings.getByRole("alert")).toContainText(
      "nina@outside.example and omar@outside.example are not in this organization. An admin",
    );
  },
);
