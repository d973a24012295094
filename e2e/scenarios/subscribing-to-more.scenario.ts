import type { Actor } from "../actors/actor.ts";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { enterSubscriber } from "../actors/enter-subscriber.ts";
import { userIdOf } from "../actors/give-role.ts";
import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { chooseEntry } from "../screens/choose-entry.ts";
import { openInboxSettings } from "../screens/inbox-settings.ts";
import { inboxScreen } from "../screens/inbox-screen.ts";
import { openOrganizationMenu } from "../screens/organization-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

/** Waits until a person has so many unread notifications: whoever publishes is answered before the subscribers are told. */
async function expectUnread({ api }: Actor, count: number): Promise<void> {
  await expect.poll(() => api.call("GET", "/notifications/count")).toEqual({ unread: count });
}

const section = (page: Actor["page"], name: string) => page.getByRole("region", { name });

scenario(
  "whoever subscribes to a workspace is told of what is published in it, until they end that",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const other = await enterAsMember({ owner, enter }, "Omar Other");
    const { workspaceId } = await makePage(owner, "Before", "Nobody was told of this.");
    const { page } = member;
    await page.goto(`/workspace/${workspaceId}`);
    const taken = page.waitForResponse(/subscriptions\/update/);
    await page.getByRole("button", { name: "Subscribe to workspace" }).click();
    await expect(page.getByRole("button", { name: "Unsubscribe from workspace" })).toBeVisible();
    await taken;
    await other.page.goto("/inbox");
    await expect(other.page.getByText("You're all up to date")).toBeVisible();

    await makePage(owner, "Tides", "High at noon.");
    await expect(inboxScreen(page).sidebarCount).toHaveText("1");
    const dialog = await openInboxSettings(page);
    const row = dialog.getByRole("list", { name: "Workspace Subscriptions" });
    await expect(row).toContainText("Personal");
    const ended = page.waitForResponse(/subscriptions\/update/);
    await row.getByRole("button", { name: "Unsubscribe: Personal" }).click();
    await expect(row).toHaveCount(0);
    await ended;
    await page.keyboard.press("Escape");
    await expect(inboxScreen(page).row("‘Tides’")).toBeVisible();
    await makePage(owner, "Ebbs", "Low at six.");
    await page.reload();
    await expect(inboxScreen(page).rows).toHaveCount(1);
    await expect(inboxScreen(other.page).rows).toHaveCount(0);
  },
);

scenario(
  "whoever subscribes to a member, in the list of members or by search, is told of what they publish",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { page } = member;
    await page.goto("/");
    await openOrganizationMenu(page);
    await chooseEntry(page.getByRole("menuitem", { name: /Members/ }));
    await page.getByRole("button", { name: "Subscribe to Olga Owner" }).click();
    await expect(page.getByRole("button", { name: "Unsubscribe from Olga Owner" })).toBeEnabled();
    await makePage(owner, "Tides", "High at noon.");
    await expectUnread(member, 1);
    await page.goto("/inbox");
    await expect(inboxScreen(page).row("Olga Owner published ‘Tides’")).toBeVisible();

    const dialog = await openInboxSettings(page);
    const ended = page.waitForResponse(/subscriptions\/update/);
    await dialog.getByRole("button", { name: "Unsubscribe: Olga Owner" }).click();
    await expect(section(page, "User Subscriptions")).toContainText("No subscriptions.");
    await ended;
    await dialog.getByRole("combobox", { name: "Subscribe to a member" }).fill("olga");
    await page.getByRole("option", { name: /Olga Owner/ }).click();
    await dialog.getByRole("button", { name: "SUBSCRIBE" }).click();
    await expect(dialog.getByRole("list", { name: "User Subscriptions" })).toHaveText(
      /^Olga Owner/,
    );
    await expect(dialog.getByRole("combobox")).toHaveValue("");
  },
);

scenario(
  "a version that is published without notifying is told to nobody",
  async ({ owner, enter }) => {
    const { member, pageId } = await enterSubscriber({ owner, enter });
    const { page } = owner;
    const screen = pageScreen(page);
    for (const words of ["Quietly", "Loudly"]) {
      await page.goto(`/page/${pageId}`);
      await screen.toggle("Edit").click();
      await screen.body.click();
      await page.keyboard.type(words);
      await screen.says("Saved");
      await screen.publishButton.click();
      const silent = screen.publishDialog.getByRole("checkbox", {
        name: "Publish without notifying",
      });
      await expect(silent).not.toBeChecked();
      if (words === "Quietly") await silent.check();
      await screen.publishDialog.getByLabel("Subject line").fill(words);
      await screen.publishDialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
      await expect(screen.reading).toContainText(words);
    }
    await expectUnread(member, 1);
    await member.page.goto("/inbox");
    await expect(inboxScreen(member.page).rows).toHaveCount(1);
    await expect(inboxScreen(member.page).row("Loudly")).toBeVisible();
  },
);

scenario(
  "a member reads in the inbox what they may do now, and goes there while they may",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member", []);
    const userId = await userIdOf(member);
    const { pageId } = await makePage(owner, "Bread", "Feed it at six.");
    const { page } = member;
    const inbox = inboxScreen(page);
    await page.goto("/inbox");
    await expect(page.getByText("You're all up to date")).toBeVisible();
    await owner.api.call("PUT", `/pages/${pageId}/members/${userId}`, { role: "editor" });
    await page.getByRole("button", { name: "1 new" }).click();
    await inbox.row("Olga Owner made you an editor of ‘Bread’").click();
    await expect(page.getByText("You may read it, write drafts and publish them.")).toBeVisible();
    const opened = page.waitForResponse(/recents\/add/);
    await page.getByRole("link", { name: "Open page ‘Bread’" }).click();
    await expect(pageScreen(page).reading).toHaveText("Feed it at six.");
    await opened;
    member.complaints.allow(/^403 GET /);
    await owner.api.call("PUT", `/pages/${pageId}/members/${userId}`, { role: null });
    await page.goto("/inbox");
    const lost = inbox.row("Olga Owner took away your access to ‘Bread’");
    await lost.click();
    await expect(page.getByText("You no longer see this page.")).toBeVisible();
  },
);
