import { expect, scenario } from "../scenario.ts";
import { scenarioWithMail } from "../scenario-with-mail.ts";
import { inviteBy, openMembers } from "../screens/members-dialog.ts";
import { openFromOrganizationMenu } from "../screens/organization-menu.ts";
import { organizationButton } from "../screens/organization-button.ts";

const theirs = "Olga Owner's Stemma";

scenarioWithMail(
  "the mailed link is the one that is shown, and leads in",
  async ({ owner, stranger, mailBox }) => {
    await owner.page.goto("/");
    const dialog = await openMembers(owner.page, "Invitations");
    const [shown] = await inviteBy(dialog, [stranger.email]);
    await expect(
      dialog.getByText("It was also mailed. This link is shown only now."),
    ).toBeVisible();
    const mail = await mailBox.nextMailTo(stranger.email);
    expect(mail.subject).toBe(`Olga Owner invites you to ${theirs} on Stemma`);
    expect(new URL(mail.link).pathname).toBe(shown);
    await stranger.page.goto(mail.link);
    await stranger.page.getByRole("button", { name: "Accept" }).click();
    await expect(organizationButton(stranger.page, theirs)).toBeVisible();
  },
);

scenario(
  "where no mail is sent the link is copied, or selected for copying where the browser refuses",
  async ({ owner }) => {
    const { page, context } = owner;
    await page.goto("/");
    const settings = await openFromOrganizationMenu(page, "Settings");
    await settings.getByRole("tab", { name: "Organization" }).click();
    await settings.getByRole("button", { name: "Members" }).click();
    const dialog = page.getByRole("dialog", { name: `Members of ${theirs}` });
    await dialog.getByRole("tab", { name: "Invitations" }).click();
    const [link = ""] = await inviteBy(dialog, ["ana@example.com"]);
    await expect(dialog.getByText("No mail was sent: share this link yourself.")).toBeVisible();

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await dialog.getByRole("button", { name: "Copy: Link for ana@example.com" }).click();
    await expect(dialog.getByText("The text is selected: copy it now.")).toBeVisible();
    await expect(dialog.getByLabel("Link for ana@example.com", { exact: true })).toBeFocused();

    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, "writeText"));
    await dialog.getByRole("button", { name: "Copy: Link for ana@example.com" }).click();
    await expect(dialog.getByRole("button", { name: /^Copied/ })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(link);
  },
);
