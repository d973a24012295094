import { enterAsMember } from "../actors/enter-as-member.ts";
import { enterSubscriber } from "../actors/enter-subscriber.ts";
import { makePage } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { inboxScreen } from "../screens/inbox-screen.ts";
import { laidOut } from "../screens/laid-out.ts";

const words = (subjectLine: string) => ({ subjectLine, pageTitle: "Bread" });

scenario(
  "what is read in one tab is read in the other, and what is marked unread is unread there",
  async ({ owner, enter }) => {
    const { member, pageId } = await enterSubscriber({ owner, enter }, "Bread");
    await publishVersion(owner, pageId, words("More salt"), { a: "Feed it salt." });
    const other = await member.openTab();
    for (const tab of [member.page, other]) {
      await tab.goto("/inbox");
      await expect(inboxScreen(tab).row("More salt")).toHaveText(/^Unread/);
    }
    await inboxScreen(member.page).row("More salt").click();
    await expect(inboxScreen(other).row("More salt")).not.toHaveText(/^Unread/);
    await expect(inboxScreen(other).sidebarCount).toHaveCount(0);
    await expect(inboxScreen(other).tabIcon).toHaveAttribute("href", "/favicon.svg");
    await member.page.getByRole("button", { name: "Mark as unread" }).click();
    await expect(inboxScreen(other).row("More salt")).toHaveText(/^Unread/);
    await expect(inboxScreen(other).tabIcon).toHaveAttribute("href", /^data:/);
  },
);

scenario(
  "a notification on screen says that its page was deleted, and no longer once it is restored",
  async ({ owner, enter }) => {
    const { member, pageId } = await enterSubscriber({ owner, enter }, "Bread");
    const { page } = member;
    const expectedPublishedVersion = await publishVersion(owner, pageId, words("More salt"), {
      a: "Feed it salt.",
    });
    await page.goto("/inbox");
    const row = inboxScreen(page).row("More salt");
    await expect(row).toContainText("published ‘Bread’");
    await expect(row).not.toContainText("(Deleted)");
    await owner.api.call("DELETE", `/pages/${pageId}`, { expectedPublishedVersion });
    await expect(row).toContainText("published ‘Bread’ (Deleted)");
    await owner.api.call("POST", `/pages/${pageId}/restore`, {});
    await expect(row).not.toContainText("(Deleted)");
  },
);

scenario(
  "somebody who asks for access while the inbox is read waits behind a button and pushes nothing away",
  async ({ owner, enter, stranger }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const { page } = owner;
    const inbox = inboxScreen(page);
    const { pageId, workspaceId } = await makePage(owner, "Bread", "Feed it at six.");
    await publishVersion(member, pageId, words("More salt"), { a: "Feed it salt." });
    await page.goto("/inbox");
    const row = inbox.row("Mara Member published ‘Bread’");
    await row.click();
    await expect(inbox.sidebarCount).toHaveCount(0);
    await expect(row).not.toHaveText(/^Unread/);
    await laidOut(page);
    const before = await row.boundingBox();

    const item = { type: "workspace", id: workspaceId };
    await stranger.api.call("POST", "/requests", { item, message: "Please." });
    await expect(page.getByRole("button", { name: "1 new" })).toBeVisible();
    await expect(inbox.sidebarCount).toHaveText("1");
    expect(await row.boundingBox()).toEqual(before);
    await publishVersion(member, pageId, words("Less salt"), { a: "Feed it less." });
    await page.getByRole("button", { name: "2 new" }).click();
    await expect(page.getByRole("list", { name: "Requests" })).toContainText("Sam Stranger");
    await expect(inbox.rows).toContainText(["Mara Member published 2 versions of ‘Bread’"]);
    await expect(page.getByRole("heading", { name: "Notifications" })).toBeVisible();
  },
);

scenario("a request that comes to an empty inbox is shown at once", async ({ owner, stranger }) => {
  const { page } = owner;
  const { workspaceId } = await makePage(owner, "Bread", "Feed it at six.");
  await page.goto("/inbox");
  await expect(page.getByText("You're all up to date")).toBeVisible();
  const item = { type: "workspace", id: workspaceId };
  await stranger.api.call("POST", "/requests", { item, message: "Please." });
  await expect(page.getByRole("list", { name: "Requests" })).toContainText("Sam Stranger");
  await expect(page.getByText("You're all up to date")).toHaveCount(0);
});
