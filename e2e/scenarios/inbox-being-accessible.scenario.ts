import { enterAsMember } from "../actors/enter-as-member.ts";
import { giveRole } from "../actors/give-role.ts";
import { makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { subscribeToPage } from "../actors/subscribe.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { inboxScreen } from "../screens/inbox-screen.ts";
import { openInboxSettings } from "../screens/inbox-settings.ts";

const longTitle =
  "A page whose title is so long that it does not fit into one line of any list that shows it, nor into two of them";

scenario(
  "axe finds nothing on the inbox, its settings and the end of its mail",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { page } = member;
    await page.goto("/inbox");
    await expect(page.getByText("You're all up to date")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "an empty inbox");

    const { pageId, workspaceId } = await makePage(owner, longTitle, "Feed it at six.");
    await subscribeToPage(member, pageId);
    const item = { type: "workspace", id: workspaceId };
    await member.api.call("PUT", "/subscriptions", { item, action: "subscribe" });
    await publishVersion(
      owner,
      pageId,
      { subjectLine: "W".repeat(72), body: "Why it was.\n\nAnd how.", pageTitle: longTitle },
      { a: "Feed it at seven." },
    );
    await giveRole(owner, { pageId }, member, "administrator");
    await expect(page.getByRole("button", { name: /new$/ })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "news of the inbox");
    await page.getByRole("button", { name: /new$/ }).click();
    const inbox = inboxScreen(page);
    await expect(inbox.rows).toHaveCount(2);
    await inbox.row(longTitle).first().click();
    await inbox.row("W".repeat(72)).click();
    await expect(page.getByText("And how.")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "an inbox that is read");

    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page.getByRole("menuitemcheckbox", { name: "Unread" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the filter");
    const dialog = await openInboxSettings(page);
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await expectAccessibleAtAllWidths(page, "the subscriptions");
    await dialog.getByRole("tab", { name: "Mail" }).click();
    await expect(dialog.getByRole("radio", { name: "Off" })).toBeChecked();
    await expectAccessibleAtAllWidths(page, "the settings of mail");
    await page.goto("/unsubscribe/nothing");
    member.complaints.allow(/unsubscribeMail/);
    await expect(page.getByRole("button", { name: "End notification mail" })).toBeVisible();
    await expectAccessibleAtAllWidths(page, "the end of notification mail");
    await page.getByRole("button", { name: "End notification mail" }).click();
    await expect(page.getByText("This link does not work")).toBeVisible();
    await expectAccessibleAtAllWidths(page, "a link that ends nothing");
  },
);
