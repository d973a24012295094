import { invite } from "../actors/invite.ts";
import { expect, scenario } from "../scenario.ts";
import { openMembers } from "../screens/members-dialog.ts";
import { organizationButton } from "../screens/organization-button.ts";
import { signInScreen } from "../screens/sign-in.ts";
import { openSql } from "../server/open-sql.ts";

const asUser = { type: "organization", role: "user" } as const;

scenario(
  "whoever holds the link declines without signing in, and the owner sees the invitation go",
  async ({ owner, visitor: { page, email } }) => {
    await page.goto(await invite(owner, email, asUser));
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("heading", { name: "Invitation declined" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Invitation declined" })).toBeVisible();
    await owner.page.goto("/");
    const dialog = await openMembers(owner.page, "Invitations");
    await expect(dialog.getByLabel("Invite users")).toBeVisible();
    await expect(dialog.getByText(email)).toBeHidden();
  },
);

scenario(
  "a resent invitation has another link, and a revoked invitation has none",
  async ({ owner, visitor }) => {
    const { page, email } = visitor;
    visitor.complaints.allow(/^404 GET .*invitations\/read/);
    const first = await invite(owner, email, asUser);
    await owner.page.goto("/");
    const dialog = await openMembers(owner.page, "Invitations");
    await dialog.getByRole("button", { name: `Resend: ${email}` }).click();
    const link = dialog.getByLabel(`Link for ${email}`, { exact: true });
    const second = new URL(await link.inputValue()).pathname;
    expect(second).not.toBe(first);
    await page.goto(first);
    await expect(page.getByRole("heading", { name: "Invitation not valid" })).toBeVisible();
    await page.goto(second);
    await expect(page.getByRole("button", { name: "Decline" })).toBeVisible();

    const revoked = owner.page.waitForResponse(/invitations\/revoke/);
    await dialog.getByRole("button", { name: `Revoke: ${email}` }).click();
    await expect(dialog.getByText(email)).toBeHidden();
    await revoked;
    await page.reload();
    await expect(page.getByRole("heading", { name: "Invitation revoked" })).toBeVisible();
  },
);

scenario(
  "an invitation that was not answered in time says so, and whom to ask",
  async ({ owner, visitor: { page, email }, server }) => {
    const link = await invite(owner, email, asUser);
    const sql = openSql(server.dataDir);
    await sql`update invitations set expires_at = now() where email = ${email}`;
    await sql.end();
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Invitation expired" })).toBeVisible();
    await expect(page.getByText("Ask Olga Owner to resend it.")).toBeVisible();
    await owner.page.goto("/");
    const dialog = await openMembers(owner.page, "Invitations");
    await expect(dialog.getByRole("listitem")).toContainText("Expired");
  },
);

scenario(
  "whose session ended meanwhile is asked to sign in, and accepts then",
  async ({ owner, stranger }) => {
    const { page, context, email } = stranger;
    stranger.complaints.allow(/^401 POST .*invitations\/answer/);
    await page.goto(await invite(owner, email, asUser));
    await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();
    await context.clearCookies();
    await page.getByRole("button", { name: "Accept" }).click();
    await page.getByRole("link", { name: "Sign in" }).click();
    await signInScreen(page).signIn(stranger);
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(organizationButton(page, "Olga Owner's Stemma")).toBeVisible();
  },
);
