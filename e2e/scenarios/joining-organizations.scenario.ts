import type { Actor } from "../actors/actor.ts";
import { confirmAddress } from "../actors/confirm-address.ts";
import { invite } from "../actors/invite.ts";
import { expect } from "../scenario.ts";
import { scenarioWithMail } from "../scenario-with-mail.ts";
import { joinExisting } from "../screens/join-existing.ts";
import { openMembers } from "../screens/members-dialog.ts";
import { organizationButton } from "../screens/organization-button.ts";
import { openOrganizationMenu } from "../screens/organization-menu.ts";
import type { MailBox } from "../server/mail-box.ts";

const theirs = "Olga Owner's Stemma";

/** Asks to join with one of the person's own addresses, and opens the mailed link. */
async function confirm({ page }: Actor, mailBox: MailBox, address: string): Promise<string> {
  await page.goto("/");
  await joinExisting(page, address);
  const { link } = await mailBox.nextMailTo(address);
  await page.goto(link);
  return new URL(link).pathname;
}

scenarioWithMail(
  "who is invited by another address confirms it by mail, and is in",
  async ({ owner, stranger, mailBox }) => {
    const { page } = stranger;
    const atWork = "sam@bakery.example";
    await invite(owner, atWork, { type: "organization", role: "user" });
    await mailBox.nextMailTo(atWork);
    stranger.complaints.allow(/^410 POST .*requests\/confirm/);
    const link = await confirm(stranger, mailBox, atWork);
    await expect(page.getByRole("heading", { name: "You are in" })).toBeVisible();
    await expect(page.getByText(`${atWork} was invited to ${theirs}`)).toBeVisible();
    await page.getByRole("button", { name: `Go to ${theirs}` }).click();
    await expect(organizationButton(page, theirs)).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await page.getByRole("button", { name: "Ask for another link" }).click();
    await expect(page.getByRole("tab", { name: "Join Existing" })).toBeVisible();
  },
);

for (const { decision, isIn } of [
  { decision: "Approve", isIn: true },
  { decision: "Decline", isIn: false },
]) {
  scenarioWithMail(
    `who asks by an address of the organization is decided on by its administrator: ${decision}`,
    async ({ enterUnknown, stranger, mailBox }) => {
      const unknown = await enterUnknown("Olga Owner");
      const { name, password } = unknown;
      const domain = `${decision.toLowerCase()}.example`;
      const owner = { ...unknown, email: `olga@${domain}` };
      const { email } = owner;
      await owner.api.call("POST", "/auth/sign-up/email", { name, email, password });
      await owner.api.call("POST", "/account", {});
      await confirmAddress(owner, mailBox);
      await confirm(stranger, mailBox, `sam@${domain}`);
      await expect(
        stranger.page.getByRole("heading", { name: "Your address is confirmed" }),
      ).toBeVisible();

      const { page } = owner;
      await page.goto("/");
      await page.getByRole("link", { name: "Inbox 1" }).click();
      const request = page.getByRole("list", { name: "Requests" }).getByRole("listitem");
      await expect(request).toContainText(`Asks to join ${theirs}`);
      await expect(request).toContainText(`also uses sam@${domain}`);
      await request.getByRole("button", { name: decision }).click();
      await expect(page.getByText("You're all up to date")).toBeVisible();
      await expect(page.getByRole("link", { name: "Inbox", exact: true })).toBeVisible();
      await expect(
        (await openMembers(page)).getByRole("list", { name: "Members" }).getByRole("listitem"),
      ).toHaveCount(isIn ? 2 : 1);
      await stranger.page.goto("/");
      const menu = await openOrganizationMenu(stranger.page);
      await expect(menu.getByText("Sam Stranger's Stemma")).toBeVisible();
      await expect(menu.getByRole("menuitem", { name: theirs })).toHaveCount(isIn ? 1 : 0);
    },
  );
}

scenarioWithMail(
  "who showed their address finds what they are invited to in their inbox",
  async ({ owner, stranger, mailBox }) => {
    const { page, email } = stranger;
    await confirm(stranger, mailBox, email);
    await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
    await invite(owner, email, { type: "organization", role: "administrator" });
    await page.goto("/");
    await page.getByRole("link", { name: "Inbox 1" }).click();
    const invitation = page.getByRole("region", { name: "Invitations" });
    await expect(invitation).toContainText(`Invites you to ${theirs}, as an admin`);
    await invitation.getByRole("button", { name: `Accept: ${theirs}` }).click();
    await expect(invitation.getByRole("status")).toContainText(`You are in ${theirs} now.`);
    await invitation.getByRole("button", { name: "Go there" }).click();
    await expect(organizationButton(page, theirs)).toBeVisible();
  },
);
