import type { Actor } from "../actors/actor.ts";
import { enterAsMember } from "../actors/enter-as-member.ts";
import { enterSubscriber } from "../actors/enter-subscriber.ts";
import { makePage, personalWorkspace } from "../actors/make-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { inboxScreen } from "../screens/inbox-screen.ts";
import { laidOut } from "../screens/laid-out.ts";

const publish = (owner: Actor, pageId: string, subjectLine: string, body = "") =>
  publishVersion(owner, pageId, { subjectLine, body }, { a: `Feed it: ${subjectLine}` });

scenario(
  "a subscriber reads in the inbox what was published, why, and what changed",
  async ({ owner, enter }) => {
    const { member, pageId, versionId } = await enterSubscriber({ owner, enter });
    const second = await publish(owner, pageId, "More salt", "Nobody tasted it before.");
    const { page } = member;
    const inbox = inboxScreen(page);
    await page.goto("/inbox");
    const row = inbox.row("More salt");
    await expect(row).toHaveText(/^Unread: Olga Owner published ‘The bread day’/);
    await expect(inbox.sidebarCount).toHaveText("1");
    await expect(page).toHaveTitle("Stemma");
    await expect(inbox.tabIcon).toHaveAttribute("href", /^data:/);
    const marked = page.waitForResponse(/notifications\/mark/);
    await row.click();
    await expect(page.getByText("Nobody tasted it before.")).toBeVisible();
    await expect(row).not.toHaveText(/Unread/);
    await expect(inbox.sidebarCount).toHaveCount(0);
    await expect(inbox.tabIcon).toHaveAttribute("href", "/favicon.svg");
    await marked;
    await page.reload();
    await expect(row).not.toHaveText(/Unread/);
    await row.click();
    await page.getByRole("link", { name: "See what changed" }).click();
    await expect(page).toHaveURL(`/page/${pageId}?version=${second}&compareTo=${versionId}`);
    await expect(page).toHaveTitle("The bread day (Compare)");
  },
);

scenario(
  "a subscriber who opens the page from its notification has read it",
  async ({ owner, enter }) => {
    const { member, pageId } = await enterSubscriber({ owner, enter });
    await publish(owner, pageId, "More salt");
    const { page } = member;
    await page.goto("/inbox");
    const marked = page.waitForResponse(/notifications\/mark/);
    await page.getByRole("link", { name: "Open page ‘The bread day’" }).click();
    await expect(page).toHaveURL(`/page/${pageId}`);
    await marked;
    await page.goto("/inbox");
    await expect(inboxScreen(page).row("More salt")).not.toHaveText(/Unread/);
  },
);

scenario(
  "the inbox comes ten at a time, and its filter is in the address without filling the history",
  async ({ owner, enter }) => {
    const member = await enterAsMember({ owner, enter }, "Mara Member");
    const item = { type: "workspace", id: await personalWorkspace(owner) };
    await member.api.call("PUT", "/subscriptions", { item, action: "subscribe" });
    for (let count = 1; count <= 12; count += 1) await makePage(owner, `Page ${count}`, "Words.");
    // Whoever publishes is answered before the subscribers are told.
    await expect.poll(() => member.api.call("GET", "/notifications/count")).toEqual({ unread: 12 });
    const { page } = member;
    const inbox = inboxScreen(page);
    await page.goto("/");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /Inbox/ })
      .click();
    await expect(inbox.rows).toHaveCount(10);
    await expect(inbox.rows.first()).toContainText("Page 12");
    const lastMarked = page.waitForResponse(/notifications\/mark/);
    await inbox.rows.last().click();
    await expect(page.getByRole("link", { name: "See the first version" })).toBeInViewport();
    await lastMarked;
    await page.getByRole("button", { name: "Load more" }).click();
    await expect(inbox.rows).toHaveCount(12);
    await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
    const marked = page.waitForResponse(/notifications\/mark/);
    await inbox.row("‘Page 12’").click();
    await marked;
    await inbox.filter();
    await expect(page).toHaveURL("/inbox?unread=true");
    await expect(page.getByRole("button", { name: "Filter: unread" })).toBeVisible();
    await expect(inbox.row("‘Page 12’")).toHaveCount(0);
    const eleventh = page.waitForResponse(/notifications\/mark/);
    await inbox.row("‘Page 11’").click();
    await eleventh;
    await expect(inbox.row("‘Page 11’")).toHaveAttribute("aria-expanded", "true");
    await inbox.row("‘Page 11’").click();
    await expect(inbox.row("‘Page 11’")).toHaveCount(0);
    await expect(inbox.row("‘Page 10’")).toBeFocused();
    const allMarked = page.waitForResponse(/notifications\/markAllRead/);
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(inbox.rows).toHaveCount(0);
    await expect(inbox.sidebarCount).toHaveCount(0);
    await allMarked;
    await expect(page.getByText("You're all up to date")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/");
  },
);

scenario(
  "a version published while somebody reads the inbox waits behind a button, and joins the row of its page",
  async ({ owner, enter }) => {
    const { member, pageId } = await enterSubscriber({ owner, enter });
    await publish(owner, pageId, "More salt");
    const { page } = member;
    const inbox = inboxScreen(page);
    await page.goto("/inbox");
    const row = inbox.row("More salt");
    await row.click();
    await expect(row).not.toHaveText(/^Unread/);
    await expect(inbox.sidebarCount).toHaveCount(0);
    await expect(page.getByRole("link", { name: "See what changed" })).toBeVisible();
    await laidOut(page);
    const before = await row.boundingBox();
    await publish(owner, pageId, "Less salt");
    const fresh = page.getByRole("button", { name: "1 new" });
    await expect(fresh).toBeVisible();
    await expect(inbox.sidebarCount).toHaveText("1");
    expect(await row.boundingBox()).toEqual(before);
    await expect(inbox.rows).toHaveCount(1);
    await fresh.click();
    await expect(inbox.rows).toHaveCount(1);
    await expect(inbox.rows).toHaveText(
      /^Unread: Olga Owner published 2 versions of ‘The bread day’(?!.*salt)/,
    );
    await expect(fresh).toHaveCount(0);
    const versions = page.getByRole("list", { name: "Versions" }).getByRole("listitem");
    await expect(versions).toHaveText([/^Unread: Less salt/, /^More salt/]);
    await inbox.rows.press("Enter");
    await expect(versions).toHaveCount(0);
    await expect(inbox.rows).toHaveText(/Less salt/);
    await inbox.rows.press("Enter");
    await expect(versions).toHaveText([/^Less salt/, /^More salt/]);
    await expect(inbox.sidebarCount).toHaveCount(0);
  },
);
