import { confirmAddress } from "../actors/confirm-address.ts";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { userIdOf } from "../actors/give-role.ts";
import { makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { subscribeToPage } from "../actors/subscribe.ts";
import { expect } from "../scenario.ts";
import { scenarioWithMail } from "../scenario-with-mail.ts";
import { openInboxSettings } from "../screens/inbox-settings.ts";
import { openSql } from "../server/open-sql.ts";

scenarioWithMail(
  "whoever wants mail at once gets it, and ends it from a browser that nobody is signed in to",
  async ({ owner, enter, visitor, server, mailBox }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    await confirmAddress(member, mailBox);
    const dialog = await openInboxSettings(member.page, "Mail");
    const saved = member.page.waitForResponse(/settings\/updateUser/);
    await dialog.getByText("At once", { exact: true }).click();
    await saved;
    await member.page.close();
    const { pageId } = await makePage(owner, "Bread", "Feed it at six.");
    await subscribeToPage(member, pageId);
    const words = { subjectLine: "More salt", body: "Nobody tasted it.", pageTitle: "Bread" };
    await publishVersion(owner, pageId, words, { a: "Feed it salt." });
    // Notifications that are seen within a minute are not mailed: let that minute pass.
    // The notification is made after the publish.
    const sql = openSql(server.dataDir);
    const userId = await userIdOf(member);
    const age = async () =>
      (
        await sql`update notifications set triggered_at = triggered_at - interval '2 minutes'
          where user_id = ${userId} returning id`
      ).length;
    await expect.poll(age).toBe(1);
    await sql.end();
    const mail = await mailBox.nextMailTo(member.email);
    expect(mail.text).toContain("More salt");
    const link = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(mail.text)?.[0] ?? "";

    const { page } = visitor;
    await page.goto(link);
    await expect(page.getByText("End notification mail?")).toBeVisible();
    await page.getByRole("button", { name: "End notification mail" }).click();
    await expect(page.getByText("You get no more notification mail")).toBeVisible();
    expect(await member.api.call("GET", "/account")).toMatchObject({
      user: { notificationMail: "off" },
    });
  },
);
